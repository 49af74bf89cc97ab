import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy/scope';
import { endDecisions, recordDecision, tellDecision, tellReversal } from '../../decisions';
import { type StatementReason } from '../../notifications';
import { type Actor, audit, auditInScope } from '../../tenants';
import { Deletions } from '../deletion/deletions';
import { Sessions } from '../sessions/sessions';
import { MemberNotBlockable, MemberNotFound, SessionNotFound } from '../errors';
import { ResendActivation } from '../use-cases/resend-activation/resend-activation.use-case';
import { ResendReactivation } from '../use-cases/resend-reactivation/resend-reactivation.use-case';
import { blockAccount, unblockAccount } from './block-account';
import { type LookReason } from './look-reasons';
import { auditSubject, trySubjects } from './member-files';

export interface StaffAct {
  readonly tenantId: number;
  readonly account: number;
  readonly actor: Actor;
  /** Why the member's file is open to whoever acts. */
  readonly look?: LookReason;
}

export interface StaffBlock {
  /** For the record, and for whoever answers when the member asks. */
  readonly reason: string;
  /** The text that the member reads. */
  readonly rule?: StatementReason;
  /** Ends by itself after so many days; null has no end. */
  readonly days?: number | null;
}

/** Lets staff act on an account of a tenant; each act is audited in its own transaction. */
@Injectable()
export class MemberAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly resendActivation: ResendActivation,
    private readonly reactivation: ResendReactivation,
    private readonly deletions: Deletions,
    private readonly sessions: Sessions,
  ) {}

  /** With the member's own pause. */
  resend({ tenantId, account, actor, look }: StaffAct): Promise<void> {
    const details = lookDetails(look);
    const entry = auditInScope(actor, { action: 'member.activation_resent', subject: auditSubject(account), details });
    return runInTenant(tenantId, () => this.resendActivation.resend(account, [entry]));
  }

  /** The mail that leads back from a deletion, as often a day as the member may ask for it. */
  resendReactivation({ tenantId, account, actor, look }: StaffAct): Promise<void> {
    const details = lookDetails(look);
    const entry = auditInScope(actor, {
      action: 'member.reactivation_resent',
      subject: auditSubject(account),
      details,
    });
    return runInTenant(tenantId, () => this.reactivation.resendTo(account, [entry]));
  }

  async unlock(act: StaffAct): Promise<void> {
    await this.act(act, 'member.unlocked', {}, async (connection, email) => {
      await connection.execute(
        "delete from sign_in_tries where tenant_id = $1 and kind = 'account' and subject = any($2::text[])",
        [act.tenantId, trySubjects(act.account, email)],
      );
    });
  }

  /** Signs one device out. */
  async endSession(act: StaffAct, session: string): Promise<void> {
    await this.act(act, 'member.session_ended', {}, async (connection) => {
      const ended = await connection.execute(
        'delete from session where tenant_id = $1 and account_id = $2 and id = $3',
        [act.tenantId, act.account, session],
      );
      if (ended === 0) throw new SessionNotFound();
    });
    runInTenant(act.tenantId, () => {
      this.sessions.publishRevocation(act.account);
    });
  }

  /** Writes down that a test is sent to the member's devices. */
  async noteTest(act: StaffAct): Promise<void> {
    await this.act(act, 'member.push_tested', {}, () => Promise.resolve());
  }

  /** Hides the profile from everybody, signs every device out, and tells the member why and for how long. */
  async block(act: StaffAct, block: StaffBlock): Promise<void> {
    const { rule = 'other', days = null } = block;
    await this.act(act, 'member.blocked', { ...block }, async (connection) => {
      const { tenantId, account, actor } = act;
      if (!(await blockAccount(connection, tenantId, account))) throw new MemberNotBlockable();
      const decision = await recordDecision(connection, {
        ...{ tenantId, account, actor, source: 'own', days },
        about: { kind: 'member_blocked', reasons: [rule] },
      });
      await tellDecision(connection, tenantId, decision);
    });
    this.signOut(act.tenantId, act.account);
  }

  /** Closes the open pages of an account whose sessions a transaction has ended. */
  signOut(tenantId: number, account: number): void {
    runInTenant(tenantId, () => {
      this.sessions.publishRevocation(account);
    });
  }

  /** The account is again what it was: confirmed and shown, or waiting for its confirmation. The member is told. */
  async unblock(act: StaffAct, reason: string): Promise<void> {
    await this.act(act, 'member.unblocked', { reason }, async (connection) => {
      const { tenantId, account, actor } = act;
      if (!(await unblockAccount(connection, tenantId, account))) throw new MemberNotBlockable();
      await endDecisions(connection, { tenantId, account, kind: 'member_blocked', by: actor.email });
      await tellReversal(connection, act, { mail: 'block_lifted', params: { by: 'support' } });
    });
  }

  /** Deletes the account as if the member had asked: it is closed at once, can be restored by mail, and is erased later. */
  startDeletion({ tenantId, account, actor, look }: StaffAct, reason: string): Promise<Date> {
    const details = { ...lookDetails(look), reason };
    const entry = auditInScope(actor, {
      action: 'member.deletion_started',
      subject: auditSubject(account),
      details,
    });
    return runInTenant(tenantId, () => this.deletions.askAsStaff(account, entry));
  }

  private async act<T>(
    { tenantId, account, actor, look }: StaffAct,
    action: string,
    more: Readonly<Record<string, unknown>>,
    work: (connection: Connection, email: string) => Promise<T>,
  ): Promise<T> {
    return this.platform.transaction(async (connection) => {
      // The lock waits for an erasure that runs, and then finds nobody.
      const [row] = await connection.query<{ email: string }>(
        'select email from account where tenant_id = $1 and id = $2 for key share',
        [tenantId, account],
      );
      if (!row) throw new MemberNotFound();
      const details = { ...lookDetails(look), ...more };
      await audit(connection, actor, { action, tenantId, subject: auditSubject(account), details });
      return work(connection, row.email);
    });
  }
}

/** Why the file was open, where the act says no more. */
const lookDetails = (look: LookReason | undefined): Readonly<Record<string, string>> =>
  look === undefined
    ? {}
    : {
        look: look.reason,
        ...(look.note !== null && { note: look.note }),
        ...(look.complaint !== null && { complaint: look.complaint }),
      };
