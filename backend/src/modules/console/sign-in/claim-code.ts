import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { type PlatformConnection, PlatformDatabase, type RowOf } from '../../../platform/database';
import { type StaffIdentity } from '../../../platform/http';
import { checkSecret } from '../../../platform/tries';
import { EnrolmentNeeded, SecondFactorWrong, StaffPasswordNeeded, StaffSignInBlocked } from '../errors';
import { noteNewCredential } from '../staff/staff-standing';
import { CONSOLE_TABLES } from '../tables';
import { SecondFactors, isTimeCode, newRecoveryCodes, plainCode, recoveryHash } from './second-factors';
import { noteSignIn } from './sign-in-audit';
import { type Stage, holdSession } from './staff-sessions';
import { CODE_TRIES, staffCounter, staffTries } from './staff-tries';

export interface ClaimedCode {
  /** Told this once, at enrolment. */
  readonly recoveryCodes: readonly string[] | undefined;
  /** The number of recovery codes left, if one of them was used. */
  readonly recoveryCodesLeft: number | undefined;
}

type Factor = Readonly<Pick<RowOf<typeof CONSOLE_TABLES.staff_second_factor>, 'secret' | 'confirmed_at'>>;

interface Given {
  readonly person: StaffIdentity;
  /** The stage of the session in which the code is entered. */
  readonly stage: Stage;
  readonly code: string;
}

/** Takes a code of the app or a recovery code, once, and counts those that are wrong. */
@Injectable()
export class ClaimCode {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly factors: SecondFactors,
  ) {}

  /** `then` is part of the same transaction: where it fails the code is not used up. */
  async claim<T>(given: Given, then: (connection: PlatformConnection, claimed: ClaimedCode) => Promise<T>): Promise<T> {
    const { person } = given;
    const factor = await this.platform
      .repository(CONSOLE_TABLES.staff_second_factor)
      .findOneBy({ staff_id: person.id });
    if (!factor) throw new EnrolmentNeeded();
    const counters = [staffCounter(CODE_TRIES, String(person.id))];
    const checked = await checkSecret(staffTries(this.platform), counters, () => this.tryCode(given, factor, then));
    if (checked.outcome === 'right') return checked.value.answer;
    const seconds = checked.blockedSeconds;
    if (checked.outcome === 'refused') throw new StaffSignInBlocked(seconds);
    await noteSignIn(this.platform, person, seconds > 0 ? 'sign_in_blocked' : 'sign_in_failed', { step: 'code' });
    throw seconds > 0 ? new StaffSignInBlocked(seconds) : new SecondFactorWrong();
  }

  /** Undefined where the code is wrong or used. */
  private async tryCode<T>(
    given: Given,
    factor: Factor,
    then: (connection: PlatformConnection, claimed: ClaimedCode) => Promise<T>,
  ): Promise<{ readonly answer: T } | undefined> {
    try {
      return await this.platform.transaction(async (connection) => ({
        answer: await then(connection, await this.claimWithin(connection, given, factor)),
      }));
    } catch (error) {
      if (error instanceof SecondFactorWrong) return undefined;
      throw error;
    }
  }

  /** When one code comes many times at once, the first to lock the person is let in: it is used up for the others. */
  private async claimWithin(connection: PlatformConnection, given: Given, factor: Factor): Promise<ClaimedCode> {
    const { person, stage } = given;
    const code = plainCode(given.code);
    const { id: staffId, session } = person;
    if (!(await holdSession(connection, { staffId, session, stage }))) throw new StaffPasswordNeeded();
    return isTimeCode(code)
      ? this.claimStep(connection, person, factor, code)
      : { recoveryCodes: undefined, recoveryCodesLeft: await this.claimRecovery(connection, person, code) };
  }

  private async claimStep(
    connection: PlatformConnection,
    person: StaffIdentity,
    factor: Factor,
    code: string,
  ): Promise<ClaimedCode> {
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

  private async enrolled(connection: PlatformConnection, person: StaffIdentity): Promise<string[]> {
    const codes = newRecoveryCodes();
    await connection
      .repository(CONSOLE_TABLES.staff_recovery_code)
      .insert(codes.map((code) => ({ staff_id: person.id, hash: recoveryHash(code) })));
    await noteNewCredential(connection, person.id);
    await noteSignIn(connection, person, 'second_factor_enrolled', {});
    return codes;
  }

  private async claimRecovery(connection: PlatformConnection, person: StaffIdentity, code: string): Promise<number> {
    const codes = connection.repository(CONSOLE_TABLES.staff_recovery_code);
    const unused = { staff_id: person.id, used_at: IsNull() };
    const { affected } = await codes.update({ ...unused, hash: recoveryHash(code) }, { used_at: () => 'now()' });
    if (affected !== 1) throw new SecondFactorWrong();
    const left = await codes.countBy(unused);
    await noteSignIn(connection, person, 'recovery_code_used', { left });
    return left;
  }
}
