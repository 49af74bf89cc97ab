import { desk as texts } from '../texts/desk';

export interface DeskSearch {
  /** The id of what the desk opens at. Left out: what is due first. */
  readonly item?: number;
  /** The slug of its brand, at a desk of all brands. */
  readonly tenant?: string;
}

export function readDeskSearch(search: Readonly<Record<string, unknown>>): DeskSearch {
  const item = Number(search['item']);
  if (!Number.isSafeInteger(item) || item <= 0) return {};
  const { tenant } = search;
  return { item, ...(typeof tenant === 'string' && { tenant }) };
}

interface Waiting {
  readonly id: number;
}

/** The place of what the address asks for; the first one where it does not wait here. */
export const placeOf = (items: readonly Waiting[], item: number | undefined): number =>
  Math.max(
    0,
    items.findIndex(({ id }) => id === item),
  );

/** The message that a desk shows at first: empty, or that the wanted item does not wait here. */
export const toldOf = (items: readonly Waiting[], item: number | undefined): string =>
  item === undefined || items.some(({ id }) => id === item) ? '' : texts.not_here;
