import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { type Found, cardsOf } from './cards';
import { SMALL_KM } from './cells';
import { positionColumns } from './conditions';
import { bandsUpTo } from './distances';
import {
  type Circle,
  type IndexOrder,
  type LegOrder,
  type Point,
  type Position,
  type SearchFilters,
  type SearchOrder,
  type Viewer,
} from './search-filters';
import { countOf, lastExamined, matches, matchesNear, matchesShared } from './search-statements';

export interface SearchAsked {
  /** `near` is there where the order is by distance. */
  readonly filters: SearchFilters;
  readonly order: SearchOrder;
  readonly viewer: Viewer;
  /** The point from which distances are shown, if not the viewer's own place. */
  readonly from: Point | null;
}

/** The start of a page: the leg of the search, and the last profile before it. */
export interface SearchPlace {
  readonly leg: number;
  readonly after: Position | null;
  /** Where the listings begin that are sorted by shared interests; undefined in other orders, and at the start. */
  readonly window?: Position | undefined;
}

export interface SearchPage {
  readonly found: readonly Found[];
  /** Null at the end. A page that is not full may have a next one: the search has looked far enough for one answer. */
  readonly next: SearchPlace | null;
}

export interface SearchTotal {
  readonly count: number;
  /** Whether there may be more than were counted. */
  readonly more: boolean;
}

export interface SearchBounds {
  readonly size: number;
  /** How many candidates one statement looks at, and how many statements of the kind make a page. */
  readonly examined: number;
  readonly rounds: number;
}

// A candidate lies on a page of its own where many are listed: five hundred are what one answer in a hundred may cost.
export const BOUNDS: SearchBounds = { size: 24, examined: 500, rounds: 80 };
const COUNTED = { most: 501, examined: 1000 };
const START: SearchPlace = { leg: 0, after: null };

/** A part of a search that one index leads through; by distance there is one for each band. */
interface Leg {
  readonly filters: SearchFilters;
  readonly order: LegOrder;
}

/**
 * Pages by key, each one bounded: whatever is asked, a statement looks at so many candidates and an answer takes so many
 * statements. While rows stand still nobody is lost or comes twice.
 */
@Injectable()
export class Search {
  constructor(private readonly database: Database) {}

  /** The first page, and how many there are, in one round trip where the page is full; `also` is done in it as well. */
  async first(
    asked: SearchAsked,
    also: readonly Statement[] = [],
    bounds = BOUNDS,
    counted = COUNTED,
  ): Promise<SearchPage & { total: SearchTotal }> {
    const legs = legsOf(asked);
    const [rows, [count]] = (await this.database.batch([
      statementOf(asked, legs[0], START, bounds.size + 1, bounds),
      countOf(countedFilters(asked), asked.viewer, counted),
      ...also,
    ])) as unknown as [Found[], [Count]];
    const page = await this.walk(asked, legs, START, bounds, rows);
    if (page.next === null) return { ...page, total: { count: page.found.length, more: false } };
    return { ...page, total: totalOf(count, counted) };
  }

  /** How many the first page would say there are, without the page. */
  async total(asked: SearchAsked, bounds = BOUNDS, counted = COUNTED): Promise<SearchTotal> {
    const { text, values } = countOf(countedFilters(asked), asked.viewer, counted);
    const [count] = await this.database.query<Count>(text, values);
    if (count === undefined) throw new Error('a count is one row');
    // So few may be all of them, which a first page tells by looking further.
    if (count.more && count.found <= bounds.size) return (await this.first(asked, [], bounds, counted)).total;
    return totalOf(count, counted);
  }

  /** Undefined where the place is none in this search. */
  async page(asked: SearchAsked, place: SearchPlace, bounds = BOUNDS): Promise<SearchPage | undefined> {
    const legs = legsOf(asked);
    return place.leg < legs.length ? this.walk(asked, legs, place, bounds) : undefined;
  }

  private async walk(
    asked: SearchAsked,
    legs: readonly Leg[],
    { leg, after, window }: SearchPlace,
    bounds: SearchBounds,
    ready?: Found[],
  ): Promise<SearchPage> {
    const found: Found[] = [];
    let known = ready;
    for (let round = 0; round < bounds.rounds; round++) {
      const wanted = bounds.size - found.length;
      // One more than is wanted tells whether there is a next page.
      const rows = known ?? (await this.ask(statementOf(asked, legs[leg], { after, window }, wanted + 1, bounds)));
      known = undefined;
      if (rows.length > wanted) {
        found.push(...rows.slice(0, wanted));
        return { found, next: { leg, after: positionOf(rows[wanted - 1]) ?? after, window } };
      }
      found.push(...rows);
      const isSorted = legs[leg]?.order === 'shared_interests';
      const end = await this.furtherOn(legs[leg], isSorted ? (window ?? null) : after, bounds);
      [after, window] = isSorted ? [null, end ?? undefined] : [end, undefined];
      if (end === null) leg += 1;
      if (leg === legs.length) return { found, next: null };
    }
    return { found, next: { leg, after, window } };
  }

  /** The position at which a leg goes on after the rows examined. Null at its end. */
  private async furtherOn(leg: Leg | undefined, after: Position | null, { examined }: SearchBounds) {
    if (leg === undefined || isExact(leg)) return null;
    const order = indexOf(leg.order);
    const last = lastExamined(leg.filters, order, after, examined);
    const [row] = await this.ask({
      text: `select c.profile_id as id, ${positionColumns(order)} from (${last.text}) c`,
      values: last.values,
    });
    return positionOf(row);
  }

  private ask({ text, values }: Statement): Promise<Found[]> {
    return this.database.query<Found>(text, values);
  }
}

interface Count {
  readonly found: number;
  readonly more: boolean;
}

const totalOf = ({ found, more }: Count, { most }: { readonly most: number }): SearchTotal => ({
  count: Math.min(found, most - 1),
  more,
});

/** All lie somewhere: an order by distance without an edge leaves nobody out. */
const countedFilters = ({ filters }: SearchAsked): SearchFilters =>
  filters.near?.maxKm === null ? { ...filters, near: null } : filters;

const positionOf = (row: Found | undefined): Position | null =>
  row === undefined ? null : { common: row.position_common, rank: row.position_rank, at: row.position_at, id: row.id };

/** The order in which an index leads through a leg. */
const indexOf = (order: LegOrder): IndexOrder => (order === 'shared_interests' ? 'recommended' : order);

function legsOf({ filters, order }: SearchAsked): readonly [Leg, ...Leg[]] {
  const { near } = filters;
  if (order !== 'distance') return [{ filters, order }];
  if (near === null) throw new Error('a search by distance needs a point');
  const [first, ...further] = bandsUpTo(near.maxKm).map((band): Leg => ({
    filters: { ...filters, near: { ...near, ...band } },
    order: 'recommended',
  }));
  if (first === undefined) throw new Error('there is a band for every distance');
  return [first, ...further];
}

/**
 * Squares answer exactly. The newest of wide circles are looked for in the order of the index instead, since within a
 * square nobody stands in that order; and so are shared interests, which are sorted in its order.
 */
function isExact({ filters: { near }, order }: Leg): boolean {
  return (
    near !== null && near.maxKm !== null && (order === 'recommended' || (order === 'newest' && near.maxKm <= SMALL_KM))
  );
}

function statementOf(
  { viewer, from }: SearchAsked,
  leg: Leg | undefined,
  { after, window }: Pick<SearchPlace, 'after' | 'window'>,
  limit: number,
  { examined }: SearchBounds,
): Statement {
  if (leg === undefined) throw new Error('the search has no such leg');
  const { filters, order } = leg;
  if (order === 'shared_interests') {
    const sorted = matchesShared(filters, window ?? null, after, viewer, { limit, examined });
    return cardsOf(sorted, order, from, viewer);
  }
  const found = isExact(leg)
    ? matchesNear({ ...filters, near: filters.near as Circle }, order, after, viewer, limit)
    : matches(filters, order, after, viewer, { limit, examined });
  return cardsOf(found, order, from, viewer);
}
