import { type Filters, type Offer, OLDEST, withFilter } from './filters';

export interface Ages {
  /** The ends of the scale: from the brand's lowest age on. */
  readonly min: number;
  readonly max: number;
  readonly from: number;
  readonly to: number;
}

/** The ages that filters ask for; where they leave an end open, that of the scale. */
export function agesOf({ min_age, max_age }: Filters, { minAge }: Pick<Offer, 'minAge'>): Ages {
  return { min: minAge, max: OLDEST, from: Number(min_age ?? minAge), to: Number(max_age ?? OLDEST) };
}

/** The same filters with other ages. An end of the scale asks nothing. */
export function withAges(filters: Filters, { from, to }: Pick<Ages, 'from' | 'to'>, offer: Pick<Offer, 'minAge'>) {
  const lowest = withFilter(filters, 'min_age', from > offer.minAge ? String(from) : '');
  return withFilter(lowest, 'max_age', to < OLDEST ? String(to) : '');
}

/** The ages in a few signs, like 30–40 or 30+; undefined where none are asked for. */
export function agesText(filters: Filters, offer: Pick<Offer, 'minAge'>): string | undefined {
  if (filters.min_age === undefined && filters.max_age === undefined) return undefined;
  const { from, to } = agesOf(filters, offer);
  return filters.max_age === undefined ? `${from}+` : `${from}–${to}`;
}
