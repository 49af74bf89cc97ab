import { integer, key, nullable, tenantTable, text, timestamp, uuid } from '../../platform/database';

/** The tables that this module owns. */
export const LIKES_TABLES = {
  member_like: tenantTable('member_like', {
    liker_id: key(integer),
    liked_id: key(integer),
    created_at: timestamp,
    seen_at: nullable(timestamp),
    match_seen_at: nullable(timestamp),
    pushed_by: nullable(uuid),
    match_pushed_by: nullable(uuid),
    liked_photo: nullable(integer),
    liked_prompt: nullable(text),
  }),
  welcome_like: tenantTable('welcome_like', {
    profile_id: key(integer),
    fictional_id: integer,
    created_at: timestamp,
    seen_at: nullable(timestamp),
  }),
  swipe: tenantTable('swipe', {
    member_id: key(integer),
    profile_id: key(integer),
    choice: text,
    created_at: timestamp,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const LIKES_READERS = {
  member_like: ['activity', 'members'],
};
