export { PAYMENTS_DATA } from './payments-data';
export { BrandDiscountCodes, DISCOUNT_STATES, type DiscountState } from './discounts/brand-discount-codes';
export { DiscountCodeAdmin, type ListedDiscountCode, type NewDiscountCode } from './discounts/discount-code-admin';
export {
  DiscountCodeTaken,
  DiscountMemberAbsent,
  DiscountNotFound,
  DiscountNotSold,
  DiscountOver,
} from './discounts/errors';
export { LeavingDiscounts } from './discounts/leaving-discounts';
export { PaymentsHttpModule, PaymentsJobsModule, PaymentsModule } from './payments.module';
export { BooksCheck, type BooksFault, BOOKS_FAULTS } from './reconciliation/books-check';
export {
  LEDGER_CHECK_STATES,
  type LedgerCheckRun,
  type LedgerCheckState,
} from './reconciliation/ledger-checks/ledger-check-run';
export { LedgerCheckRuns } from './reconciliation/ledger-checks/ledger-check-runs';
export { ACCOUNT_REQUEST_WORK } from './provider-accounts/account-request';
export {
  type BrandProviderAccount,
  BrandProviderAccounts,
  PROVIDER_ACCOUNT_CURSOR,
} from './provider-accounts/brand-provider-accounts';
export { DecideAccountRequest } from './provider-accounts/decide-account-request';
export { ProviderAccountAdmin, type WantedStatus } from './provider-accounts/provider-account-admin';
export { BRAND_UUID_CURSOR, BRAND_NUMBER_CURSOR, brandCursorOf, brandPositionIn } from './admin/brand-cursor';
export { DISPUTE_FILTERS, type DisputeFilter, DisputeList } from './admin/disputes/dispute-list';
export { DISPUTE_WORK } from './admin/disputes/dispute-work';
export { RespondToDispute } from './admin/disputes/respond-to-dispute';
export { DifferenceAdminService } from './admin/differences/difference-admin-service';
export { ProviderDifference, ProviderDifferencesResponse } from './admin/differences/difference.response';
export { FindOrders } from './admin/orders/find-orders';
export { OrderAdminService } from './admin/orders/order-admin-service';
export { StaffDispute, StaffOrder, StaffOrderResponse, StaffOrdersResponse } from './admin/orders/order-admin.response';
export { PaymentsAdminModule } from './admin/payments-admin.module';
export { DueRefundList } from './admin/refunds/due-refund-list';
export {
  DUE_REFUND_CAUSES,
  DUE_REFUND_WORK,
  type DueRefundAct,
  type DueRefundCause,
} from './admin/refunds/due-refund-work';
export { RefundAdminService } from './admin/refunds/refund-admin-service';
export {
  RefundPreviewResponse,
  RefundRequestResponse,
  RefundRequestsResponse,
  RefundTransferPreviewResponse,
  RetriedRefundResponse,
  previewAnswer,
  requestAnswer,
  transferPreviewAnswer,
} from './admin/refunds/refund.response';
export { RefundTransferAdmin } from './admin/refunds/refund-transfer-admin';
export { WaiveRefund } from './admin/refunds/waive-refund';
export { RefundRequestList } from './admin/refunds/refund-request-list';
export { RetryRefund } from './admin/refunds/retry-refund';
export { REFUND_REQUEST_WORK } from './admin/refunds/refund-request';
export { TellRefund } from './admin/refunds/tell-refund';
export { BrandFigures } from './admin/reports/brand-figures';
export { BrandSettlements } from './admin/reports/brand-settlements';
export { BrandVat } from './admin/reports/brand-vat';
export { BrandVatProofs } from './admin/reports/brand-vat-proofs';
export { ReadBookClocks, distinctZones } from './admin/reports/book-clocks';
export { BooksExport } from './admin/reports/books-export';
export { ProofByCountry, UnprovedOrder } from './admin/reports/country-proof';
export { BookSums } from './admin/reports/movements';
export { PaymentFigures, PaymentFiguresResponse } from './admin/reports/payment-figures';
export { SETTLEMENT_CURSOR, VAT_CURSOR } from './admin/reports/report-cursor';
export { SettlementDay, SettlementReport, SettlementReportResponse } from './admin/reports/settlement-report';
export { VatReport, VatReportResponse, VatRow } from './admin/reports/vat-report';
export {
  AccountNotOfBank,
  DebitFileGone,
  DebitFileNotDue,
  DebitFileNotFound,
  DebitNotFiled,
} from './direct-debit/files/errors';
export { DebitFileAdmin } from './direct-debit/files/debit-file-admin';
export { RETURN_REASONS, type ReturnReason } from './direct-debit/files/return-reasons';
export { TellDebits } from './direct-debit/files/tell-debits';
export { WriteDebitFile, type WrittenFile } from './direct-debit/files/write-debit-file';
export {
  PROVIDER_ACCOUNT_CHANGES,
  PROVIDER_ACCOUNT_STATUSES,
  type ProviderAccountChange,
  type ProviderAccountStatus,
  REFUND_REQUEST_STATUSES,
  type RefundRequestStatus,
} from './tables';
export { ORDER_STATUSES } from './books/transitions';
export {
  DifferenceNotFound,
  DisputeClosed,
  DisputeNotFound,
  OrderInDispute,
  OrderNotFound,
  PaymentsUnavailable,
  ProviderAccountExists,
  ProviderAccountNotFound,
  ProviderKeyRefused,
  ProviderRequestDecided,
  ProviderRequestNotFound,
  ProviderRequestWaits,
  ProviderUnanswered,
  RefundCreditsTooHigh,
  RefundKeyUsed,
  RefundNotByHand,
  RefundNotFailed,
  RefundNotFound,
  RefundNotOwed,
  RefundNotWaivable,
  RefundRequestDecided,
  RefundRequestNotFound,
  RefundTooHigh,
  RefundTransferWaits,
} from './errors';
export { packagesIn } from './offers/package-offers';
export { type PaymentFinding, PaymentPreflight } from './preflight/payment-preflight';
