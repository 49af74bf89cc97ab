import { type Gender } from '../../members';

/** What a search asks for. What is null is not asked. */
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
  readonly sexuality: readonly string[] | null;
  readonly relationshipStatus: readonly string[] | null;
  readonly bodyType: readonly string[] | null;
  readonly hairColor: readonly string[] | null;
  readonly eyeColor: readonly string[] | null;
  /** Numbers of interests: one of them is enough. */
  readonly interests: readonly number[] | null;
  readonly withPhoto: boolean;
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

export const SEARCH_ORDERS = ['activity', 'newest', 'distance'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** What an index is in the order of. */
export type IndexOrder = Exclude<SearchOrder, 'distance'>;

/** The profile that a page begins behind. */
export interface Position {
  /** In microseconds since 1970, as exact as the database: a date would lose who follows within a millisecond. */
  readonly activeAt: number;
  readonly id: number;
}

/** Who is asking: never among the results, nor anybody with a block between them. Null for a visitor. */
export type Viewer = number | null;
