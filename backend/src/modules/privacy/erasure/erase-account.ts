import { Injectable } from '@nestjs/common';
import { type Connection, type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { outboxEntry, uuidV7 } from '../../../platform/outbox';
import { type PersonalTable } from '../../../platform/personal-data';
import { readerOf } from '../../../platform/texts';
import { auditSubject } from '../../accounts';
import { mailEntry } from '../../notifications';
import { eraseAuditSubject, eraseAuditWords } from '../../tenants';
import { PERSONAL_TABLES } from '../personal-data';
import { ERASED_FILES_KIND, type ErasedFiles } from './erased-files.handler';
import { type Person, tracesOf } from './traces';

export interface DueAccount {
  readonly tenant: number;
  readonly account: number;
}

interface Leaver extends Person {
  readonly address: string;
  readonly language: string;
  readonly country: string | null;
}

export type Counts = Readonly<Record<string, number>>;

/**
 * Erases an account in one transaction: rows, report, the jobs for its files and the last mail are there together or not
 * at all. Of two workers at once, or a member who comes back meanwhile, one gets the account's row.
 */
@Injectable()
export class EraseAccount {
  constructor(private readonly platform: PlatformDatabase) {}

  /** The counts of rows that still name the person afterwards; undefined where there is nothing left to erase. */
  erase({ tenant, account }: DueAccount): Promise<Counts | undefined> {
    return this.platform.transaction(async (connection) => {
      const leaver = await lock(connection, tenant, account);
      if (leaver === undefined) return undefined;
      // The statements below run in the tenant's scope.
      await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenant)]);
      const files = await filesOf(connection, tenant, account);
      const tables = await eraseRows(connection, tenant, account);
      const remaining = await tracesOf(connection, tenant, leaver);
      const report = uuidV7();
      await connection.execute('insert into erasure_report (id, tables, remaining, files) values ($1, $2, $3, $4)', [
        report,
        JSON.stringify(tables),
        JSON.stringify(remaining),
        files.count,
      ]);
      const job: ErasedFiles = { report, account, pictures: files.pictures };
      const person = { address: leaver.address, ...readerOf(leaver) };
      for (const { text, values } of [
        outboxEntry(ERASED_FILES_KIND, job),
        mailEntry({ mail: 'account_erased', params: {}, person }),
      ])
        await connection.execute(text, values);
      return remaining;
    });
  }
}

/** Does not wait for the lock: the process that holds the row erases it or brings it back. */
async function lock(connection: Connection, tenant: number, account: number): Promise<Leaver | undefined> {
  const [leaver] = await connection.query<Leaver>(
    `select a.id, a.email as address, a.email_key as email, a.language, p.name, p.country from account a
       join profile p on p.tenant_id = a.tenant_id and p.id = a.id
       join account_deletion d on d.tenant_id = a.tenant_id and d.account_id = a.id
     where a.tenant_id = $1 and a.id = $2 and a.status = 'pending_deletion' and d.due_at <= now()
     for update of a skip locked`,
    [tenant, account],
  );
  return leaver;
}

async function filesOf(
  connection: Connection,
  tenant: number,
  account: number,
): Promise<{ readonly pictures: string[]; readonly count: number }> {
  const pictures: string[] = [];
  for (const { table, rows, pictures: column } of PERSONAL_TABLES) {
    if (column === undefined) continue;
    const found = await connection.query<{ name: string }>(
      `select ${column} as name from ${table} where tenant_id = $2 and (${rows}) and ${column} is not null`,
      [account, tenant],
    );
    pictures.push(...found.map(({ name }) => name));
  }
  const exported = await connection.query(
    "select from data_export where tenant_id = $1 and account_id = $2 and status = 'ready'",
    [tenant, account],
  );
  return { pictures, count: pictures.length + exported.length };
}

async function eraseRows(connection: PlatformConnection, tenant: number, account: number): Promise<Counts> {
  const counts: Record<string, number> = {};
  let words = 0;
  for (const table of PERSONAL_TABLES) {
    words += await eraseWords(connection, table, tenant, account);
    const text = erasureOf(table);
    if (table.hold !== undefined) await connection.query(table.hold, [account, tenant]);
    if (text !== undefined) counts[table.table] = await connection.execute(text, [account, tenant]);
  }
  const named = await eraseAuditSubject(connection, tenant, auditSubject(account));
  return { ...counts, audit_entry: words + named };
}

/** Before its rows lose what they are found by. */
async function eraseWords(
  connection: PlatformConnection,
  { table, rows, audited }: PersonalTable,
  tenant: number,
  account: number,
): Promise<number> {
  if (audited === undefined) return 0;
  const found = await connection.query<{ subject: string }>(
    `select ${audited} as subject from ${table} where tenant_id = $2 and (${rows})`,
    [account, tenant],
  );
  if (found.length === 0) return 0;
  return eraseAuditWords(
    connection,
    tenant,
    found.map(({ subject }) => subject),
  );
}

function erasureOf({ table, rows, erase }: PersonalTable): string | undefined {
  switch (erase.how) {
    case 'delete':
      return `delete from ${table} where tenant_id = $2 and (${rows})`;
    case 'detach': {
      const columns = Object.entries(erase.columns).map(([column, sql]) => `${column} = ${sql}`);
      return `update ${table} set ${columns.join(', ')} where tenant_id = $2 and (${rows})`;
    }
    case 'keep':
      return undefined;
  }
}
