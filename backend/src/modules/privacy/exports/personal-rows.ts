import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type PersonalTable } from '../../../platform/personal-data';
import { currentTenantId, runInTenant } from '../../../platform/tenancy';

const PAGE = 500;

/** One row in the export: names and values, times as ISO 8601 in UTC. */
export type ExportedRow = Readonly<Record<string, unknown>>;

interface Found {
  readonly key: readonly string[];
  readonly row: ExportedRow;
}

/** A member's own rows of a declared table, a page at a time, however many there are. */
@Injectable()
export class PersonalRows {
  constructor(private readonly database: Database) {}

  async *of(table: PersonalTable, account: number): AsyncGenerator<ExportedRow, void, undefined> {
    // A stream may be read outside the scope that opened it.
    const tenant = currentTenantId();
    let after: readonly string[] | undefined;
    do {
      const values = [account, ...(after ?? [])];
      const text = pageOf(table, after !== undefined);
      const found: Found[] = await runInTenant(tenant, () => this.database.query<Found>(text, values));
      for (const { row } of found) yield withTimes(row);
      after = found.length < PAGE ? undefined : found.at(-1)?.key;
    } while (after !== undefined);
  }
}

function pageOf({ table, rows, key, columns }: PersonalTable, isLater: boolean): string {
  const shown = Object.entries(columns).flatMap(([column, name]) =>
    typeof name === 'string' ? [`'${name}', ${column}`] : [],
  );
  const later = `(${key.join(', ')}) > (${key.map((_column, index) => `$${index + 2}`).join(', ')})`;
  return `select array[${key.map((column) => `${column}::text`).join(', ')}] as key,
      json_build_object(${shown.join(', ')}) as row
    from ${table} where (${rows}) ${isLater ? `and ${later}` : ''} order by ${key.join(', ')} limit ${PAGE}`;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d:\d\d$/;

/** PostgreSQL writes times in the zone of its session. */
const withTimes = (row: ExportedRow): ExportedRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && TIME.test(value) ? new Date(value).toISOString() : value,
    ]),
  );
