import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { PlatformDatabase, type RowOf, preparedStatement } from '../../../platform/database';
import { type StaffIdentity } from '../../../platform/http';
import { type Actor, audit } from '../../tenants';
import { StaffNotFound, TokenNotFound } from '../errors';
import { endSessionsOf } from '../sign-in/staff-sessions';
import { CONSOLE_TABLES } from '../tables';
import { type IssuedToken, type NewStaff, hashOfToken, insertStaff, insertToken } from './staff-rows';
import { PEOPLE } from './staff-standing';

export type StaffRow = Readonly<
  Pick<RowOf<typeof CONSOLE_TABLES.staff>, 'id' | 'email' | 'name' | 'role' | 'disabled_at' | 'approves_from'>
>;

export type StaffToken = Readonly<
  Pick<RowOf<typeof CONSOLE_TABLES.staff_token>, 'label' | 'created_at' | 'expires_at'>
>;

const ROW = { id: true, email: true, name: true, role: true, disabled_at: true, approves_from: true } as const;

const WHOSE_TOKEN = preparedStatement(`
  select p.id, p.email, p.name, p.role, ${PEOPLE} from staff_token t join staff p on p.id = t.staff_id
  where t.hash = $1 and t.revoked_at is null and t.expires_at > now() and p.disabled_at is null`);

/** Operators and support staff, and the tokens they come with. Of a token only its hash is kept. */
@Injectable()
export class StaffTokens {
  constructor(private readonly platform: PlatformDatabase) {}

  async authenticate(token: string): Promise<StaffIdentity | undefined> {
    const [row] = await this.platform.prepared<StaffIdentity>(WHOSE_TOKEN, [hashOfToken(token)]);
    return row;
  }

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
   * Disables an account and keeps its row, so that the audit goes on naming it. Tokens and sessions end at once. Where two
   * operators disable one another, the first one is left.
   */
  async disable(id: number, actor: Actor): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const both = await connection.query<{ id: number; disabled_at: Date | null }>(
        'select id, disabled_at from staff where id = $1 or id = $2 order by id for update',
        [id, actor.people?.ids[0] ?? id],
      );
      if (both.some((one) => one.id !== id && one.disabled_at !== null)) throw new StaffNotFound();
      const [row] = await connection.query<{ email: string }>(
        'update staff set disabled_at = coalesce(disabled_at, now()) where id = $1 returning email',
        [id],
      );
      if (!row) throw new StaffNotFound();
      await endSessionsOf(connection, id);
      await audit(connection, actor, { action: 'staff.disabled', tenantId: null, subject: row.email });
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

  /** A new token of whoever asks, told this once. */
  issue({ id, email }: Pick<StaffRow, 'id' | 'email'>, label: string): Promise<IssuedToken> {
    return this.platform.transaction((connection) =>
      insertToken(connection, { staffId: id, subject: email, label }, { email }),
    );
  }

  async revoke(staffId: number, label: string, actor: Actor): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const { affected } = await connection
        .repository(CONSOLE_TABLES.staff_token)
        .update({ staff_id: staffId, label, revoked_at: IsNull() }, { revoked_at: () => 'now()' });
      if (affected === 0) throw new TokenNotFound();
      await audit(connection, actor, {
        action: 'staff.token_revoked',
        tenantId: null,
        subject: String(staffId),
        details: { label },
      });
    });
  }
}
