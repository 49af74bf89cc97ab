import { integer, key, nullable, tenantTable, timestamp } from '../../platform/database';

/** The tables that this module owns. */
export const ACTIVITY_TABLES = {
  profile_visit: tenantTable('profile_visit', {
    viewer_id: key(integer),
    viewed_id: key(integer),
    first_at: timestamp,
    last_at: timestamp,
    days: integer,
  }),
  hidden_visits: tenantTable('hidden_visits', {
    profile_id: key(integer),
    since: timestamp,
  }),
  activity_seen: tenantTable('activity_seen', {
    profile_id: key(integer),
    visitors_at: nullable(timestamp),
    history_at: nullable(timestamp),
  }),
};
