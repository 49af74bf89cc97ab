import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PLATFORM } from '../../platform/database';
import { StaffAuthenticator } from '../../platform/http';
import { SECOND_PERSON_RULE } from '../tenants';
import { Invitations } from './invitations/invitations';
import { StaffSessions } from './sign-in/staff-sessions';
import { MachineAccounts } from './staff/machine-accounts';
import { StaffConfirmations } from './staff/staff-confirmations';
import { StaffIdentities } from './staff/staff-identities';
import { StaffRoles } from './staff/staff-roles';
import { requireSecondPerson } from './staff/staff-standing';
import { StaffTokens } from './staff/staff-tokens';
import { CONSOLE_TABLES } from './tables';

/** Finds the staff account of a token or session. Global, because every guarded route asks. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(Object.values(CONSOLE_TABLES), PLATFORM)],
  providers: [
    ...[Invitations, MachineAccounts, StaffIdentities, StaffRoles, StaffSessions, StaffTokens, StaffConfirmations],
    { provide: StaffAuthenticator, useExisting: StaffIdentities },
    { provide: SECOND_PERSON_RULE, useValue: requireSecondPerson },
  ],
  exports: [
    Invitations,
    MachineAccounts,
    SECOND_PERSON_RULE,
    StaffAuthenticator,
    StaffConfirmations,
    StaffRoles,
    StaffSessions,
    StaffTokens,
  ],
})
export class ConsoleModule {}
