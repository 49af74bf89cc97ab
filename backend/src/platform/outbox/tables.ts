import { boolean, integer, json, key, nullable, tenantTable, text, timestamp, uuid } from '../database/table';

/** The table that this folder owns. */
export const OUTBOX_TABLES = {
  outbox: tenantTable('outbox', {
    id: key(uuid),
    kind: text,
    payload: json(),
    trace: text,
    created_at: timestamp,
    hand_at: timestamp,
    claimed_until: nullable(timestamp),
    attempts: integer,
    last_error: nullable(text),
    failed_at: nullable(timestamp),
    /** Given up without what its payload had under `secrets`: it cannot be delivered any more. */
    lost_secrets: boolean,
  }),
};
