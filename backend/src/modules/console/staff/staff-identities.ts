import { Injectable } from '@nestjs/common';
import { StaffAuthenticator, type StaffIdentity } from '../../../platform/http';
import { StaffSessions } from '../sign-in/staff-sessions';
import { StaffTokens } from './staff-tokens';

@Injectable()
export class StaffIdentities extends StaffAuthenticator {
  constructor(
    private readonly tokens: StaffTokens,
    private readonly sessions: StaffSessions,
  ) {
    super();
  }

  override authenticate(token: string): Promise<StaffIdentity | undefined> {
    return this.tokens.authenticate(token);
  }

  override authenticateSession(token: string): Promise<StaffIdentity | undefined> {
    return this.sessions.authenticate(token);
  }
}
