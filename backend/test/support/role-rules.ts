import { type Client } from 'pg';

/** Ways round row-level security that are no table's fault: roles, views, functions, types. One sentence each. */
const RULES: readonly string[] = [
  `select rolname || ' is not bound: it may ' || what as fault from pg_roles cross join lateral (values
      ('be superuser', rolsuper), ('bypass row-level security', rolbypassrls), ('make roles', rolcreaterole),
      ('make databases', rolcreatedb), ('replicate', rolreplication)) as may (what, allowed)
    where rolname in ('manyhearts_app', 'manyhearts_platform') and allowed`,
  `select member::regrole || ' is a member of ' || roleid::regrole as fault from pg_auth_members
    where member::regrole::text in ('manyhearts_app', 'manyhearts_platform')`,
  `select refobjid::regrole || ' owns ' || pg_describe_object(classid, objid, objsubid) as fault from pg_shdepend
    where deptype = 'o' and refclassid = 'pg_authid'::regclass and dbid = (select oid from pg_database where datname = current_database())
      and refobjid::regrole::text in ('manyhearts_app', 'manyhearts_platform')`,
  `select role || ' may create in ' || what as fault from unnest(array['manyhearts_app', 'manyhearts_platform']) role
    cross join lateral (values
      ('the schema public', has_schema_privilege(role, 'public', 'create')),
      ('the database', has_database_privilege(role, current_database(), 'create')),
      ('a temporary schema', has_database_privilege(role, current_database(), 'temporary'))) as may (what, allowed)
    where allowed`,
  // The owner sees every tenant, and so would a view or a function that runs with the owner's rights.
  `select c.oid::regclass || ': a view without security_invoker reads with its owner''s rights' as fault
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^(pg_|information_schema)' and (c.relkind = 'v' and not coalesce('security_invoker=true' = any (c.reloptions), false)
      or c.relkind = 'm') and (has_table_privilege('manyhearts_app', c.oid, 'select'))`,
  // These alone may: permuted_id reads the key of the ids, in its one row, and nothing of any tenant; write_audit adds an
  // entry of the tenant in scope to the audit, and reads nothing.
  `select p.oid::regprocedure || ': a function of its owner''s rights that manyhearts_app may call' as fault
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname !~ '^(pg_|information_schema)' and p.prosecdef
      and p.oid::regprocedure::text not in ('permuted_id(text,bigint)', 'write_audit(text,text,text,jsonb)') and has_function_privilege('manyhearts_app', p.oid, 'execute')`,
];

export async function roleFaults(client: Client): Promise<string[]> {
  const faults: string[] = [];
  for (const rule of RULES)
    faults.push(...(await client.query<{ fault: string }>(rule)).rows.map(({ fault }) => fault));
  return faults.toSorted();
}

/** Comparing an enum is not leakproof: under row-level security it cannot use an index. Use text or smallint with a check. */
export async function enumFaults(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(
    "select t.oid::regtype || ': an enum type' as fault from pg_type t where t.typtype = 'e' order by 1",
  );
  return rows.map(({ fault }) => fault);
}
