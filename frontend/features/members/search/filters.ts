/** What the brand can offer, in the words of the address and of the api. */
const SEARCH_FIELDS = [
  'gender',
  'min_age',
  'max_age',
  'country',
  'countryregion',
  'distance',
  'interests',
  'sexuality',
  'relationship_status',
  'body_type',
  'hair_color',
  'eye_color',
] as const;
/** What every search has. */
const ALWAYS = ['near', 'with_photo', 'online', 'new', 'sort'] as const;
/** By these a visitor would learn what a card does not tell. */
const MEMBERS_ONLY: ReadonlySet<string> = new Set([
  ...['distance', 'near', 'interests', 'online', 'sexuality', 'relationship_status', 'body_type', 'hair_color'],
  'eye_color',
]);

const ALL = [...SEARCH_FIELDS, ...ALWAYS] as const;
export type FilterName = (typeof ALL)[number];

/** Lists are joined by commas; what is absent is not asked. */
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

export const SORTS = ['activity', 'newest', 'distance'] as const;
export const DISTANCES = [10, 20, 30, 50, 75, 100, 150, 200, 300, 500];
export const OLDEST = 99;

export interface Offer {
  /** The brand's `search_fields`. */
  readonly fields: readonly string[];
  readonly minAge: number;
  readonly isMember: boolean;
}

const isWhole = (text: string, min: number, max: number): boolean =>
  /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max;

const isWords = (text: string): boolean => /^[a-z_]+(,[a-z_]+){0,9}$/.test(text);

const VALID: Readonly<Record<FilterName, (text: string, offer: Offer) => boolean>> = {
  gender: (text) => /^(woman|man|non_binary)(,(woman|man|non_binary)){0,2}$/.test(text),
  min_age: (text, { minAge }) => isWhole(text, minAge, OLDEST),
  max_age: (text, { minAge }) => isWhole(text, minAge, OLDEST),
  country: (text) => /^[A-Z]{2}$/.test(text),
  countryregion: (text) => isWhole(text, 1, 2_147_483_647),
  distance: (text) => isWhole(text, 1, 500),
  interests: (text) => /^[1-9]\d{0,3}(,[1-9]\d{0,3}){0,19}$/.test(text),
  sexuality: isWords,
  relationship_status: isWords,
  body_type: isWords,
  hair_color: isWords,
  eye_color: isWords,
  near: (text) => text === 'me',
  with_photo: (text) => text === 'true',
  online: (text) => text === 'true',
  new: (text) => text === 'true',
  sort: (text, { isMember }) => text === 'newest' || (text === 'distance' && isMember),
};

/** Whether a filter is there for this brand and reader. */
export function isOffered(name: FilterName, { fields, isMember }: Offer): boolean {
  const given = ALWAYS.some((one) => one === name) || fields.includes(name);
  return given && (isMember || !MEMBERS_ONLY.has(name));
}

/** Whether an address says anything about a search: also that it is the usual one. */
export const asksSomething = (search: string): boolean => {
  const asked = new URLSearchParams(search);
  return ALL.some((name) => asked.has(name));
};

/** What an address asks for, without what does not belong there: a link may be old, or of another brand. */
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
