import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { checkSecret } from '../../../platform/tries';
import { type Network } from '../../../shared/network';
import { PasswordHasher } from '../../accounts';
import { audit } from '../../tenants';
import { StaffSignInBlocked, StaffSignInFailed } from '../errors';
import { StaffSessions } from './staff-sessions';
import { signInCounters, staffKey, staffTries } from './staff-tries';

export interface StaffSignInContext {
  readonly network: Network;
  readonly device: string;
  /** The token of the session that this one replaces. */
  readonly previousToken: string | undefined;
}

export interface HalfSession {
  readonly token: string;
  readonly isEnrolled: boolean;
  readonly hasPasskey: boolean;
}

interface Known {
  readonly id: number;
  readonly email: string;
  readonly password_hash: string | null;
  readonly enrolled: boolean;
  readonly has_passkey: boolean;
}

const FIND = `select s.id, s.email, s.password_hash, f.confirmed_at is not null as enrolled,
    exists (select from staff_passkey k where k.staff_id = s.id) as has_passkey
  from staff s left join staff_second_factor f on f.staff_id = s.id where s.email = $1 and s.disabled_at is null`;

/** The first step. The same answer after the same work, whether somebody has the address or not. */
@Injectable()
export class StaffSignIn {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly hasher: PasswordHasher,
    private readonly sessions: StaffSessions,
  ) {}

  async signIn(email: string, password: string, context: StaffSignInContext): Promise<HalfSession> {
    let known: Known | undefined;
    const counters = signInCounters(email, context.network);
    const checked = await checkSecret(staffTries(this.platform), counters, async () => {
      [known] = await this.platform.query<Known>(FIND, [staffKey(email)]);
      const isRight = await this.hasher.verify(known?.password_hash ?? undefined, password);
      const token = isRight && known ? await this.open(known, context) : undefined;
      return known && token !== undefined
        ? { token, isEnrolled: known.enrolled, hasPasskey: known.has_passkey }
        : undefined;
    });
    if (checked.outcome === 'right') return checked.value;
    if (checked.outcome === 'refused') throw new StaffSignInBlocked(checked.blockedSeconds);
    throw await this.failed(known, checked.blockedSeconds);
  }

  /** Undefined where the password has been changed, or the person disabled, since it was looked at. */
  private open({ id, password_hash }: Known, context: StaffSignInContext): Promise<string | undefined> {
    return this.platform.transaction(async (connection) => {
      const same = await connection.query(
        'select 1 from staff where id = $1 and password_hash = $2 and disabled_at is null for update',
        [id, password_hash],
      );
      if (same.length === 0) return undefined;
      if (context.previousToken !== undefined) await this.sessions.end(connection, context.previousToken);
      return this.sessions.open(connection, id, 'half', context.device);
    });
  }

  /** An unknown address is not recorded: it may be a password typed into the wrong field. */
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
}
