import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { Database, type PlatformConnection, PlatformDatabase } from '../../../platform/database';
import { OutboxHint, uuidV7 } from '../../../platform/outbox';
import { runInTenant } from '../../../platform/tenancy';
import {
  type Actor,
  type Approver,
  type RequireSecondPerson,
  approvalsMissing,
  auditInScope,
  peopleBehind,
  proposersOf,
} from '../../tenants';
import { type StaffAct } from '../admin/member-admin-service';
import { auditSubject } from '../admin/member-files';
import { EmailInUse, MailChangeOver, MailChangeWaits, StaffMailChangeNotFound } from '../errors';
import { isTaken } from '../rules/email-in-use';
import { Sessions } from '../sessions/sessions';
import { type AccountToMove, findAccountToMove, newAddressIn } from './account-to-move';
import { type StaffMailChange, findChanges } from './mail-change';
import { moveAccount } from './move-account';

export interface MailChangeWish {
  readonly email: string;
  readonly reason: string;
}

interface ChangeOf extends StaffAct {
  readonly change: string;
}

const INSERT = `
  insert into staff_mail_change (id, account_id, email, reason, asked_by, proposers)
  values ($1::uuid, $2, $3, $4, $5, $6::integer[])`;

/** Lets staff give a member another address: one person asks, another agrees. Each step is audited, without the addresses. */
@Injectable()
export class StaffMailChanges {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly keys: DataKeys,
    @Inject(OutboxHint) private readonly hint: OutboxHint,
  ) {}

  /** Newest first. */
  list(tenantId: number, account: number): Promise<StaffMailChange[]> {
    return runInTenant(tenantId, () =>
      findChanges(this.database, 'w.account_id = $1 order by w.asked_at desc, w.id desc limit 20', [account]),
    );
  }

  /** The same wish again, while it waits, changes nothing and answers the same. */
  ask({ tenantId, account, actor }: StaffAct, { email: given, reason }: MailChangeWish): Promise<StaffMailChange> {
    return this.together(tenantId, async () => {
      const email = newAddressIn(given);
      const { id } = await this.free(account, email);
      const [waiting] = await findChanges(this.database, "w.account_id = $1 and w.status = 'waiting'", [id]);
      if (waiting?.status === 'waiting') {
        if (waiting.email === email && waiting.reason === reason && waiting.askedBy === actor.email) return waiting;
        throw new MailChangeWaits();
      }
      if (waiting) await this.end(waiting.id, 'expired', null);
      const change = uuidV7();
      await this.database.execute(INSERT, [change, id, email, reason, actor.email, proposersOf(actor)]);
      await this.write(actor, 'asked', { account, change, reason });
      return this.get(id, change);
    });
  }

  /** A second person's word: the address changes, and every device is signed out. */
  async approve(
    { tenantId, account, change }: ChangeOf,
    approver: Approver & Actor,
    requireSecondPerson: RequireSecondPerson,
  ): Promise<StaffMailChange> {
    const approved = await this.together(tenantId, async (connection) => {
      const waiting = await this.hold(account, change);
      if (waiting.approvers.includes(approver.id)) return waiting;
      await requireSecondPerson(connection, approver.id, peopleBehind(waiting));
      await this.database.execute(
        'update staff_mail_change set approvers = array_append(approvers, $2::integer) where id = $1::uuid',
        [change, approver.id],
      );
      await this.write(approver, 'approved', { account, change });
      if (approvalsMissing(waiting) <= 1) {
        const held = await this.free(account, waiting.email);
        await this.database.batch(moveAccount(held, this.sessions, this.keys));
        await this.end(change, 'done', approver.email);
      }
      return this.get(account, change);
    });
    if (approved.status === 'done') {
      this.hint.give();
      runInTenant(tenantId, () => {
        this.sessions.publishRevocation(account);
      });
    }
    return approved;
  }

  /** The address stays. The asker takes it back in this way, anybody else refuses it. */
  refuse({ tenantId, account, change, actor }: ChangeOf): Promise<StaffMailChange> {
    return this.together(tenantId, async () => {
      const { askedBy } = await this.hold(account, change);
      const status = askedBy === actor.email ? 'withdrawn' : 'refused';
      await this.end(change, status, actor.email);
      await this.write(actor, status, { account, change });
      return this.get(account, change);
    });
  }

  private async free(account: number, email: string): Promise<AccountToMove> {
    await this.database.execute('select from account where id = $1 for update', [account]);
    return findAccountToMove(this.database, account, email);
  }

  /** Holds what waits, after the account's row. */
  private async hold(account: number, change: string): Promise<StaffMailChange> {
    await this.database.execute('select from account where id = $1 for update', [account]);
    const found = await this.get(account, change);
    if (found.status !== 'waiting') throw new MailChangeOver();
    return found;
  }

  private async get(account: number, change: string): Promise<StaffMailChange> {
    const [found] = await findChanges(this.database, 'w.account_id = $1 and w.id = $2::uuid', [account, change]);
    if (!found) throw new StaffMailChangeNotFound();
    return found;
  }

  private end(change: string, status: StaffMailChange['status'], by: string | null): Promise<number> {
    return this.database.execute(
      'update staff_mail_change set status = $2, decided_by = $3, decided_at = now() where id = $1::uuid',
      [change, status, by],
    );
  }

  private async write(
    actor: Actor,
    step: string,
    { account, ...details }: { account: number; change: string; reason?: string },
  ): Promise<void> {
    const act = { action: `member.mail_change_${step}`, subject: auditSubject(account), details };
    await this.database.batch([auditInScope(actor, act)]);
  }

  /** The tenant's rows and the audit in one transaction; another one holds the row of the person who approves. */
  private together<T>(tenantId: number, work: (connection: PlatformConnection) => Promise<T>): Promise<T> {
    return this.platform
      .transaction((connection) => runInTenant(tenantId, () => this.database.transaction(() => work(connection))))
      .catch((error: unknown) => {
        throw isTaken(error) ? new EmailInUse() : error;
      });
  }
}
