import {
  arrayOf,
  boolean,
  bytes,
  integer,
  json,
  key,
  nullable,
  date,
  tenantTable,
  text,
  timestamp,
  uuid,
} from '../../platform/database';

/** The tables that this module owns. */
export const PUSH_TABLES = {
  push_subscription: tenantTable('push_subscription', {
    id: key(uuid),
    account_id: integer,
    session_id: uuid,
    endpoint_hash: bytes,
    endpoint: bytes,
    p256dh: bytes,
    auth: bytes,
    key_version: integer,
    locale: text,
    device: text,
    created_at: timestamp,
    confirmed_at: timestamp,
    last_ok_at: nullable(timestamp),
    failures: integer,
    sends: json(),
    shows_names: boolean,
  }),
  push_pace: tenantTable('push_pace', {
    account_id: key(integer),
    kind: key(text),
    sent_at: arrayOf(timestamp),
    entries: arrayOf(uuid),
  }),
  push_preference: tenantTable('push_preference', {
    account_id: key(integer),
    kind: key(text),
    is_on: boolean,
    changed_at: timestamp,
  }),
  push_quiet_hours: tenantTable('push_quiet_hours', {
    account_id: key(integer),
    is_on: boolean,
    starts: text,
    ends: text,
    changed_at: timestamp,
  }),
  push_day: tenantTable('push_day', {
    day: key(date),
    sent: integer,
    gone: integer,
    failed: integer,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const PUSH_READERS = {
  push_subscription: ['console'],
};
