import { type Client } from 'pg';

const OURS = "n.nspname !~ '^(pg_|information_schema)' and c.relname not like 'migration%'";
const acl = (column: string, kind: string): string =>
  `(select string_agg(a, ' ' order by a) from (select grantee::regrole || ':' || privilege_type || ':' || is_grantable as a
    from aclexplode(coalesce(${column}, acldefault('${kind}', c.relowner)))) as items)`;

/** One line of text for each thing in the database, so that two dumps can be compared. */
const PARTS: Readonly<Record<string, string>> = {
  table: `select c.relname, c.relkind, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, c.reloptions, c.relowner::regrole,
      ${acl('c.relacl', 'r')} as acl, obj_description(c.oid) as comment
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')`,
  column: `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity, a.attgenerated,
      a.attstorage, a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid) as "default", a.attacl, col_description(c.oid, a.attnum) as comment
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${OURS} and a.attnum > 0 and not a.attisdropped`,
  constraint: `select c.relname, k.conname, pg_get_constraintdef(k.oid) as definition, k.convalidated
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  index: `select c.relname, pg_get_indexdef(i.indexrelid) as definition, i.indisvalid, i.indisreplident
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  policy: `select c.relname, p.polname, p.polcmd, p.polpermissive, p.polroles::regrole[]::text as roles,
      pg_get_expr(p.polqual, p.polrelid) as using, pg_get_expr(p.polwithcheck, p.polrelid) as with_check
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  trigger: `select c.relname, t.tgname, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS} and not t.tgisinternal`,
  view: `select c.relname, pg_get_viewdef(c.oid) as definition
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('v', 'm')`,
  routine: `select p.oid::regprocedure as name, pg_get_functiondef(p.oid) as definition, p.proacl::text as acl
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname !~ '^(pg_|information_schema)' and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  type: `select t.typname, t.typtype, t.typacl::text as acl
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname !~ '^(pg_|information_schema)' and t.typtype in ('e', 'd', 'r') `,
  schema: `select n.nspname, (select string_agg(a, ' ' order by a) from (select grantee::regrole || ':' || privilege_type as a
      from aclexplode(n.nspacl)) as items) as acl from pg_namespace n where n.nspname !~ '^(pg_|information_schema)'`,
  'default privileges': `select d.defaclrole::regrole, d.defaclobjtype, (select string_agg(a, ' ' order by a)
      from (select grantee::regrole || ':' || privilege_type as a from aclexplode(d.defaclacl)) as items) as acl from pg_default_acl d`,
  extension: 'select extname, extversion from pg_extension',
};

/** Everything that migrations make, as sorted lines. The runner's own table is left out. */
export async function catalogOf(client: Client): Promise<string[]> {
  const lines: string[] = [];
  for (const [part, text] of Object.entries(PARTS)) {
    const { rows } = await client.query<Record<string, unknown>>(text);
    lines.push(...rows.map((row) => `${part} ${JSON.stringify(row)}`));
  }
  return lines.toSorted();
}
