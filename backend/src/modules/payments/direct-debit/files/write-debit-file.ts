import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../../platform/data-keys';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { type Actor, PublishedSites, auditInScope } from '../../../tenants';
import { ProviderAccountNotFound } from '../../errors';
import { type ProviderAccount, ProviderAccounts } from '../../provider-accounts/provider-accounts';
import { dayOf, targetDayAfter } from '../debits/target-days';
import { type DueDebit, type LeftOut, findDueDebits } from './due-debits';
import { AccountNotOfBank } from './errors';
import { contentOf, hashOf } from './file-content';
import { LeaveOutDebit } from './leave-out-debit';
import { writePain008 } from './pain-008';

export interface WrittenFile {
  readonly id: string;
  /** `YYYY-MM-DD` */
  readonly collectOn: string;
  readonly debits: number;
  /** In cents. */
  readonly amount: number;
  readonly xml: string;
}

export interface WrittenDebits {
  /** Undefined where no debit is due. */
  readonly file: WrittenFile | undefined;
  /** These ended: nobody may collect them. */
  readonly leftOut: readonly { readonly attempt: string; readonly reason: LeftOut }[];
}

const HOUR_MS = 3_600_000;
// Without letters and digits that look alike.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Writes the debits of a bank's account that are due into a file. Two at once share none. */
@Injectable()
export class WriteDebitFile {
  constructor(
    private readonly database: Database,
    private readonly accounts: ProviderAccounts,
    private readonly published: PublishedSites,
    private readonly rest: LeaveOutDebit,
    @Inject(DataKeys) private readonly keys: DataKeys,
  ) {}

  async write(tenantId: number, accountId: string, actor: Actor, now = new Date()): Promise<WrittenDebits> {
    return runInTenant(tenantId, async () => {
      const { document } = await this.published.get(tenantId);
      const { discreet_name: description } = document.notifications;
      const wish = { collectOn: collectionDay(now), description, actor };
      const { file, left, account } = await this.database.transaction(() => this.take(accountId, wish));
      for (const { attempt, reason } of left) await this.rest.leaveOut(attempt, reason, account.access.mode);
      return { file, leftOut: left };
    });
  }

  private async take(accountId: string, wish: FileWish) {
    const account = await this.hold(accountId);
    const due = await findDueDebits(this.database, accountId, wish.collectOn);
    const left = due.flatMap(({ attempt, leftOut }) => (leftOut === null ? [] : [{ attempt, reason: leftOut }]));
    const filed = due.filter(({ leftOut }) => leftOut === null);
    const file = filed.length === 0 ? undefined : await this.file(account, filed, wish);
    if (due.length > 0) await this.writeDown(accountId, file, left.length, wish.actor);
    return { account, left, file };
  }

  private async writeDown(accountId: string, file: WrittenFile | undefined, leftOut: number, actor: Actor) {
    const { collectOn = null, debits = 0, amount = 0, id = null } = file ?? {};
    const details = { file: id, debits, amount, collect_on: collectOn, left_out: leftOut };
    const act = { action: 'payments.debit_file_written', subject: `provider_account:${accountId}`, details };
    await this.database.batch([auditInScope(actor, act)]);
  }

  /** Another file of the account waits until this one's debits are marked. */
  private async hold(id: string): Promise<ProviderAccount> {
    const held = await this.database.query('select from provider_account where id = $1 for no key update', [id]);
    if (held.length === 0) throw new ProviderAccountNotFound();
    const account = await this.accounts.get(id);
    if (account.provider.name !== 'bank') throw new AccountNotOfBank();
    return account;
  }

  private async file(account: ProviderAccount, due: readonly DueDebit[], wish: FileWish): Promise<WrittenFile> {
    const { collectOn, description, actor } = wish;
    const id = newFileId(account, collectOn);
    const createdAt = await this.now();
    const head = { id, createdAt, collectOn, description };
    const xml = writePain008(contentOf(this.keys, head, account.access.apiKey, due));
    const amount = due.reduce((sum, debit) => sum + debit.amount, 0);
    await this.database.batch([
      {
        text: `insert into debit_file (id, provider_account_id, collect_on, debits, amount, description, content_hash, created_by)
          values ($1, $2, $3::date, $4::integer, $5::bigint, $6, $7, $8)`,
        values: [id, account.id, collectOn, due.length, amount, description, hashOf(xml), actor.email],
      },
      {
        text: 'update direct_debit set file_id = $1 where attempt_id = any($2::uuid[])',
        values: [id, due.map(({ attempt }) => attempt)],
      },
    ]);
    return { id, collectOn, debits: due.length, amount, xml };
  }

  /** The time of the transaction, which its rows have as well. */
  private async now(): Promise<string> {
    const [row] = await this.database.query<{ now: string }>(
      `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as now`,
    );
    return row?.now ?? '';
  }
}

interface FileWish {
  readonly collectOn: string;
  readonly description: string;
  readonly actor: Actor;
}

/** Banks want a file one of their days before, and in Europe a day begins up to three hours earlier than in UTC. */
export function collectionDay(now: Date): string {
  const received = targetDayAfter(new Date(now.getTime() + 3 * HOUR_MS), 0);
  return dayOf(targetDayAfter(received, 1));
}

/** Such as `20261126-7KQ2M9XD`: a bank knows a file by it, and takes it once. */
function newFileId({ access }: ProviderAccount, day: string): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${access.mode === 'test' ? 'TEST-' : ''}${day.replaceAll('-', '')}-${letters}`;
}
