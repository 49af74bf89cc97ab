import { Injectable } from '@nestjs/common';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { type StaffIdentity } from '../../../platform/http';
import { triesOf } from '../../../platform/tries';
import { audit } from '../../tenants';
import { EnrolmentNeeded, SecondFactorWrong, StaffPasswordNeeded, StaffSignInBlocked } from '../errors';
import { SecondFactors, isTimeCode, newRecoveryCodes, plainCode, recoveryHash } from './second-factors';
import { StaffSessions } from './staff-sessions';
import { CODE_TRIES, forgetTries, takeTry } from './staff-tries';

export interface FullSession {
  readonly token: string;
  /** Told this once, at enrolment. */
  readonly recoveryCodes: readonly string[] | undefined;
  /** Where one of them was used: how many are left. */
  readonly recoveryCodesLeft: number | undefined;
}

interface Factor {
  readonly secret: Buffer;
  readonly confirmed_at: Date | null;
}

/** The second step: a code makes a half session a full one, under a new token. */
@Injectable()
export class PassSecondFactor {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly sessions: StaffSessions,
    private readonly factors: SecondFactors,
  ) {}

  async pass(token: string | undefined, typed: string, device: string): Promise<FullSession> {
    const person = token === undefined ? undefined : await this.sessions.half(token);
    if (token === undefined || !person) throw new StaffPasswordNeeded();
    const [factor] = await this.platform.query<Factor>(
      'select secret, confirmed_at from staff_second_factor where staff_id = $1',
      [person.id],
    );
    if (!factor) throw new EnrolmentNeeded();
    const { text, values = [] } = takeTry(CODE_TRIES, String(person.id));
    const { isOver, seconds } = triesOf(await this.platform.query(text, values), CODE_TRIES.max);
    if (isOver) throw new StaffSignInBlocked(seconds);
    try {
      return await this.platform.transaction((connection) =>
        this.enter(connection, { token, person, factor, code: plainCode(typed), device }),
      );
    } catch (error) {
      if (!(error instanceof SecondFactorWrong)) throw error;
      await this.note(this.platform, person, seconds > 0 ? 'sign_in_blocked' : 'sign_in_failed', { step: 'code' });
      throw seconds > 0 ? new StaffSignInBlocked(seconds) : error;
    }
  }

  /** Of many at once with one code, whoever locks the person first gets in: the code is used up for the others. */
  private async enter(
    connection: Connection,
    given: { token: string; person: StaffIdentity; factor: Factor; code: string; device: string },
  ): Promise<FullSession> {
    const { token, person, factor, code, device } = given;
    const may = await connection.query(
      `select 1 from staff p join staff_session s on s.staff_id = p.id and s.id = $2 and s.stage = 'half'
       where p.id = $1 and p.disabled_at is null for update of p`,
      [person.id, person.session],
    );
    if (may.length === 0) throw new StaffPasswordNeeded();
    const claimed = isTimeCode(code)
      ? await this.claimStep(connection, person, factor, code)
      : { recoveryCodes: undefined, recoveryCodesLeft: await this.claimRecovery(connection, person, code) };
    await this.sessions.end(connection, token);
    const { text, values } = forgetTries(CODE_TRIES, String(person.id));
    await connection.query(text, values);
    await this.note(connection, person, 'signed_in', {});
    return { token: await this.sessions.open(connection, person.id, 'full', device), ...claimed };
  }

  private async claimStep(connection: Connection, person: StaffIdentity, factor: Factor, code: string) {
    const step = this.factors.stepOf(person.id, factor.secret, code);
    const isNew = factor.confirmed_at === null;
    const claimed =
      step !== undefined &&
      (await connection.execute(
        `update staff_second_factor set last_step = $2, confirmed_at = coalesce(confirmed_at, now())
         where staff_id = $1 and secret = $3 and (confirmed_at is null) = $4 and last_step < $2`,
        [person.id, step, factor.secret, isNew],
      )) > 0;
    if (!claimed) throw new SecondFactorWrong();
    return { recoveryCodes: isNew ? await this.enrolled(connection, person) : undefined, recoveryCodesLeft: undefined };
  }

  private async enrolled(connection: Connection, person: StaffIdentity): Promise<string[]> {
    const codes = newRecoveryCodes();
    await connection.query('insert into staff_recovery_code (staff_id, hash) select $1, unnest($2::bytea[])', [
      person.id,
      codes.map(recoveryHash),
    ]);
    await this.note(connection, person, 'second_factor_enrolled', {});
    return codes;
  }

  private async claimRecovery(connection: Connection, person: StaffIdentity, code: string): Promise<number> {
    const used = await connection.execute(
      'update staff_recovery_code set used_at = now() where staff_id = $1 and hash = $2 and used_at is null',
      [person.id, recoveryHash(code)],
    );
    if (used === 0) throw new SecondFactorWrong();
    const [row] = await connection.query<{ left: number }>(
      'select count(*)::integer as left from staff_recovery_code where staff_id = $1 and used_at is null',
      [person.id],
    );
    const left = row?.left ?? 0;
    await this.note(connection, person, 'recovery_code_used', { left });
    return left;
  }

  private note(connection: Connection, { email }: StaffIdentity, what: string, details: object): Promise<void> {
    return audit(
      connection,
      { email },
      { action: `staff.${what}`, tenantId: null, subject: email, details: { ...details } },
    );
  }
}
