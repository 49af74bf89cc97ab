import { Global, Module } from '@nestjs/common';
import { StaffAuthenticator } from '../../platform/http';
import { Invitations } from './invitations/invitations';
import { StaffSessions } from './sign-in/staff-sessions';
import { StaffIdentities } from './staff/staff-identities';
import { StaffRoles } from './staff/staff-roles';
import { StaffTokens } from './staff/staff-tokens';

/** Who of the staff a token or a session belongs to. Global, because every guarded route asks. */
@Global()
@Module({
  providers: [
    ...[Invitations, StaffIdentities, StaffRoles, StaffSessions, StaffTokens],
    { provide: StaffAuthenticator, useExisting: StaffIdentities },
  ],
  exports: [Invitations, StaffAuthenticator, StaffRoles, StaffSessions, StaffTokens],
})
export class ConsoleModule {}
