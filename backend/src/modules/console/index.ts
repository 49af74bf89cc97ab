export { ConsoleHttpModule } from './console-http.module';
export { ConsoleModule } from './console.module';
export { IsolationModule } from './isolation/isolation.module';
export { Invitations } from './invitations/invitations';
export { HANDLE, MachineAccounts } from './staff/machine-accounts';
export { StaffConfirmations } from './staff/staff-confirmations';
export { StaffRoles } from './staff/staff-roles';
export { StaffTokens, type StaffRow } from './staff/staff-tokens';
