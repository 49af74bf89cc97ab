import { type Parameters } from './parameters';
import { type IndexOrder, type Position, type Ring, type SearchFilters, type Viewer } from './search-filters';

const EARTH_KM = 6371;
const GREATEST_ID = 2_147_483_647;

/** Of a listing `c`: an open page tells every five minutes that it is. */
export const RECENT = "c.active_at > now() - interval '7 minutes'";
/** Nobody invented ever is. */
export const ONLINE = `(${RECENT} and not c.fictional)`;
export const IS_NEW = "(c.joined_at > now() - interval '14 days')";
/** As a position has it. */
export const ACTIVE_AT = '(extract(epoch from c.active_at) * 1000000)::double precision';

export const orderOf = (order: IndexOrder): string =>
  order === 'activity' ? 'c.active_at desc, c.profile_id desc' : 'c.profile_id desc';

export function behindOf(order: IndexOrder, after: Position | null, parameters: Parameters): string {
  // Always asked: without knowing values, the database else finds another index, and sorting what that one finds, as good.
  if (order === 'newest') return ` and c.profile_id < ${parameters.add(after?.id ?? GREATEST_ID, 'integer')}`;
  if (after === null) return '';
  const id = parameters.add(after.id, 'integer');
  const at = parameters.add(after.activeAt, 'double precision');
  return ` and (c.active_at, c.profile_id) < (timestamptz 'epoch' + ${at} * interval '1 microsecond', ${id})`;
}

/** A region lies in one country, so that it is enough. */
export function placeOf(
  { country, region }: Pick<SearchFilters, 'country' | 'region'>,
  parameters: Parameters,
): string {
  if (region !== null) return ` and c.region = ${parameters.add(region, 'text')}`;
  return country === null ? '' : ` and c.country = ${parameters.add(country, 'text')}`;
}

/** Whoever is 30 was born up to 30 years ago, and less than 31. */
export function agesOf({ minAge, maxAge }: Pick<SearchFilters, 'minAge' | 'maxAge'>, parameters: Parameters): string {
  const youngest = `current_date - make_interval(years => ${parameters.add(minAge, 'integer')})`;
  const oldest = `current_date - make_interval(years => ${parameters.add(maxAge + 1, 'integer')})`;
  return `c.birth_date <= (${youngest})::date and c.birth_date > (${oldest})::date`;
}

/** Everything that no index finds. */
export function conditions(filters: SearchFilters, viewer: Viewer, parameters: Parameters): string {
  const among = (column: string, values: readonly string[] | null): string[] =>
    values === null ? [] : [`c.${column} = any(${parameters.add(values, 'text[]')})`];
  const all = [
    ...among('sexuality', filters.sexuality),
    ...among('relationship_status', filters.relationshipStatus),
    ...among('body_type', filters.bodyType),
    ...among('hair_color', filters.hairColor),
    ...among('eye_color', filters.eyeColor),
    ...(filters.interests === null ? [] : [`c.interests && ${parameters.add(filters.interests, 'smallint[]')}`]),
    ...(filters.withPhoto ? ['c.has_photo'] : []),
    ...(filters.online ? [ONLINE] : []),
    ...(filters.isNew ? [IS_NEW] : []),
    ...(filters.near === null ? [] : [insideOf(filters.near, parameters)]),
    ...(viewer === null ? [] : [unblocked(parameters.add(viewer, 'integer'))]),
  ];
  return all.length === 0 ? 'true' : all.join(' and ');
}

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
