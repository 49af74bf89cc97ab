import { Injectable } from '@nestjs/common';
import { StaffPasswordNeeded } from '../errors';
import { ClaimCode, type ClaimedCode } from './claim-code';
import { noteSignIn } from './sign-in-audit';
import { StaffSessions } from './staff-sessions';

export interface FullSession extends ClaimedCode {
  readonly token: string;
}

/** The second step: a code makes a half session a full one, under a new token. */
@Injectable()
export class PassSecondFactor {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly codes: ClaimCode,
  ) {}

  async pass(token: string | undefined, code: string, device: string): Promise<FullSession> {
    const person = token === undefined ? undefined : await this.sessions.half(token);
    if (token === undefined || !person) throw new StaffPasswordNeeded();
    return this.codes.claim({ person, stage: 'half', code }, async (connection, claimed) => {
      await this.sessions.end(connection, token);
      await noteSignIn(connection, person, 'signed_in', {});
      return { token: await this.sessions.open(connection, person.id, 'full', device), ...claimed };
    });
  }
}
