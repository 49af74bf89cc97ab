export { CREDITS_DATA } from './credits-data';
export { CreditsModule } from './credits.module';
export * from './errors';
export { type Paid, debit } from './ledger/debit';
export { signupGrant } from './ledger/signup-grant';
