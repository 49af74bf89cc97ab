import { SEARCHED_TRAITS, fieldOf } from '../../../../../contract/profile/fields';
import { GREATEST_ID } from '../../../platform/http';
import { microsecondsOf, timeAt } from '../../../shared/time-cursor';
import { type Parameters } from './parameters';
import { type LegOrder, type Position, type Ring, type SearchFilters, type Viewer } from './search-filters';

const EARTH_KM = 6371;

/** Condition for a recently active listing `c`: an open page reports itself every five minutes. */
export const RECENT = "c.active_at > now() - interval '7 minutes'";
/** Fictional profiles are never online. */
export const ONLINE = `(${RECENT} and not c.fictional)`;
/** An index has these listings alone. */
export const VERIFIED = 'c.verified_at is not null';
export const IS_NEW = "(c.joined_at > now() - interval '14 days')";
/** The column that orders listings of the same rank. */
const TIMES: Readonly<Record<LegOrder, string>> = {
  recommended: 'c.active_at',
  newest: 'c.joined_at',
  shared_interests: 'c.active_at',
};
/** Before everybody, in the orders that an index leads through. */
export const FIRST: Position = { common: 0, rank: 32_767, at: Number.MAX_SAFE_INTEGER, id: GREATEST_ID };

/** The columns of a position in the order. */
export const positionColumns = (order: LegOrder): string =>
  `${order === 'shared_interests' ? 'c.common' : '0'} as position_common,
    ${order === 'newest' ? '0' : 'c.rank'} as position_rank, ${microsecondsOf(TIMES[order])} as position_at`;

const keysOf = (order: LegOrder): readonly string[] => [
  ...(order === 'shared_interests' ? ['c.common'] : []),
  ...(order === 'newest' ? [] : ['c.rank']),
  ...[TIMES[order], 'c.profile_id'],
];

export const orderOf = (order: LegOrder): string =>
  keysOf(order)
    .map((key) => `${key} desc`)
    .join(', ');

export function behindOf(order: LegOrder, after: Position | null, parameters: Parameters): string {
  // Asked for the newest always: otherwise the planner, which does not know the values, may sort what another index finds.
  const position = after ?? (order === 'newest' ? FIRST : null);
  if (position === null) return '';
  const common = order === 'shared_interests' ? [parameters.add(position.common, 'integer')] : [];
  const rank = order === 'newest' ? [] : [parameters.add(position.rank, 'smallint')];
  const id = parameters.add(position.id, 'integer');
  const at = parameters.add(position.at, 'double precision');
  return ` and (${keysOf(order).join(', ')}) < (${[...common, ...rank, timeAt(at), id].join(', ')})`;
}

/** A region lies in one country, so that it is enough. */
export function placeOf(
  { country, region }: Pick<SearchFilters, 'country' | 'region'>,
  parameters: Parameters,
): string {
  if (region !== null) return ` and c.region = ${parameters.add(region, 'text')}`;
  return country === null ? '' : ` and c.country = ${parameters.add(country, 'text')}`;
}

/** Conditions for ages: somebody aged 30 was born at least 30 and less than 31 years ago. */
export function agesOf({ minAge, maxAge }: Pick<SearchFilters, 'minAge' | 'maxAge'>, parameters: Parameters): string {
  const youngest = `current_date - make_interval(years => ${parameters.add(minAge, 'integer')})`;
  const oldest = `current_date - make_interval(years => ${parameters.add(maxAge + 1, 'integer')})`;
  return `c.birth_date <= (${youngest})::date and c.birth_date > (${oldest})::date`;
}

/** Everything that no index finds. */
export function conditions(filters: SearchFilters, viewer: Viewer, parameters: Parameters): string {
  const all = [
    ...(isNarrowed(filters) ? narrowing(filters, parameters) : []),
    ...(filters.verifiedOnly ? [VERIFIED] : []),
    ...(filters.near === null ? [] : [insideOf(filters.near, parameters)]),
    ...(viewer === null ? [] : [unblocked(parameters.add(viewer, 'integer'))]),
  ];
  return all.length === 0 ? 'true' : all.join(' and ');
}

function isNarrowed({ traits, interests, withPhoto, verifiedOnly, online, isNew }: SearchFilters): boolean {
  return (
    withPhoto ||
    verifiedOnly ||
    online ||
    isNew ||
    interests !== null ||
    Object.values(traits).some((words) => words !== undefined)
  );
}

/**
 * The filters on a listing's own columns, those not set as well: with a text for each mixture of them the database would parse
 * and plan most mixtures anew, which takes longer than the search itself.
 */
function narrowing(filters: SearchFilters, parameters: Parameters): string[] {
  const { traits, interests, withPhoto, online, isNew } = filters;
  return [
    ...SEARCHED_TRAITS.map((name) => oneOf(fieldOf(name).column, parameters.add(traits[name] ?? null, 'text[]'))),
    ifGiven(parameters.add(interests, 'smallint[]'), (wanted) => `c.interests && ${wanted}`),
    `(c.has_photo or not ${parameters.add(withPhoto, 'boolean')})`,
    `(not ${parameters.add(online, 'boolean')} or ${ONLINE})`,
    `(not ${parameters.add(isNew, 'boolean')} or ${IS_NEW})`,
  ];
}

const oneOf = (column: string, words: string): string => ifGiven(words, (wanted) => `c.${column} = any(${wanted})`);

/** Holds where the parameter is null. */
export const ifGiven = (parameter: string, condition: (parameter: string) => string): string =>
  `(${parameter} is null or ${condition(parameter)})`;

const unblocked = (viewer: string): string => `c.profile_id <> ${viewer}
  and not exists (select from block b where b.blocker_id = ${viewer} and b.blocked_id = c.profile_id)
  and not exists (select from block b where b.blocked_id = ${viewer} and b.blocker_id = c.profile_id)`;

function insideOf({ latitude, longitude, minKm, maxKm }: Ring, parameters: Parameters): string {
  const km = kilometresTo(parameters.add(latitude, 'double precision'), parameters.add(longitude, 'double precision'));
  const beyond = `${km} > ${parameters.add(minKm, 'double precision')}`;
  return maxKm === null
    ? `(c.latitude is null or ${beyond})`
    : `${beyond} and ${km} <= ${parameters.add(maxKm, 'double precision')}`;
}

/** From a listing `c` to a point, both in degrees, over the sphere. */
export const kilometresTo = (latitude: string, longitude: string): string => `2 * ${EARTH_KM} * asin(least(1, sqrt(
  sin(radians(c.latitude - ${latitude}) / 2) ^ 2
  + cos(radians(${latitude})) * cos(radians(c.latitude)) * sin(radians(c.longitude - ${longitude}) / 2) ^ 2)))`;
