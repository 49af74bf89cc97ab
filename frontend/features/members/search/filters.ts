import {
  FILTER_FIELDS,
  type FilterField,
  MEMBER_FILTERS,
  SEARCHED_TRAITS,
  type SearchedTrait,
  wordsOf,
} from '../../../../contract/profile/fields';

/** The filters that every search has. */
const ALWAYS = ['near', 'with_photo', 'verified_only', 'online', 'new', 'sort'] as const;
/** These filters would reveal to a visitor what a card does not show. */
const MEMBERS_ONLY: ReadonlySet<string> = new Set([...MEMBER_FILTERS, 'near', 'verified_only', 'online']);

/** Under their names in the address and in the API; the brand chooses which of the fields it offers. */
const ALL = [...FILTER_FIELDS, ...ALWAYS] as const;
export type FilterName = FilterField | (typeof ALWAYS)[number];

/** Lists are joined by commas; what is absent is not asked. */
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

/** These orders compare with the viewer. */
const FOR_MEMBERS: ReadonlySet<string> = new Set(['distance', 'shared_interests']);
export const SORTS = ['recommended', 'newest', 'distance', 'shared_interests'] as const;
export const DISTANCES = [10, 20, 30, 50, 75, 100, 150, 200, 300, 500];
export const OLDEST = 99;

export interface Offer {
  /** The brand's `search_fields`. */
  readonly fields: readonly FilterField[];
  readonly minAge: number;
  readonly isMember: boolean;
}

/** The orders that a search may have: some tell of a member what a visitor may not know. */
export const sortsOf = ({ isMember }: Pick<Offer, 'isMember'>): readonly (typeof SORTS)[number][] =>
  isMember ? SORTS : SORTS.filter((sort) => !FOR_MEMBERS.has(sort));

const isWhole = (text: string, min: number, max: number): boolean =>
  /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max;

type Validity = (text: string, offer: Offer) => boolean;
const areOf =
  (words: readonly string[]): Validity =>
  (text) =>
    text.split(',').every((word) => words.includes(word));

const VALID: Readonly<Record<FilterName, Validity>> = {
  ...(Object.fromEntries(SEARCHED_TRAITS.map((name) => [name, areOf(wordsOf(name))])) as Record<
    SearchedTrait,
    Validity
  >),
  gender: areOf(wordsOf('gender')),
  min_age: (text, { minAge }) => isWhole(text, minAge, OLDEST),
  max_age: (text, { minAge }) => isWhole(text, minAge, OLDEST),
  country: (text) => /^[A-Z]{2}$/.test(text),
  countryregion: (text) => isWhole(text, 1, 2_147_483_647),
  distance: (text) => isWhole(text, 1, 500),
  interests: (text) => /^[1-9]\d{0,3}(,[1-9]\d{0,3}){0,19}$/.test(text),
  near: (text) => text === 'me',
  with_photo: (text) => text === 'true',
  verified_only: (text) => text === 'true',
  online: (text) => text === 'true',
  new: (text) => text === 'true',
  sort: (text, offer) => text !== 'recommended' && sortsOf(offer).some((sort) => sort === text),
};

/** Whether a filter is there for this brand and reader. */
export function isOffered(name: FilterName, { fields, isMember }: Offer): boolean {
  const isGiven = ALWAYS.some((one) => one === name) || fields.some((field) => field === name);
  // A stored revision may name a field that this build does not have.
  return isGiven && ALL.includes(name) && (isMember || !MEMBERS_ONLY.has(name));
}

/** Whether an address says anything about a search: also that it is the usual one. */
export const asksSomething = (search: string): boolean => {
  const asked = new URLSearchParams(search);
  return ALL.some((name) => asked.has(name));
};

/** Reads the filters of an address and drops invalid ones: a link may be old, or belong to another brand. */
export function readFilters(search: string, offer: Offer): Filters {
  const asked = new URLSearchParams(search);
  const read = ALL.flatMap((name) => {
    const text = asked.get(name);
    return text !== null && isOffered(name, offer) && VALID[name](text, offer) ? [[name, text] as const] : [];
  });
  return settled(Object.fromEntries(read));
}

/** The same without what contradicts itself. */
export function settled(filters: Filters): Filters {
  const { min_age, max_age, country, countryregion, ...rest } = filters;
  const isTurned = min_age !== undefined && max_age !== undefined && Number(min_age) > Number(max_age);
  const [min, max] = isTurned ? [max_age, min_age] : [min_age, max_age];
  return {
    ...rest,
    ...(min !== undefined && { min_age: min }),
    ...(max !== undefined && { max_age: max }),
    ...(country !== undefined && { country }),
    ...(countryregion !== undefined && { countryregion }),
  };
}

/** The one spelling of a search, with its question mark; empty where nothing is asked. */
export function queryOf(filters: Filters): string {
  const query = ALL.flatMap((name) => {
    const text = filters[name];
    return text === undefined || text === '' ? [] : [`${name}=${text}`];
  });
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** With a filter set, or taken away by an empty text. */
export function withFilter(filters: Filters, name: FilterName, text: string): Filters {
  const changed = Object.fromEntries(Object.entries({ ...filters, [name]: text }).filter(([, one]) => one !== ''));
  // Regions are of one country.
  if (name === 'country') delete changed['countryregion'];
  return changed;
}

/** How many things are asked for, as a person counts them. */
export function countOf(filters: Filters): number {
  const { min_age, max_age, near, distance, ...others } = filters;
  const together = [min_age ?? max_age, near ?? distance].filter((one) => one !== undefined);
  return Object.keys(others).filter((name) => name !== 'sort').length + together.length;
}
