import { fromDecimal, fromSignedDecimal, toDecimal } from '../decimal-amount';
import {
  type Checkout,
  type DisputeReport,
  type Money,
  type OfferedMethod,
  type PaymentReport,
  type PaymentStatus,
  type RefundReport,
} from '../provider';
import { ProviderError } from '../provider-error';
import { type MollieAmount, type MollieChargeback, type MolliePayment, type MollieRefund } from './mollie-answers';
import { paidMethod } from './mollie-methods';

const STATUSES: Readonly<Record<MolliePayment['status'], PaymentStatus>> = {
  open: 'open',
  pending: 'pending',
  // The money is reserved and not taken: methods that need a capture are not asked for one.
  authorized: 'pending',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
};

export const mollieAmount = ({ amount, currency }: Money): MollieAmount => ({ currency, value: toDecimal(amount) });

/** These throw a ProviderError for a currency without two decimals. */
export const moneyOf = (amount: MollieAmount): Money => readMoney(amount, fromDecimal);
/** May be below zero. */
export const signedOf = (amount: MollieAmount): Money => readMoney(amount, fromSignedDecimal);

function readMoney({ value, currency }: MollieAmount, read: (value: string) => number): Money {
  try {
    return { amount: read(value), currency };
  } catch {
    throw new ProviderError('silent', 'amount_unreadable');
  }
}

export const statusOf = (status: MolliePayment['status']): PaymentStatus => STATUSES[status];

export const checkoutOf = (payment: MolliePayment): Checkout => ({
  payment: payment.id,
  url: payment._links.checkout?.href,
  expiresAt: payment.expiresAt == null ? undefined : new Date(payment.expiresAt),
});

/** `payment` has its refunds and chargebacks embedded. */
export function reportOf(payment: MolliePayment): PaymentReport {
  const { refunds, chargebacks } = payment._embedded ?? {};
  if (isMissing(payment.amountRefunded, refunds) || isMissing(payment.amountChargedBack, chargebacks)) {
    throw new ProviderError('silent', 'embedded_missing');
  }
  const status = STATUSES[payment.status];
  return {
    payment: payment.id,
    otherId: undefined,
    status,
    statusAtProvider: payment.status,
    mode: payment.mode,
    sum: moneyOf(payment.amount),
    attempt: textIn(payment.metadata, 'attempt'),
    method: paidMethod(payment.method ?? ''),
    failure: status === 'failed' || status === 'cancelled' ? failureOf(payment) : undefined,
    payerCountry: countryOf(payment.details),
    refunds: (refunds ?? []).map(refundReportOf),
    disputes: (chargebacks ?? []).map(disputeReportOf),
  };
}

const isMissing = (total: MollieAmount | null | undefined, list: readonly unknown[] | undefined): boolean =>
  list === undefined && total != null && moneyOf(total).amount > 0;

/** A direct debit that came back has the bank's code, such as AM04. */
function failureOf({ statusReason, details }: MolliePayment): string | undefined {
  const ofBank = details?.bankReasonCode ?? '';
  if (/^[A-Z0-9]{4}$/.test(ofBank)) return ofBank;
  const failure = statusReason?.code ?? details?.failureReason ?? '';
  return /^[a-z0-9_]{1,64}$/.test(failure) ? failure : undefined;
}

function countryOf(details: MolliePayment['details']): string | undefined {
  const { cardCountryCode: card, consumerAccount: account, consumerBic, bankBic } = details ?? {};
  if (card != null && /^[A-Z]{2}$/.test(card)) return card;
  // The IBAN begins with its country; in a BIC it follows the bank.
  const ofAccount = /^([A-Z]{2})\d{2}[A-Z0-9]{10,30}$/.exec(account ?? '')?.[1];
  return ofAccount ?? /^[A-Z0-9]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.exec(consumerBic ?? bankBic ?? '')?.[1];
}

export const refundReportOf = (refund: MollieRefund): RefundReport => ({
  id: refund.id,
  key: textIn(refund.metadata, 'refund'),
  status: refundStatusOf(refund.status),
  sum: moneyOf(refund.amount),
  // Mollie tells no more of the cause than this.
  ...(refundStatusOf(refund.status) === 'failed' && { failure: refund.status }),
});

function refundStatusOf(status: string): RefundReport['status'] {
  if (status === 'refunded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** A chargeback took the money at once and may be reversed later; Mollie does not say that it no longer can be. */
export const disputeReportOf = ({ id, amount, reversedAt }: MollieChargeback): DisputeReport => ({
  id,
  status: reversedAt == null ? 'open' : 'won',
  sum: moneyOf(amount),
});

/** A text under a key of the metadata, which is whatever was given. */
export function textIn(metadata: unknown, key: string): string | undefined {
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  const value = (metadata as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}

/** The limits of a method, as far as they are told in the currency that was asked for. */
export function limitsOf(
  currency: string,
  least: MollieAmount | null | undefined,
  most: MollieAmount | null | undefined,
): Omit<OfferedMethod, 'method'> {
  return {
    ...(least?.currency === currency && { least: moneyOf(least).amount }),
    ...(most?.currency === currency && { most: moneyOf(most).amount }),
  };
}
