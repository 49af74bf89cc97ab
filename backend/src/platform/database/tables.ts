import { bigint, boolean, bytes, integer, key, platformTable, varchar } from './table';

/** The tables that this folder owns. */
export const DATABASE_TABLES = {
  migration: platformTable('migration', {
    id: key(integer),
    timestamp: bigint,
    name: varchar,
  }),
  id_key: platformTable('id_key', {
    single: key(boolean),
    key: bytes,
  }),
};
