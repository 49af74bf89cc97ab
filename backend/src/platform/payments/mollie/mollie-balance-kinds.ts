import { type BalanceKind } from '../provider-lists';

const KINDS: Readonly<Record<string, BalanceKind>> = {
  ...{ payment: 'payment', capture: 'payment' },
  ...{ refund: 'refund', 'returned-refund': 'refund', 'refund-compensation': 'refund' },
  'returned-refund-compensation': 'refund',
  ...{ chargeback: 'dispute', 'chargeback-reversal': 'dispute', 'chargeback-compensation': 'dispute' },
  ...{ 'reversed-chargeback-compensation': 'dispute', 'failed-payment': 'dispute' },
  'unauthorized-direct-debit': 'dispute',
  ...{ 'outgoing-transfer': 'payout', 'outgoing-custom-amount-transfer': 'payout' },
  ...{ 'canceled-transfer': 'payout', 'canceled-outgoing-transfer': 'payout', 'returned-transfer': 'payout' },
  ...{ 'payment-fee': 'fee', 'balance-charge-fee': 'fee', 'fee-prepayment': 'fee' },
  ...{ 'invoice-compensation': 'fee', 'invoice-rounding-compensation': 'fee' },
};

/** Mollie adds types now and then: what is new needs somebody's look. */
export const balanceKind = (type: string): BalanceKind => KINDS[type] ?? 'other';
