import { type Statement } from '../../../platform/database';
import { cellsOf } from './cells';
import { FIRST, RECENT, VERIFIED, agesOf, behindOf, conditions, ifGiven, orderOf, placeOf } from './conditions';
import { Parameters } from './parameters';
import { type Circle, type IndexOrder, type Position, type SearchFilters, type Viewer } from './search-filters';

/**
 * The listings that match, among the next `examined` that their place in an index finds. Fewer than `limit` rows mean
 * that there are no more, or that further ones lie behind `lastExamined`.
 */
export function matches(
  filters: SearchFilters,
  order: IndexOrder,
  after: Position | null,
  viewer: Viewer,
  { limit, examined }: { limit: number; examined: number },
): Statement {
  const parameters = new Parameters();
  // A first page is asked for by the text of the others, which the database knows already.
  const candidates = candidatesOf(filters, order, after ?? FIRST, examined, parameters);
  // No index has the newest of a region: they are looked for among those of its country.
  const region =
    order === 'newest'
      ? ` and ${ifGiven(parameters.add(filters.region, 'text'), (wanted) => `c.region = ${wanted}`)}`
      : '';
  return {
    text: `select c.* from (${candidates}) c
      where ${conditions(filters, viewer, parameters)}${region}
      order by ${orderOf(order)} limit ${parameters.add(limit, 'integer')}`,
    values: parameters.values,
  };
}

/**
 * The listings that match, among the next `examined` of the recommended order behind `window`: those with most of the
 * viewer's interests first. Somebody invented has none of their own.
 */
export function matchesShared(
  filters: SearchFilters,
  window: Position | null,
  after: Position | null,
  viewer: Viewer,
  { limit, examined }: { limit: number; examined: number },
): Statement {
  const parameters = new Parameters();
  const candidates = candidatesOf(filters, 'recommended', window, examined, parameters);
  const me = parameters.add(viewer, 'integer');
  const common = `(select count(*)::integer from unnest(c.interests) as i (id) where not c.fictional and i.id = any(me.interests))`;
  return {
    text: `select c.* from (
        select c.*, ${common} as common from (${candidates}) c 
          cross join (select interests from profile where id = ${me}) me
        where ${conditions(filters, viewer, parameters)}) c
      where true${behindOf('shared_interests', after, parameters)}
      order by ${orderOf('shared_interests')} limit ${parameters.add(limit, 'integer')}`,
    values: parameters.values,
  };
}

/** The last of the listings that `matches` has looked at, or nothing where it has seen the end. */
export function lastExamined(
  filters: SearchFilters,
  order: IndexOrder,
  after: Position | null,
  examined: number,
): Statement {
  const parameters = new Parameters();
  const candidates = candidatesOf(filters, order, after, examined, parameters);
  return {
    text: `select c.* from (${candidates}) c
      order by ${orderOf(order)} offset ${parameters.add(examined - 1, 'integer')}`,
    values: parameters.values,
  };
}

/** The matches of a circle, exactly: few live in one square. */
export function matchesNear(
  filters: SearchFilters & { readonly near: Circle },
  order: IndexOrder,
  after: Position | null,
  viewer: Viewer,
  limit: number,
): Statement {
  const parameters = new Parameters();
  const { column, cells } = cellsOf(filters.near);
  const squares = parameters.add(cells, 'integer[]');
  const genders = parameters.add(filters.genders, 'text[]');
  const most = parameters.add(limit, 'integer');
  const found = `${agesOf(filters, parameters)}${placeOf(filters, parameters)}${behindOf(order, after, parameters)}`;
  return {
    text: `select c.* from unnest(${squares}) as square cross join unnest(${genders}) as one
      cross join lateral (
        select * from listing c
        where c.${column} = square and c.gender = one and ${found} and ${conditions(filters, viewer, parameters)}
        order by ${orderOf(order)} limit ${most}) c
      order by ${orderOf(order)} limit ${most}`,
    values: parameters.values,
  };
}

/** `found`: how many match among the first `examined`, `most` at the most; `more`: whether that may not be all. */
export function countOf(
  filters: SearchFilters,
  viewer: Viewer,
  { most, examined }: { most: number; examined: number },
): Statement {
  const parameters = new Parameters();
  const { near } = filters;
  const [candidates, all] =
    near?.maxKm == null
      ? [
          candidatesOf(filters, 'recommended', null, examined, parameters),
          scansOf(filters, 'recommended', null, parameters),
        ]
      : nearOf({ ...filters, near: near as Circle }, examined, parameters);
  const limit = parameters.add(most, 'integer');
  return {
    // The second look is taken only where the first one ended early, and needs no more than an index.
    text: `select count(*)::integer as found, case when count(*) >= ${limit} then true
        else exists (${all.map((scan) => `select ${scan}`).join(' union all ')} offset ${parameters.add(examined - 1, 'integer')}) end as more
      from (select from (${candidates}) c where ${conditions(filters, viewer, parameters)} limit ${limit}) m`,
    values: parameters.values,
  };
}

function candidatesOf(
  filters: SearchFilters,
  order: IndexOrder,
  after: Position | null,
  examined: number,
  parameters: Parameters,
): string {
  // A literal, not a parameter: not knowing how few are wanted, the database would rather sort all rows.
  const first = `order by ${orderOf(order)} limit ${Math.trunc(examined)}`;
  // One scan for each gender, merged in order: a single one would have to sort all rows.
  const scans = scansOf(filters, order, after, parameters).map((scan) => `(select c.* ${scan} ${first})`);
  return scans.length === 1 ? scans.join() : `select * from (${scans.join(' union all ')}) c ${first}`;
}

/** The index scans, one for each gender. */
function scansOf(filters: SearchFilters, order: IndexOrder, after: Position | null, parameters: Parameters): string[] {
  const place = placeOf(order === 'newest' ? countryOnly(filters) : filters, parameters);
  // Online members come first in each rank, so the scan skips the others.
  const recent = filters.online && order === 'recommended' ? ` and ${RECENT}` : '';
  const verified = filters.verifiedOnly ? ` and ${VERIFIED}` : '';
  const found = `${agesOf(filters, parameters)}${place}${behindOf(order, after, parameters)}${recent}${verified}`;
  return filters.genders.map(
    (gender) => `from listing c where c.gender = ${parameters.add(gender, 'text')} and ${found}`,
  );
}

const countryOnly = ({ country, region }: SearchFilters): Pick<SearchFilters, 'country' | 'region'> => ({
  country: country ?? region?.slice(0, 2) ?? null,
  region: null,
});

/** The first of those in the squares of a circle, in no order; and all of them. */
function nearOf(
  filters: SearchFilters & { readonly near: Circle },
  examined: number,
  parameters: Parameters,
): [string, string[]] {
  const { column, cells } = cellsOf(filters.near);
  const squares = parameters.add(cells, 'integer[]');
  const genders = parameters.add(filters.genders, 'text[]');
  const found = `from listing c where c.${column} = any(${squares}) and c.gender = any(${genders})
    and ${agesOf(filters, parameters)}${placeOf(filters, parameters)}${filters.verifiedOnly ? ` and ${VERIFIED}` : ''}`;
  return [`select c.* ${found} limit ${Math.trunc(examined)}`, [found]];
}
