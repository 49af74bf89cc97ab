import { Module } from '@nestjs/common';
import { GeoModule } from '../../platform/geo';
import { PaymentProvidersModule } from '../../platform/payments';
import { SmsModule } from '../../platform/sms';
import { Ledger, Reconciliation } from '../credits';
import { ReplyTo } from '../safety';
import { TenantsModule } from '../tenants';
import { EndAttempt } from './attempts/end-attempt';
import { StartAttempt } from './attempts/start-attempt';
import { DIRECT_DEBIT_CONTROLLERS, DIRECT_DEBIT_PROVIDERS } from './direct-debit';
import { DebitEvents } from './direct-debit/debits/debit-events';
import { DirectDebitRetention } from './direct-debit/direct-debit-retention';
import { HourlyDebitFiles } from './direct-debit/files/hourly-debit-files';
import { LeaveOutDebit } from './direct-debit/files/leave-out-debit';
import { DiscountCodeAdmin } from './discounts/discount-code-admin';
import { DiscountCodes } from './discounts/discount-codes';
import { DiscountedOffers } from './discounts/discounted-offers';
import { Discounts } from './discounts/discounts';
import { FirstOrderDiscounts } from './discounts/first-order-discounts';
import { LeavingDiscounts } from './discounts/leaving-discounts';
import { PaymentJanitor } from './janitor/payment-janitor';
import { MethodOffers } from './offers/method-offers';
import { AskRefund } from './money-back/ask-refund';
import { BookDisputes } from './money-back/book-disputes';
import { BookRefunds } from './money-back/book-refunds';
import { RefundHandler } from './money-back/refund.handler';
import { Orders } from './orders/orders';
import { PaymentPreflight } from './preflight/payment-preflight';
import { ProviderAccountAdmin } from './provider-accounts/provider-account-admin';
import { ProviderAccounts } from './provider-accounts/provider-accounts';
import { BooksCheck } from './reconciliation/books-check';
import { CompareDay } from './reconciliation/comparison/compare-day';
import { ComparisonHandler } from './reconciliation/comparison/comparison.handler';
import { HourlyComparisons } from './reconciliation/comparison/hourly-comparisons';
import { LedgerCheckHandler } from './reconciliation/ledger-checks/ledger-check.handler';
import { LedgerCheckRuns } from './reconciliation/ledger-checks/ledger-check-runs';
import { HourlyBooksCheck } from './reconciliation/hourly-books-check';
import { Receipts } from './receipts/receipts';
import { BookReport } from './settling/book-report';
import { BookSigned } from './settling/book-signed';
import { CheckPayment } from './settling/check-payment';
import { PaymentCheckHandler } from './settling/payment-check.handler';
import { CancelOrderController } from './use-cases/cancel-order/cancel-order.controller';
import { CancelOrder } from './use-cases/cancel-order/cancel-order.use-case';
import { ChangeSpendLimitController } from './use-cases/change-spend-limit/change-spend-limit.controller';
import { GetDiscountCodeController } from './use-cases/get-discount-code/get-discount-code.controller';
import { GetDiscountCode } from './use-cases/get-discount-code/get-discount-code.use-case';
import { ListOrdersController } from './use-cases/list-orders/list-orders.controller';
import { ListOrders } from './use-cases/list-orders/list-orders.use-case';
import { PlaceOrderController } from './use-cases/place-order/place-order.controller';
import { PlaceOrder } from './use-cases/place-order/place-order.use-case';
import { ReceivePaymentEventsController } from './use-cases/receive-payment-events/receive-payment-events.controller';
import { ReceivePaymentEvents } from './use-cases/receive-payment-events/receive-payment-events.use-case';
import { ShowOfferController } from './use-cases/show-offer/show-offer.controller';
import { ShowOffer } from './use-cases/show-offer/show-offer.use-case';
import { ShowOrderController } from './use-cases/show-order/show-order.controller';
import { ShowOrder } from './use-cases/show-order/show-order.use-case';
import { ShowReceiptController } from './use-cases/show-receipt/show-receipt.controller';
import { ShowReceipt } from './use-cases/show-receipt/show-receipt.use-case';
import { ShowSpendLimitController } from './use-cases/show-spend-limit/show-spend-limit.controller';
import { TakeLeavingDiscountController } from './use-cases/take-leaving-discount/take-leaving-discount.controller';
import { TryAnotherWayController } from './use-cases/try-another-way/try-another-way.controller';
import { TryAnotherWay } from './use-cases/try-another-way/try-another-way.use-case';
import { SpendLimits } from './spend-limit/spend-limits';
import { CarryOut } from './withdrawal/carry-out';
import { PurchaseReader } from './withdrawal/purchases';
import { StatementHandler } from './withdrawal/statement.handler';
import { WITHDRAWAL_CONTROLLERS, WITHDRAWAL_USE_CASES } from './withdrawal/withdrawal-http';
import { WithdrawalRetention } from './withdrawal/withdrawal-retention';

/** The accounts of tenants at providers, and payments made there. */
@Module({
  imports: [PaymentProvidersModule, TenantsModule],
  providers: [
    ...[AskRefund, BookDisputes, BookRefunds, BookReport, BookSigned, BooksCheck, CheckPayment],
    ...[CompareDay, DiscountCodeAdmin, DiscountCodes, LeavingDiscounts, Ledger, MethodOffers, PaymentPreflight],
    ...[CarryOut, DebitEvents, LeaveOutDebit, LedgerCheckRuns, ProviderAccountAdmin, ProviderAccounts, PurchaseReader],
  ],
  exports: [
    ...[
      AskRefund,
      BookRefunds,
      BookReport,
      BookSigned,
      BooksCheck,
      CarryOut,
      CheckPayment,
      CompareDay,
      DiscountCodeAdmin,
    ],
    ...[
      DiscountCodes,
      LeavingDiscounts,
      Ledger,
      MethodOffers,
      PaymentPreflight,
      ProviderAccountAdmin,
      ProviderAccounts,
    ],
    ...[LeaveOutDebit, LedgerCheckRuns, PurchaseReader, TenantsModule],
  ],
})
export class PaymentsModule {}

/** Buying credits: for the api. Needs a MemberAuthenticator from a global module. */
@Module({
  imports: [GeoModule, PaymentsModule, SmsModule],
  controllers: [
    ...DIRECT_DEBIT_CONTROLLERS,
    CancelOrderController,
    ChangeSpendLimitController,
    GetDiscountCodeController,
    ListOrdersController,
    PlaceOrderController,
    ReceivePaymentEventsController,
    ShowOfferController,
    ShowOrderController,
    ShowReceiptController,
    ShowSpendLimitController,
    TakeLeavingDiscountController,
    TryAnotherWayController,
    ...WITHDRAWAL_CONTROLLERS,
  ],
  providers: [
    ...DIRECT_DEBIT_PROVIDERS,
    ...[CancelOrder, DiscountedOffers, Discounts, EndAttempt, FirstOrderDiscounts, GetDiscountCode],
    ListOrders,
    Orders,
    PlaceOrder,
    ReceivePaymentEvents,
    Receipts,
    ShowOffer,
    ShowOrder,
    ShowReceipt,
    SpendLimits,
    StartAttempt,
    TryAnotherWay,
    ...WITHDRAWAL_USE_CASES,
  ],
})
export class PaymentsHttpModule {}

/** Checks and refunds payments: for the worker, which brings the outbox's handlers. */
@Module({
  imports: [PaymentsModule],
  providers: [
    ComparisonHandler,
    DirectDebitRetention,
    HourlyBooksCheck,
    HourlyComparisons,
    HourlyDebitFiles,
    LedgerCheckHandler,
    PaymentCheckHandler,
    PaymentJanitor,
    Reconciliation,
    RefundHandler,
    ReplyTo,
    StatementHandler,
    WithdrawalRetention,
  ],
})
export class PaymentsJobsModule {}
