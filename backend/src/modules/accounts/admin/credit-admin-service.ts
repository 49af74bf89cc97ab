import { Inject, Injectable } from '@nestjs/common';
import { type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { Realtime } from '../../../platform/realtime';
import { runInTenant } from '../../../platform/tenancy';
import { type Entered, type Reason, enter, reverse } from '../../credits';
import { audit } from '../../tenants';
import { MemberNotFound } from '../errors';
import { type StaffAct } from './member-admin-service';
import { auditSubject } from './member-files';

export interface StaffGift {
  /** Out of kindness, or because something went wrong that the member had paid for. */
  readonly kind: 'support' | 'refund';
  readonly credits: number;
  /** Chosen by whoever gives: the same again gives nothing more. */
  readonly key: string;
  readonly reason: string;
}

export interface AdminEntry {
  readonly number: number;
  readonly amount: number;
  readonly balance: number;
  readonly reason: Reason;
  readonly reference: string;
  readonly created_at: string;
}

const PAGE = 100;

/** Lets staff change a member's credits; each change is in one transaction with its audit entry. */
@Injectable()
export class CreditAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {}

  /** Newest first, behind the entry `before`; a hundred at most. For staff to whom the file is open. */
  async entries({ tenantId, account }: StaffAct, before: number): Promise<AdminEntry[]> {
    await this.find(this.platform, tenantId, account);
    const rows = await this.platform.query<Omit<AdminEntry, 'created_at'> & { created_at: Date }>(
      `select number, amount, balance_after as balance, reason, reference, created_at from credit_entry
       where tenant_id = $1 and account_id = $2 and number < $3 order by number desc limit ${PAGE}`,
      [tenantId, account, before],
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }

  async give(act: StaffAct, { kind, credits, key, reason }: StaffGift): Promise<Entered> {
    const given = await this.platform.transaction(async (connection) => {
      const revision = await this.find(connection, act.tenantId, act.account);
      const entered = await enter(connection, act.tenantId, {
        ...{ account: act.account, amount: credits, reason: kind, reference: '', revision, key: `staff:${key}` },
      });
      if (!entered) throw new MemberNotFound();
      if (entered.isNew)
        await this.write(connection, act, 'member.credits_given', { kind, credits, entry: entered.number, reason });
      return entered;
    });
    return this.told(act, given);
  }

  async reverse(act: StaffAct, number: number, reason: string): Promise<Entered> {
    const reversed = await this.platform.transaction(async (connection) => {
      await this.find(connection, act.tenantId, act.account);
      const entered = await reverse(connection, act.tenantId, { account: act.account, number });
      if (entered.isNew)
        await this.write(connection, act, 'member.credits_reversed', {
          ...{ reversed: number, entry: entered.number, reason },
        });
      return entered;
    });
    return this.told(act, reversed);
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

  /** Whether there is such an account; answers the settings that are live for it. */
  private async find(connection: PlatformConnection, tenantId: number, account: number): Promise<number> {
    const [row] = await connection.query<{ revision: number }>(
      `select t.live_revision as revision from account a join tenant t on t.id = a.tenant_id
       where a.tenant_id = $1 and a.id = $2`,
      [tenantId, account],
    );
    if (!row) throw new MemberNotFound();
    return row.revision;
  }
}
