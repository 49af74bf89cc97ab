import { Module } from '@nestjs/common';
import { DebitFileAdmin } from '../direct-debit/files/debit-file-admin';
import { TellDebits } from '../direct-debit/files/tell-debits';
import { WriteDebitFile } from '../direct-debit/files/write-debit-file';
import { BrandDiscountCodes } from '../discounts/brand-discount-codes';
import { PaymentsModule } from '../payments.module';
import { BrandProviderAccounts } from '../provider-accounts/brand-provider-accounts';
import { DecideAccountRequest } from '../provider-accounts/decide-account-request';
import { DisputeList } from './disputes/dispute-list';
import { RespondToDispute } from './disputes/respond-to-dispute';
import { DifferenceAdminService } from './differences/difference-admin-service';
import { FindOrders } from './orders/find-orders';
import { OrderAdminService } from './orders/order-admin-service';
import { BookTransfer } from './refunds/book-transfer';
import { DueRefundList } from './refunds/due-refund-list';
import { RefundAdminService } from './refunds/refund-admin-service';
import { RefundRequestList } from './refunds/refund-request-list';
import { RefundTransferAdmin } from './refunds/refund-transfer-admin';
import { RetryRefund } from './refunds/retry-refund';
import { SendRefund } from './refunds/send-refund';
import { TellRefund } from './refunds/tell-refund';
import { WaiveRefund } from './refunds/waive-refund';
import { BrandFigures } from './reports/brand-figures';
import { BrandSettlements } from './reports/brand-settlements';
import { BrandVat } from './reports/brand-vat';
import { BrandVatProofs } from './reports/brand-vat-proofs';
import { ReadBookClocks } from './reports/book-clocks';
import { BooksExport } from './reports/books-export';
import { PaymentFigures } from './reports/payment-figures';
import { SettlementReport } from './reports/settlement-report';
import { VatReport } from './reports/vat-report';

const SERVICES = [
  ...[OrderAdminService, RefundAdminService, RetryRefund, TellRefund, DifferenceAdminService],
  ...[BrandDiscountCodes, BrandFigures, BrandSettlements, BrandVat, DisputeList, FindOrders, RefundRequestList],
  ...[DueRefundList, RefundTransferAdmin, RespondToDispute, WaiveRefund],
  ...[BooksExport, BrandVatProofs, ReadBookClocks, PaymentFigures, SettlementReport, VatReport],
  ...[BrandProviderAccounts, DecideAccountRequest],
  ...[DebitFileAdmin, TellDebits, WriteDebitFile],
];

/** The services by which staff handle payments, for the api and the command line. */
@Module({ imports: [PaymentsModule], providers: [...SERVICES, SendRefund, BookTransfer], exports: SERVICES })
export class PaymentsAdminModule {}
