import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';

/** A column of a table: its type in PostgreSQL, and what is read from it. */
export interface Column<Value> {
  /** As `format_type` writes it, without `[]`. */
  readonly type: string;
  readonly array: boolean;
  readonly nullable: boolean;
  readonly primary: boolean;
  /** Exists for the compiler only. */
  readonly value?: Value;
}

type Columns = Readonly<Record<string, Column<unknown>>>;
type ValueOf<C> = C extends Column<infer Value> ? Value : never;
type RowOfColumns<C extends Columns> = { [Name in keyof C]: ValueOf<C[Name]> };

/** The type of a row of the table. */
export type RowOf<Entity> = Entity extends EntitySchema<infer Row> ? Row : never;

const of = <Value>(type: string): Column<Value> => ({ type, array: false, nullable: false, primary: false });

export const integer = of<number>('integer');
export const smallint = of<number>('smallint');
export const double = of<number>('double precision');
/** Read as text: it may be larger than a number holds. */
export const bigint = of<string>('bigint');
export const text = of<string>('text');
export const varchar = of<string>('character varying');
export const boolean = of<boolean>('boolean');
export const uuid = of<string>('uuid');
export const bytes = of<Buffer>('bytea');
export const timestamp = of<Date>('timestamp with time zone');
/** `YYYY-MM-DD` by a repository; statements select `column::text`. */
export const date = of<string>('date');
export const json = <Value = unknown>(): Column<Value> => of<Value>('jsonb');
/** A text that a check of the table holds to some words. */
export const oneOf = <Word extends string>(): Column<Word> => of<Word>('text');

export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({ ...column, nullable: true });
export const arrayOf = <Value>(column: Column<Value>): Column<readonly Value[]> => ({
  ...(column as Column<never>),
  array: true,
});
/** A column of the primary key. */
export const key = <Value>(column: Column<Value>): Column<Value> => ({ ...column, primary: true });

/** A table whose rows belong to tenants. Repositories leave `tenant_id` to the database, which takes it from the scope. */
export function tenantTable<C extends Columns>(name: string, columns: C): EntitySchema<TenantRow<C>> {
  const tenant: EntitySchemaColumnOptions = { ...optionsOf(key(integer)), insert: false, update: false };
  return schema(name, { tenant_id: tenant, ...optionsOfAll(columns) });
}

/** A table of the platform itself, which no tenant's scope reaches. */
export function platformTable<C extends Columns>(name: string, columns: C): EntitySchema<RowOfColumns<C>> {
  return schema(name, optionsOfAll(columns));
}

type TenantRow<C extends Columns> = RowOfColumns<C> & { tenant_id: number };

function schema<Row>(name: string, columns: Record<string, EntitySchemaColumnOptions>): EntitySchema<Row> {
  return new EntitySchema<Row>({ name, tableName: name, columns: columns });
}

const optionsOfAll = (columns: Columns): Record<string, EntitySchemaColumnOptions> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, optionsOf(column)]));

const optionsOf = ({ type, array, nullable: isNullable, primary }: Column<unknown>): EntitySchemaColumnOptions => ({
  type: type as NonNullable<EntitySchemaColumnOptions['type']>,
  array,
  nullable: isNullable,
  primary,
});
