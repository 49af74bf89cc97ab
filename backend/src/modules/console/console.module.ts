import { Global, Module } from '@nestjs/common';
import { StaffAuthenticator } from '../../platform/http';
import { Invitations } from './invitations/invitations';
import { StaffSessions } from './sign-in/staff-sessions';
import { StaffConfirmations } from './staff/staff-confirmations';
import { StaffIdentities } from './staff/staff-identities';
import { StaffRoles } from './staff/staff-roles';
import { StaffTokens } from './staff/staff-tokens';

/** Finds the staff account of a token or session. Global, because every guarded route asks. */
@Global()
@Module({
  providers: [
    ...[Invitations, StaffIdentities, StaffRoles, StaffSessions, StaffTokens, StaffConfirmations],
    { provide: StaffAuthenticator, useExisting: StaffIdentities },
  ],
  exports: [Invitations, StaffAuthenticator, StaffConfirmations, StaffRoles, StaffSessions, StaffTokens],
})
export class ConsoleModule {}
