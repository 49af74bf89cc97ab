export interface FailuresSearch {
  /** Only entries of this kind. */
  readonly kind?: string | undefined;
}

export const readFailuresSearch = ({ kind }: Readonly<Record<string, unknown>>): FailuresSearch =>
  typeof kind === 'string' && kind !== '' ? { kind } : {};

const WINDOWS = ['1', '7', '30'] as const;
export type Window = (typeof WINDOWS)[number];

export interface DeliverySearch {
  /** Within how many days. */
  readonly days?: Window | undefined;
}

export function readDeliverySearch({ days }: Readonly<Record<string, unknown>>): DeliverySearch {
  const known = WINDOWS.find((one) => one === days);
  return known === undefined ? {} : { days: known };
}
