import {
  type Charge,
  type ChargeDetails,
  type Dispute,
  type PaymentIntent,
  type Refund,
  type Session,
} from './stripe-types';
import {
  type Checkout,
  type DisputeReport,
  type Money,
  type PaymentReport,
  type PaymentStatus,
  type RefundReport,
} from '../provider';
import { methodOfType } from './stripe-methods';

export function checkoutOf(session: Session): Checkout {
  return {
    payment: session.id,
    url: session.status === 'open' ? (session.url ?? undefined) : undefined,
    expiresAt: new Date(session.expires_at * 1000),
  };
}

/** `session` has its payment intent and that one's latest charge expanded. */
export function reportOf(session: Session, refunds: readonly Refund[], disputes: readonly Dispute[]): PaymentReport {
  const intent = intentOf(session);
  const details = chargeOf(session)?.payment_method_details;
  const status = statusOf(session, intent);
  return {
    payment: session.id,
    otherId: intent?.id,
    status,
    statusAtProvider: [session.status, session.payment_status, intent?.status].filter((word) => word != null).join(' '),
    mode: session.livemode ? 'live' : 'test',
    sum: { amount: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase() },
    attempt: session.metadata?.['attempt'],
    method: methodOfType(details?.type ?? session.allowed_payment_method_types?.[0], details?.card?.wallet?.type),
    failure: status === 'failed' || status === 'cancelled' ? failureOf(intent) : undefined,
    payerCountry: countryOf(details),
    refunds: refunds.map(refundReportOf),
    disputes: disputes.flatMap(disputeReportOf),
  };
}

export const intentOf = ({ payment_intent: intent }: Session): PaymentIntent | undefined =>
  typeof intent === 'object' && intent !== null ? intent : undefined;

export function chargeOf(session: Session): Charge | undefined {
  const charge = intentOf(session)?.latest_charge;
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}

function statusOf(session: Session, intent: PaymentIntent | undefined): PaymentStatus {
  if (session.payment_status === 'paid' || intent?.status === 'succeeded') return 'paid';
  if (session.status === 'expired') return 'expired';
  // A declined card leaves the page open for another try.
  if (session.status === 'open') return 'open';
  if (intent?.status === 'canceled') return 'cancelled';
  // The payer confirmed, and the bank said no later.
  return intent?.status === 'requires_payment_method' ? 'failed' : 'pending';
}

function failureOf(intent: PaymentIntent | undefined): string | undefined {
  const { decline_code: decline, code } = intent?.last_payment_error ?? {};
  const failure = decline ?? code ?? intent?.cancellation_reason ?? undefined;
  return failure !== undefined && /^[a-z0-9_]{1,64}$/.test(failure) ? failure : undefined;
}

function countryOf(details: ChargeDetails | null | undefined): string | undefined {
  const of = (details as unknown as Record<string, unknown> | undefined)?.[details?.type ?? ''];
  const { country, bic } = (of ?? {}) as { country?: unknown; bic?: unknown };
  if (typeof country === 'string' && /^[A-Z]{2}$/.test(country)) return country;
  // ISO 9362: the bank, then its country.
  return typeof bic === 'string' ? /^[A-Z0-9]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.exec(bic)?.[1] : undefined;
}

const sumOf = ({ amount, currency }: { amount: number; currency: string }): Money => ({
  amount,
  currency: currency.toUpperCase(),
});

export const refundReportOf = (refund: Refund): RefundReport => ({
  id: refund.id,
  key: refund.metadata?.['refund'],
  status: refundStatusOf(refund.status),
  sum: sumOf(refund),
  ...(refundStatusOf(refund.status) === 'failed' && { failure: refundFailureOf(refund) }),
});

/** Such as `lost_or_stolen_card`; a refund that was cancelled has no reason. */
function refundFailureOf({ failure_reason: reason, status }: Refund): string | undefined {
  const failure = reason ?? status ?? '';
  return /^[a-z0-9_]{1,64}$/.test(failure) ? failure : undefined;
}

function refundStatusOf(status: string | null): RefundReport['status'] {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

export function disputeReportOf(dispute: Dispute): DisputeReport[] {
  const { id, status, evidence_details: evidence } = dispute;
  // A question of the bank, or a dispute that was averted, which may have taken no money.
  if ((status.startsWith('warning_') || status === 'prevented') && dispute.balance_transactions.length === 0) return [];
  const isLost = status === 'lost' || status === 'prevented';
  return [
    {
      ...{ id, status: status === 'won' ? 'won' : isLost ? 'lost' : 'open', sum: sumOf(dispute) },
      ...(evidence.due_by !== null && { evidenceDueAt: new Date(evidence.due_by * 1000) }),
      ...(status.endsWith('under_review') && { isAnswered: true }),
    },
  ];
}
