export { PAYMENTS_DATA } from './payments-data';
export { PaymentsHttpModule, PaymentsJobsModule, PaymentsModule } from './payments.module';
export { BooksCheck } from './reconciliation/books-check';
export { ProviderAccountAdmin } from './provider-accounts/provider-account-admin';
