import { type Client } from 'pg';
import { type EntitySchema } from 'typeorm';

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly is_required: boolean;
  readonly is_key: boolean;
}

const described = ({ type, is_required: isRequired, is_key: isKey }: Omit<ColumnRow, 'table' | 'column'>): string =>
  [type, isRequired ? 'not null' : 'null', ...(isKey ? ['key'] : [])].join(' ');

/** Where entities and the tables of the database differ: tables, columns, types, nullability and primary keys. */
export async function entityFaults(root: Client, entities: readonly EntitySchema[]): Promise<string[]> {
  const tables = await columnsOf(root);
  const declared = new Map<string, ReadonlyMap<string, string>>();
  const faults: string[] = [];
  for (const { options } of entities) {
    const name = options.tableName ?? options.name;
    if (declared.has(name)) faults.push(`${name}: declared twice`);
    declared.set(name, columnsOfEntity(options));
  }
  for (const [table, columns] of tables) {
    const entity = declared.get(table);
    if (entity === undefined) faults.push(`${table}: no entity declares it`);
    else faults.push(...differences(table, columns, entity));
  }
  for (const table of declared.keys()) if (!tables.has(table)) faults.push(`${table}: declared, and not there`);
  return faults;
}

function differences(table: string, columns: ReadonlyMap<string, string>, entity: ReadonlyMap<string, string>) {
  const names = new Set([...columns.keys(), ...entity.keys()]);
  return [...names].flatMap((name) => {
    const [is, said] = [columns.get(name) ?? 'nothing', entity.get(name) ?? 'nothing'];
    return is === said ? [] : [`${table}.${name}: is ${is}, its entity says ${said}`];
  });
}

function columnsOfEntity({ columns }: EntitySchema['options']): ReadonlyMap<string, string> {
  const rows = Object.entries(columns).map(([name, column]): [string, string] => {
    const type = `${String(column?.type)}${column?.array === true ? '[]' : ''}`;
    return [name, described({ type, is_required: column?.nullable !== true, is_key: column?.primary === true })];
  });
  return new Map(rows);
}

async function columnsOf(root: Client): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const { rows } = await root.query<ColumnRow>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as is_required, coalesce(a.attnum = any(k.conkey), false) as is_key
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`);
  const tables = new Map<string, Map<string, string>>();
  for (const row of rows) {
    const columns = tables.get(row.table) ?? new Map<string, string>();
    tables.set(row.table, columns.set(row.column, described(row)));
  }
  return tables;
}
