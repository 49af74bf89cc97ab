import { createHash } from 'node:crypto';
import { type Connection } from '../../../platform/database';

/** By what somebody would be known again. */
export interface Person {
  readonly id: number;
  /** In the spelling that all spellings share. */
  readonly email: string;
  readonly name: string;
}

type Holds = 'text' | 'document' | 'bytes' | 'id';

interface Table {
  readonly table: string;
  readonly columns: readonly { readonly column: string; readonly holds: Holds }[];
}

/**
 * Every column of a table with a tenant that can hold words, a hash or an account's id. From the catalogue and not from what is
 * declared, so that it also finds what was declared wrongly.
 */
const COLUMNS = `
  select c.relname as table, json_agg(json_build_object('column', a.attname, 'holds',
    case when a.atttypid in ('int4'::regtype, 'int8'::regtype) then 'id'
      when a.atttypid = 'bytea'::regtype then 'bytes' when t.typcategory = 'S' then 'text' else 'document' end) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    join pg_type t on t.oid = a.atttypid
  where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'tenant_id' and not o.attisdropped)
    and (t.typcategory in ('S', 'A') or a.atttypid in ('json'::regtype, 'jsonb'::regtype, 'bytea'::regtype)
      or a.atttypid in ('int4'::regtype, 'int8'::regtype) and (a.attname ~ '(^|_)(account|profile|member)(_id)?$'
        or a.attname = 'id' and c.relname in ('account', 'profile')))
  group by c.relname order by c.relname`;

/** A name that somebody else of the tenant has as well says nothing. */
const NAMESAKE = 'select exists (select from profile where tenant_id = $1 and lower(name) = $2) as is_shared';

const HOLDS: Readonly<Record<Holds, (column: string) => string>> = {
  id: (column) => `${column} = $4::integer`,
  text: (column) => `(${anywhere(column)} or lower(${column}) = $3::text or ${column} = 'account:' || $4::integer)`,
  document: (column) => `(${anywhere(column)} or strpos(lower(${column}::text), to_json($3::text)::text) > 0)`,
  bytes: (column) => `position(email_hash($5) in ${column}) > 0`,
};

const anywhere = (column: string): string =>
  `exists (select from unnest($2::text[]) as word where strpos(lower(${column}::text), word) > 0)`;

/**
 * In which columns of a tenant a person is still found, as `table.column`, with how many rows. It reads the tenant's
 * tables from end to end: that is what makes it a proof. The database counts while it reads; no row comes here.
 */
export async function tracesOf(
  connection: Connection,
  tenant: number,
  { id, email, name }: Person,
): Promise<Record<string, number>> {
  const words = [email, sha256(email), sha256(`own password of ${id}`)];
  const spelled = name.toLowerCase();
  const [namesake] = await connection.query<{ is_shared: boolean }>(NAMESAKE, [tenant, spelled]);
  const known = [tenant, words, namesake?.is_shared === true ? null : spelled, id, email];
  const found: Record<string, number> = {};
  for (const { table, columns } of await connection.query<Table>(COLUMNS)) {
    const counts = columns.map(
      ({ column, holds }) => `count(*) filter (where ${HOLDS[holds](`t.${column}`)})::integer as "${column}"`,
    );
    const [row] = await connection.query<Record<string, number>>(
      `with known as (select $2::text[], $3::text, $4::integer, $5::text) select ${counts.join(', ')}
       from ${table} t, known where t.tenant_id = $1`,
      known,
    );
    for (const [column, count] of Object.entries(row ?? {})) if (count > 0) found[`${table}.${column}`] = count;
  }
  return found;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
