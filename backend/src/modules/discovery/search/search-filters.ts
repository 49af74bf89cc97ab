import { type Gender, type SearchedTrait } from '../../../../../contract/profile/fields';

/** The filters of a search; null for those not set. */
export interface SearchFilters {
  /** At least one, none twice. */
  readonly genders: readonly Gender[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** ISO 3166-2. */
  readonly region: string | null;
  /** Years, both included. */
  readonly minAge: number;
  readonly maxAge: number;
  readonly near: Ring | null;
  /** One of the words of each trait that is named is enough. */
  readonly traits: Readonly<Partial<Record<SearchedTrait, readonly string[] | undefined>>>;
  /** Numbers of interests: one of them is enough. */
  readonly interests: readonly number[] | null;
  readonly withPhoto: boolean;
  /** Only members who staff have confirmed to be the person in their photos. */
  readonly verifiedOnly: boolean;
  readonly online: boolean;
  readonly isNew: boolean;
}

/** Degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Around a point: further than `minKm`, up to `maxKm`. */
export interface Circle extends Point {
  readonly minKm: number;
  readonly maxKm: number;
}

/** The same, or all that lies further, with those whose place nobody knows. */
export interface Ring extends Point {
  readonly minKm: number;
  readonly maxKm: number | null;
}

export const SEARCH_ORDERS = ['recommended', 'newest', 'distance', 'shared_interests'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** The orders that a leg of a search can have: an index leads through all but the last, which sorts what an index finds. */
export type LegOrder = Exclude<SearchOrder, 'distance'>;
/** The orders for which there is an index. */
export type IndexOrder = Exclude<LegOrder, 'shared_interests'>;

/** The profile that a page begins behind. */
export interface Position {
  /** How many interests the viewer has as well; 0 in orders that do not go by them. */
  readonly common: number;
  /** The rank of its listing; 0 in orders that go by time alone. */
  readonly rank: number;
  /** The time the order goes by, in microseconds since 1970. A date would lose rows within the same millisecond. */
  readonly at: number;
  readonly id: number;
}

/** The member who searches: never among the results, nor are members with a block between them. Null for a visitor. */
export type Viewer = number | null;
