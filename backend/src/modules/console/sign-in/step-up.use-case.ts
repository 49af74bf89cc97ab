import { Injectable } from '@nestjs/common';
import { type StaffIdentity } from '../../../platform/http';
import { ClaimCode } from './claim-code';
import { noteSignIn } from './sign-in-audit';
import { StaffSessions } from './staff-sessions';

export interface SteppedUp {
  /** Until then the second factor of this session counts as just given. */
  readonly until: Date;
  readonly recoveryCodesLeft: number | undefined;
}

/** The second factor once more, within a session: for what hands out access or is a second person's word. */
@Injectable()
export class StepUp {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly codes: ClaimCode,
  ) {}

  prove(person: StaffIdentity, session: string, code: string): Promise<SteppedUp> {
    return this.codes.claim({ person, stage: 'full', code }, async (connection, { recoveryCodesLeft }) => {
      const until = await this.sessions.stepUp(connection, session);
      await noteSignIn(connection, person, 'second_factor_given', {});
      return { until, recoveryCodesLeft };
    });
  }
}
