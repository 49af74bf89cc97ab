export { ConsoleModule } from './console.module';
export { StaffTokens, type StaffRow } from './staff/staff-tokens';
