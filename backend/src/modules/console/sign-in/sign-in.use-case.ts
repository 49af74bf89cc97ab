import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase, type Statement } from '../../../platform/database';
import { addressSubject, triesOf } from '../../../platform/tries';
import { PasswordHasher } from '../../accounts';
import { audit } from '../../tenants';
import { StaffSignInBlocked, StaffSignInFailed } from '../errors';
import { StaffSessions } from './staff-sessions';
import { ACCOUNT_TRIES, ADDRESS_TRIES, accountSubject, forgetTries, returnTry, staffKey, takeTry } from './staff-tries';

export interface StaffVisit {
  readonly address: string;
  readonly device: string;
  /** Of the session that this one takes the place of. */
  readonly previousToken: string | undefined;
}

export interface HalfSession {
  readonly token: string;
  readonly isEnrolled: boolean;
}

interface Known {
  readonly id: number;
  readonly email: string;
  readonly password_hash: string | null;
  readonly enrolled: boolean;
}

const FIND = `select s.id, s.email, s.password_hash, f.confirmed_at is not null as enrolled
  from staff s left join staff_second_factor f on f.staff_id = s.id where s.email = $1 and s.disabled_at is null`;

/** The first step. The same answer after the same work, whether somebody has the address or not. */
@Injectable()
export class StaffSignIn {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly hasher: PasswordHasher,
    private readonly sessions: StaffSessions,
  ) {}

  async signIn(email: string, password: string, visit: StaffVisit): Promise<HalfSession> {
    const subjects = [accountSubject(email), addressSubject(visit.address)] as const;
    const tries = [
      triesOf(await this.run(takeTry(ACCOUNT_TRIES, subjects[0])), ACCOUNT_TRIES.max),
      triesOf(await this.run(takeTry(ADDRESS_TRIES, subjects[1])), ADDRESS_TRIES.max),
    ];
    const refused = tries.filter(({ isOver }) => isOver).map(({ seconds }) => seconds);
    if (refused.length > 0) throw new StaffSignInBlocked(Math.max(...refused));
    const [known] = await this.platform.query<Known>(FIND, [staffKey(email)]);
    const isRight = await this.hasher.verify(known?.password_hash ?? undefined, password);
    const token = isRight && known ? await this.open(known, visit) : undefined;
    if (!known || token === undefined) throw await this.failed(known, Math.max(...tries.map(({ seconds }) => seconds)));
    await this.run(forgetTries(ACCOUNT_TRIES, subjects[0]));
    await this.run(returnTry(ADDRESS_TRIES, subjects[1]));
    return { token, isEnrolled: known.enrolled };
  }

  /** Undefined where the password has been changed, or the person disabled, since it was looked at. */
  private open({ id, password_hash }: Known, visit: StaffVisit): Promise<string | undefined> {
    return this.platform.transaction(async (connection: Connection) => {
      const same = await connection.query(
        'select 1 from staff where id = $1 and password_hash = $2 and disabled_at is null for update',
        [id, password_hash],
      );
      if (same.length === 0) return undefined;
      if (visit.previousToken !== undefined) await this.sessions.end(connection, visit.previousToken);
      return this.sessions.open(connection, id, 'half', visit.device);
    });
  }

  /** What was typed is not written down where nobody has it: it may be a password in the wrong field. */
  private async failed(known: Known | undefined, blocked: number): Promise<StaffSignInFailed | StaffSignInBlocked> {
    const who = known?.email ?? 'unknown';
    const act = blocked > 0 ? 'staff.sign_in_blocked' : 'staff.sign_in_failed';
    await audit(
      this.platform,
      { email: who },
      { action: act, tenantId: null, subject: who, details: { step: 'password' } },
    );
    return blocked > 0 ? new StaffSignInBlocked(blocked) : new StaffSignInFailed();
  }

  private run({ text, values = [] }: Statement): Promise<object[]> {
    return this.platform.query(text, values);
  }
}
