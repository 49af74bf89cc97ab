export interface FailuresSearch {
  /** Only entries of this kind. */
  readonly kind?: string | undefined;
}

export const readFailuresSearch = ({ kind }: Readonly<Record<string, unknown>>): FailuresSearch =>
  typeof kind === 'string' && kind !== '' ? { kind } : {};
