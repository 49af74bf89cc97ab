export { PAYMENTS_DATA } from './payments-data';
export { PaymentsHttpModule, PaymentsJobsModule, PaymentsModule } from './payments.module';
export { ProviderAccountAdmin, type NewProviderAccount } from './provider-accounts/provider-account-admin';
