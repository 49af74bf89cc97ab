import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { PlatformDatabase, type RowOf } from '../../../platform/database';
import { type StaffIdentity, StaffSessionNeeded } from '../../../platform/http';
import { type Actor, audit } from '../../tenants';
import { TokenNotFound } from '../errors';
import { endSessionsOf, holdSession } from '../sign-in/staff-sessions';
import { CONSOLE_TABLES } from '../tables';
import { endGivenInvitations } from './end-access';
import { holdAccount } from './hold-account';
import { type IssuedToken, type NewStaff, insertStaff, insertToken } from './staff-rows';
import { PEOPLE } from './staff-standing';

export type StaffRow = Readonly<
  Pick<RowOf<typeof CONSOLE_TABLES.staff>, 'id' | 'email' | 'name' | 'role' | 'disabled_at' | 'approves_from'>
>;

export type StaffToken = Readonly<
  Pick<RowOf<typeof CONSOLE_TABLES.staff_token>, 'label' | 'created_at' | 'expires_at'>
>;

type TokenOwner = Pick<StaffIdentity, 'id' | 'email' | 'session'>;

const ROW = { id: true, email: true, name: true, role: true, disabled_at: true, approves_from: true } as const;

/** SQL: the identity that a token, whose hash is $1, belongs to. */
export const WHOSE_TOKEN = `
  select p.id, p.email, p.name, p.role, ${PEOPLE} from staff_token t join staff p on p.id = t.staff_id
  where t.hash = $1 and t.revoked_at is null and t.expires_at > now() and p.disabled_at is null`;

/** Operators and support staff, and the tokens they come with. Of a token only its hash is kept. */
@Injectable()
export class StaffTokens {
  constructor(private readonly platform: PlatformDatabase) {}

  list(): Promise<StaffRow[]> {
    return this.platform.repository(CONSOLE_TABLES.staff).find({ select: ROW, order: { email: 'asc' } });
  }

  async find(email: string): Promise<StaffRow | undefined> {
    // The database makes the address lower case, here as where it is stored.
    const [row] = await this.platform.query<StaffRow>(
      'select id, email, name, role, disabled_at, approves_from from staff where email = lower($1)',
      [email],
    );
    return row;
  }

  /** Adds somebody. Support staff see the tenants listed, operators all. */
  add(person: Omit<NewStaff, 'machine'>, actor: Actor): Promise<number> {
    return this.platform.transaction((connection) => insertStaff(connection, { ...person, machine: false }, actor));
  }

  /**
   * Disables an account and keeps its row, so that the audit goes on naming it. Tokens, sessions and the open invitations
   * that the person gave out end at once.
   */
  async disable(id: number, actor: Actor): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const { email } = await holdAccount(connection, id, actor);
      await connection.execute('update staff set disabled_at = coalesce(disabled_at, now()) where id = $1', [id]);
      await endSessionsOf(connection, id);
      await endGivenInvitations(connection, id);
      await connection
        .repository(CONSOLE_TABLES.staff_token)
        .update({ staff_id: id, revoked_at: IsNull() }, { revoked_at: () => 'now()' });
      await audit(connection, actor, { action: 'staff.disabled', tenantId: null, subject: email });
    });
  }

  /** The tokens of somebody that still open something, the newest first. */
  tokensOf(staffId: number): Promise<StaffToken[]> {
    return this.platform.query<StaffToken>(
      `select label, created_at, expires_at from staff_token
       where staff_id = $1 and revoked_at is null and expires_at > now() order by created_at desc`,
      [staffId],
    );
  }

  /** A new token of whoever asks, told this once. Throws StaffSessionNeeded where their session has ended meanwhile. */
  issue({ id, email, session }: TokenOwner, label: string): Promise<IssuedToken> {
    return this.platform.transaction(async (connection) => {
      const isOpen = session === undefined || (await holdSession(connection, { staffId: id, session, stage: 'full' }));
      if (!isOpen) throw new StaffSessionNeeded();
      return insertToken(connection, { staffId: id, subject: email, label }, { email });
    });
  }

  async revoke(staffId: number, label: string, actor: Actor): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const [revoked] = await connection.query<{ email: string }>(
        `update staff_token t set revoked_at = now() from staff s
         where s.id = t.staff_id and t.staff_id = $1 and t.label = $2 and t.revoked_at is null returning s.email`,
        [staffId, label],
      );
      if (!revoked) throw new TokenNotFound();
      await audit(connection, actor, {
        action: 'staff.token_revoked',
        tenantId: null,
        subject: revoked.email,
        details: { label },
      });
    });
  }
}
