import { bytes, integer, key, nullable, tenantTable, text, timestamp, uuid } from '../../platform/database';

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
  }),
};
