import { bigint, key, platformTable, text, timestamp, uuid } from '../database/table';

/** The table that this folder owns. */
export const TENANCY_TABLES = {
  process: platformTable('process', {
    id: key(uuid),
    kind: text,
    version: bigint,
    /** The version of the process's software; empty where it tells none. */
    software: text,
    applied_at: timestamp,
    seen_at: timestamp,
  }),
};

/** The modules whose statements may read a table of this one. Only this module writes them. */
export const TENANCY_READERS = {
  process: ['tenants'],
};
