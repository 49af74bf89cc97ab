import { Inject, Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { Realtime } from '../../../platform/realtime';
import { runInTenant } from '../../../platform/tenancy';
import { uuidV7 } from '../../../platform/outbox';
import { type Entered, type Reason, reverse } from '../../credits';
import { PublishedSites, audit, doersOf } from '../../tenants';
import { creditsLeftAlone, holdGifts } from '../credit-gifts/alone-limits';
import { CreditBoundReached, MemberNotFound } from '../errors';
import { type StaffAct } from './member-admin-service';
import { auditSubject } from './member-files';

export interface AdminEntry {
  readonly number: number;
  readonly amount: number;
  readonly balance: number;
  readonly reason: Reason;
  readonly reference: string;
  readonly created_at: string;
}

const PAGE = 100;

/** Shows staff a member's ledger, and takes entries back; each change is in one transaction with its audit entry. */
@Injectable()
export class CreditAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly published: PublishedSites,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {}

  /** Newest first, behind the entry `before`; a hundred at most. For staff to whom the file is open. */
  async entries({ tenantId, account }: StaffAct, before: number): Promise<AdminEntry[]> {
    await this.find(tenantId, account);
    const rows = await this.platform.query<Omit<AdminEntry, 'created_at'> & { created_at: Date }>(
      `select number, amount, balance_after as balance, reason, reference, created_at from credit_entry
       where tenant_id = $1 and account_id = $2 and number < $3 order by number desc limit ${PAGE}`,
      [tenantId, account, before],
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }

  async reverse(act: StaffAct, number: number, reason: string): Promise<Entered> {
    const { document } = await this.published.get(act.tenantId);
    const reversed = await this.platform.transaction(async (connection) => {
      await holdGifts(connection, act);
      const left = await creditsLeftAlone(connection, document, act);
      const entered = await reverse(connection, act.tenantId, { account: act.account, number });
      if (entered.isNew) {
        await this.countReturned(connection, act, { number, reason, left });
        await this.write(connection, act, 'member.credits_reversed', {
          ...{ reversed: number, entry: entered.number, reason },
        });
      }
      return entered;
    });
    return this.told(act, reversed);
  }

  /** Counts the credits that a reversal gives back as a gift, under the same bounds. */
  private async countReturned(
    connection: PlatformConnection,
    { tenantId, account, actor }: StaffAct,
    { number, reason, left }: { readonly number: number; readonly reason: string; readonly left: number },
  ): Promise<void> {
    const [entry] = await connection.query<{ amount: number }>(
      'select amount from credit_entry where tenant_id = $1 and account_id = $2 and number = $3',
      [tenantId, account, number],
    );
    const returned = -(entry?.amount ?? 0);
    if (returned <= 0) return;
    if (returned > left) throw new CreditBoundReached(left);
    const id = uuidV7();
    await connection.execute(
      `insert into credit_gift (tenant_id, id, account_id, key, kind, credits, reason, status, asked_by, proposers, decided_by, decided_at)
       values ($1, $2::uuid, $3, 'reversal ' || $2, 'reversal', $4, $5, 'done', $6::text, $7::integer[], $6, now())`,
      [tenantId, id, account, returned, reason, actor.email, doersOf(actor)],
    );
  }

  /** The member's open pages show the new balance. */
  private told({ tenantId, account }: StaffAct, entered: Entered): Entered {
    if (entered.isNew)
      runInTenant(tenantId, () => {
        this.realtime.publish(account, { event: 'credits', data: { credits: entered.balance } });
      });
    return entered;
  }

  private write(
    connection: PlatformConnection,
    { tenantId, account, actor }: StaffAct,
    action: string,
    details: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    return audit(connection, actor, { action, tenantId, subject: auditSubject(account), details });
  }

  private async find(tenantId: number, account: number): Promise<void> {
    const found = await this.platform.query('select from account where tenant_id = $1 and id = $2', [
      ...[tenantId, account],
    ]);
    if (found.length === 0) throw new MemberNotFound();
  }
}
