import { SEARCHED_TRAITS, type SearchedTrait, fieldOf } from '../../../../contract/profile/fields';
import {
  arrayOf,
  boolean,
  date,
  double,
  integer,
  json,
  key,
  nullable,
  smallint,
  tenantTable,
  text,
  timestamp,
} from '../../platform/database';

const told = nullable(text);
const columns = SEARCHED_TRAITS.map((name) => [fieldOf(name).column, told]);
const traits = Object.fromEntries(columns) as Record<SearchedTrait, typeof told>;

/** The tables that this module owns. */
export const DISCOVERY_TABLES = {
  listing: tenantTable('listing', {
    profile_id: key(integer),
    gender: text,
    country: nullable(text),
    region: nullable(text),
    birth_date: date,
    ...traits,
    interests: arrayOf(smallint),
    has_photo: boolean,
    fictional: boolean,
    verified_at: nullable(timestamp),
    rank: smallint,
    latitude: nullable(double),
    longitude: nullable(double),
    cell: nullable(integer),
    wide_cell: nullable(integer),
    joined_at: timestamp,
    active_at: timestamp,
  }),
  last_search: tenantTable('last_search', {
    profile_id: key(integer),
    filters: json(),
    changed_at: timestamp,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const DISCOVERY_READERS = {
  listing: ['likes', 'members'],
};
