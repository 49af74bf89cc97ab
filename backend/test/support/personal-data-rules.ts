import { type Client } from 'pg';
import { type DeclaredTable, isPersonal } from '../../src/platform/personal-data';

interface LiveTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The primary key behind `tenant_id`. */
  readonly key: readonly string[];
  /** Tables that its rows refer to, unless the reference empties itself. */
  readonly refersTo: readonly string[];
}

/** Every table that has a tenant, as the migrations left it. */
const LIVE = `
  select c.relname as name,
    (select array_agg(a.attname::text order by a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'tenant_id') as columns,
    (select array_agg(a.attname::text order by k.place) from pg_index i
      cross join unnest(i.indkey::int2[]) with ordinality k (number, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary and a.attname <> 'tenant_id') as key,
    coalesce((select array_agg(distinct f.relname::text) from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid and k.confdeltype in ('a', 'r')), '{}') as "refersTo"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relrowsecurity`;

const missing = (from: readonly string[], list: readonly string[]): string[] =>
  from.filter((name) => !list.includes(name));

/** The differences between the declaration and the schema, one sentence each. */
export async function personalDataFaults(client: Client, declared: readonly DeclaredTable[]): Promise<string[]> {
  const { rows: live } = await client.query<LiveTable>(LIVE);
  const names = declared.map(({ table }) => table);
  const known = live.map(({ name }) => name);
  return [
    ...missing(known, names).map((name) => `${name}: nobody says whether it holds personal data`),
    ...missing(names, known).map((name) => `${name}: declared, and not there`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name}: declared twice`),
    ...live.flatMap((table) =>
      declared.filter((one) => one.table === table.name).flatMap((one) => faultsOf(table, one)),
    ),
    ...orderFaults(live, declared),
  ].toSorted();
}

function faultsOf({ name, columns, key }: LiveTable, declared: DeclaredTable): string[] {
  if (!isPersonal(declared)) return [];
  const own = Object.keys(declared.columns);
  const replaced = declared.erase.how === 'detach' ? Object.keys(declared.erase.columns) : [];
  return [
    ...missing(columns, own).map((column) => `${name}.${column}: not declared`),
    ...missing(own, columns).map((column) => `${name}.${column}: declared, and not there`),
    ...missing(replaced, columns).map((column) => `${name}.${column}: is to be emptied, and not there`),
    ...(key.join() === declared.key.join() ? [] : [`${name}: its key is (${key.join(', ')})`]),
  ];
}

/** Rows to be deleted may not be referred to by rows that are deleted later, nor by rows that are kept. */
function orderFaults(live: readonly LiveTable[], declared: readonly DeclaredTable[]): string[] {
  const gone = declared.filter((one) => isPersonal(one) && one.erase.how === 'delete').map(({ table }) => table);
  const place = (name: string): number => {
    const index = gone.indexOf(name);
    return index < 0 ? Infinity : index;
  };
  return live.flatMap(({ name, refersTo }) =>
    refersTo
      .filter((target) => gone.includes(target) && place(name) > place(target))
      .map((target) => `${name}: refers to ${target}, which is erased before it`),
  );
}
