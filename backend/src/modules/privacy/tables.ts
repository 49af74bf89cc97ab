import { bigint, integer, json, key, nullable, tenantTable, text, timestamp, uuid } from '../../platform/database';

/** The tables that this module owns. */
export const PRIVACY_TABLES = {
  data_export: tenantTable('data_export', {
    id: key(uuid),
    account_id: integer,
    status: text,
    asked_at: timestamp,
    ready_at: nullable(timestamp),
    expires_at: nullable(timestamp),
    bytes: nullable(bigint),
  }),
  erasure_report: tenantTable('erasure_report', {
    id: key(uuid),
    at: timestamp,
    tables: json(),
    remaining: json(),
    files: integer,
    files_removed: integer,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const PRIVACY_READERS = {
  data_export: ['console'],
};
