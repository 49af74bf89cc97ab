import { type PlatformConnection } from './connection';

/** A hash of all rows that a tenant has in each table, by the table's name. */
export type TenantRows = ReadonlyMap<string, string>;

const TABLES = `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where a.attname = 'tenant_id' and not a.attisdropped and c.relkind in ('r', 'p') and not c.relispartition
    and c.relnamespace = 'public'::regnamespace and has_table_privilege(c.oid, 'select') order by 1`;

/** Reads every table of tenants: for a tenant that has few rows. */
export async function readTenantRows(
  connection: PlatformConnection,
  tenant: number,
  { without }: { readonly without: readonly string[] },
): Promise<TenantRows> {
  const tables = (await connection.query<{ name: string }>(TABLES)).filter(({ name }) => !without.includes(name));
  const hashes = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${name}" t where tenant_id = $1`,
  );
  const rows = await connection.query<{ name: string; hash: string }>(hashes.join(' union all '), [tenant]);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** The tables whose rows differ. */
export const changedTables = (before: TenantRows, after: TenantRows): readonly string[] =>
  [...after].filter(([name, hash]) => before.get(name) !== hash).map(([name]) => name);
