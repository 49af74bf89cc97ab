export { type BankAccount, bankAccountIn } from './bank/bank-account';
export { endToEndId } from './bank/end-to-end-id';
export { toSignedDecimal } from './decimal-amount';
export { PaymentProviders } from './payment-providers';
export { PaymentProvidersModule } from './payments.module';
export {
  type AccountFacts,
  type Checkout,
  type DisputeReport,
  type EventAnswer,
  EVENTS_ARE_BELIEVED,
  type EventAuthority,
  MODE_IS_BELIEVED,
  type Money,
  type NewDebit,
  type NewPayment,
  type NewRefund,
  type OfferedMethod,
  PROVIDER_NAMES,
  type PaymentMode,
  type PaymentProvider,
  type PaymentReport,
  type PaymentStatus,
  type ProviderAccess,
  type ProviderDebits,
  type ProviderEvent,
  type ProviderName,
  type ReceivedCall,
  type RefundReport,
  type RegisteredMandate,
  type SignedFacts,
  type SignedMandate,
} from './provider';
export { ProviderError, type ProviderFault } from './provider-error';
export {
  type BalanceKind,
  type BalanceLine,
  type ListWish,
  type Listed,
  type ListedDispute,
  type ListedPage,
  type ListedPayment,
  type ListedRefund,
  type Period,
} from './provider-lists';
