import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy/scope';
import { changeProfileStatus, hideProfileOf } from '../../members';
import { type Actor, audit } from '../../tenants';
import { Deletions } from '../deletion/deletions';
import { Sessions } from '../sessions/sessions';
import { MemberNotBlockable, MemberNotFound, SessionNotFound } from '../errors';
import { ResendActivation } from '../use-cases/resend-activation/resend-activation.use-case';
import { type LookReason } from './look-reasons';
import { auditSubject, trySubjects } from './member-files';

export interface StaffAct {
  readonly tenantId: number;
  readonly account: number;
  readonly actor: Actor;
  /** Why the member's file is open to whoever acts. */
  readonly look?: LookReason;
}

/** Lets staff act on an account of a tenant; each act is audited in its own transaction. */
@Injectable()
export class MemberAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly resendActivation: ResendActivation,
    private readonly deletions: Deletions,
    private readonly sessions: Sessions,
  ) {}

  /** With the member's own pause. */
  async resend(act: StaffAct): Promise<void> {
    await this.act(act, 'member.activation_resent', {}, () =>
      runInTenant(act.tenantId, () => this.resendActivation.resend(act.account)),
    );
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

  /** Hides the profile from everybody and signs every device out. */
  async block(act: StaffAct, reason: string): Promise<void> {
    const key = [act.tenantId, act.account];
    await this.act(act, 'member.blocked', { reason }, async (connection) => {
      const blocked = await connection.execute(
        `update account set status = 'blocked' where tenant_id = $1 and id = $2 and status in ('not_confirmed', 'active')`,
        key,
      );
      if (blocked === 0) throw new MemberNotBlockable();
      const hide = hideProfileOf(act.tenantId, act.account);
      await connection.execute(hide.text, hide.values);
      await connection.execute('delete from session where tenant_id = $1 and account_id = $2', key);
    });
    runInTenant(act.tenantId, () => {
      this.sessions.publishRevocation(act.account);
    });
  }

  /** The account is again what it was: confirmed and shown, or waiting for its confirmation. */
  async unblock(act: StaffAct, reason: string): Promise<void> {
    await this.act(act, 'member.unblocked', { reason }, async (connection) => {
      const unblocked = await connection.execute(
        `with back as (
           update account set status = case when confirmed_at is null then 'not_confirmed' else 'active' end
           where tenant_id = $1 and id = $2 and status = 'blocked' returning tenant_id, id, status
         )
         ${changeProfileStatus({
           ...{ from: 'back', id: 'back.id', tenant: 'back.tenant_id' },
           status: "case back.status when 'active' then 'active' else 'disabled' end",
         })}`,
        [act.tenantId, act.account],
      );
      if (unblocked === 0) throw new MemberNotBlockable();
    });
  }

  /** Deletes the account as if the member had asked: it is closed at once, can be restored by mail, and is erased later. */
  async startDeletion(act: StaffAct, reason: string): Promise<Date> {
    return this.act(act, 'member.deletion_started', { reason }, () =>
      runInTenant(act.tenantId, () => this.deletions.askAsStaff(act.account)),
    );
  }

  private async act<T>(
    { tenantId, account, actor, look }: StaffAct,
    action: string,
    more: Readonly<Record<string, unknown>>,
    work: (connection: Connection, email: string) => Promise<T>,
  ): Promise<T> {
    return this.platform.transaction(async (connection) => {
      const [row] = await connection.query<{ email: string }>(
        'select email from account where tenant_id = $1 and id = $2',
        [tenantId, account],
      );
      if (!row) throw new MemberNotFound();
      const details = { ...lookDetails(look), ...more };
      // Before work that commits a transaction of its own: nothing but this one's commit can fail after it.
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
