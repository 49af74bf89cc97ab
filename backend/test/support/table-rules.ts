import { type Client } from 'pg';

export interface Table {
  readonly name: string;
  readonly tenantOwned: boolean;
}

/** As PostgreSQL writes it out, without blanks. */
const SCOPE = "(tenant_id=(SELECT(NULLIF(current_setting('app.tenant_id'::text,true),''::text))::integerAS\"nullif\"))";
const POLICIES = [
  { name: 'platform', command: '*', permissive: true, roles: ['manyhearts_platform'], using: 'true', check: 'true' },
  { name: 'tenant', command: '*', permissive: true, roles: ['-'], using: 'scope', check: 'scope' },
];

/** Every table but the migration runner's own. Those not named as the platform's belong to tenants: forgetting is not a way out. */
export async function tablesOf(client: Client, platformTables: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^(pg_|information_schema)' and c.relkind in ('r', 'p', 'f') order by 1`);
  return rows.map(({ name }) => ({ name, tenantOwned: !platformTables.includes(name) }));
}

/** The faults of the tables, one sentence each. */
export async function tableFaults(client: Client, platformTables: readonly string[]): Promise<string[]> {
  const tables = await tablesOf(client, platformTables);
  const owned = tables.filter(({ tenantOwned }) => tenantOwned).map(({ name }) => name);
  const missing = platformTables.filter((name) => !tables.some((table) => table.name === name));
  return [
    ...missing.map((name) => `${name}: named as a platform table, and not there`),
    ...(await columnFaults(client, owned)),
    ...(await securityFaults(client, owned)),
    ...(await policyFaults(client, owned)),
    ...(await keyFaults(client, owned)),
    ...(await generatedKeyFaults(client, owned)),
    ...(await foreignKeyFaults(client, owned)),
    ...(await grantFaults(client, owned)),
  ].toSorted();
}

type Faults = Promise<string[]>;

/** Runs a query for the tables in $1 that answers the faults in a column. */
async function faults(client: Client, text: string, tables: readonly string[]): Faults {
  const { rows } = await client.query<{ fault: string }>(text, [tables]);
  return rows.map(({ fault }) => fault);
}

function columnFaults(client: Client, tables: readonly string[]): Faults {
  const text = `select name || ': no column tenant_id integer not null' as fault from unnest($1::text[]) name
    where not exists (select from pg_attribute a where a.attrelid = name::regclass and a.attname = 'tenant_id'
      and a.atttypid = 'integer'::regtype and a.attnotnull)`;
  return faults(client, text, tables);
}

function securityFaults(client: Client, tables: readonly string[]): Faults {
  const text = `select name || ': row-level security is not ' || case when c.relrowsecurity then 'forced' else 'enabled' end as fault
    from unnest($1::text[]) name join pg_class c on c.oid = name::regclass where not (c.relrowsecurity and c.relforcerowsecurity)`;
  return faults(client, text, tables);
}

async function policyFaults(client: Client, tables: readonly string[]): Faults {
  const { rows } = await client.query<{ name: string; policies: Record<string, unknown>[] | null }>(
    `select name, (select json_agg(json_build_object('name', p.polname, 'command', p.polcmd, 'permissive', p.polpermissive,
        'roles', p.polroles::regrole[]::text[], 'using', pg_get_expr(p.polqual, p.polrelid),
        'check', pg_get_expr(p.polwithcheck, p.polrelid)) order by p.polname)
      from pg_policy p where p.polrelid = name::regclass) as policies from unnest($1::text[]) name`,
    [tables],
  );
  return rows.flatMap(({ name, policies }) => {
    const found = JSON.stringify(
      (policies ?? []).map((policy) => ({ ...policy, using: plain(policy['using']), check: plain(policy['check']) })),
    );
    return found === JSON.stringify(POLICIES)
      ? []
      : [`${name}: its policies are not the two of make_tenant_table but ${found}`];
  });
}

function plain(expression: unknown): unknown {
  return String(expression).replaceAll(/\s/g, '') === SCOPE ? 'scope' : expression;
}

function keyFaults(client: Client, tables: readonly string[]): Faults {
  const text = `select name || ': ' || what as fault from unnest($1::text[]) name cross join lateral (
      select 'has no primary key' as what where not exists (select from pg_index i where i.indrelid = name::regclass and i.indisprimary)
      union all
      select 'tenant_id is not first in ' || i.indexrelid::regclass from pg_index i
      where i.indrelid = name::regclass and (i.indisunique or i.indisexclusion) and not exists (
        select from pg_attribute a where a.attrelid = i.indrelid and a.attnum = i.indkey[0] and a.attname = 'tenant_id')
    ) rule`;
  return faults(client, text, tables);
}

/**
 * With a trigger before updates PostgreSQL counts generated columns as changed by every update, so that one in a key makes
 * each update wait for all transactions that write rows which refer to the row, and two of them wait for one another.
 */
function generatedKeyFaults(client: Client, tables: readonly string[]): Faults {
  const text = `select name || ': ' || i.indexrelid::regclass || ' is a key with the generated column ' || a.attname as fault
    from unnest($1::text[]) name
      join pg_index i on i.indrelid = name::regclass and i.indisunique and i.indpred is null and i.indexprs is null
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) and a.attgenerated <> ''
    where exists (select from pg_trigger t where t.tgrelid = i.indrelid and not t.tgisinternal
      and t.tgtype & 1 > 0 and t.tgtype & 2 > 0 and t.tgtype & 16 > 0)`;
  return faults(client, text, tables);
}

/** Foreign keys are not covered by row-level security: one without the tenant takes another tenant's row. */
function foreignKeyFaults(client: Client, tables: readonly string[]): Faults {
  const text = `select k.conrelid::regclass || ': ' || k.conname || ' does not carry tenant_id to ' || k.confrelid::regclass as fault
    from pg_constraint k where k.contype = 'f' and k.confrelid::regclass::text = any ($1) and not exists (
      select from unnest(k.conkey, k.confkey) as pair (source, target)
        join pg_attribute s on s.attrelid = k.conrelid and s.attnum = pair.source
        join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.target
      where s.attname = 'tenant_id' and t.attname = 'tenant_id')`;
  return faults(client, text, tables);
}

/** TRUNCATE, REFERENCES and TRIGGER go past row-level security; platform tables are not the runtime's at all. */
function grantFaults(client: Client, tables: readonly string[]): Faults {
  const text = `select c.oid::regclass || ': ' || grantee.name || ' may ' || lower(a.privilege_type) as fault
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute col on col.attrelid = c.oid and col.attacl is not null
      cross join lateral aclexplode(c.relacl || col.attacl) a
      cross join lateral (select case a.grantee when 0 then 'everyone' else a.grantee::regrole::text end as name) grantee
    where n.nspname !~ '^(pg_|information_schema)' and c.relkind in ('r', 'p', 'f') and grantee.name in ('everyone', 'manyhearts_app')
      and not (grantee.name = 'manyhearts_app' and c.oid::regclass::text = any ($1)
        and a.privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE'))`;
  return faults(client, text, tables);
}
