import { asValues } from '../http/exchange';
import { refundedOf, refundsOf } from '../ledger/money-back';
import { methodOf } from '../ledger/methods';
import { type Line } from '../ledger/lines';
import { type Dispute, type Payment, type Refund, type Settlement } from '../state/records';
import { type World, hashOf } from '../state/world';

export type View = Record<string, unknown>;

export const API_VERSION = '2026-10-28.endive';

export const seconds = (at: number): number => Math.floor(at / 1000);

export function listView(url: string, data: readonly unknown[], has_more = false): View {
  return { object: 'list', url, has_more, data };
}

export function sessionView(world: World, payment: Payment): View {
  const { id, amount, currency, state, extra, intent, metadata, method, createdAt, expiresAt } = payment;
  const isOver = state === 'expired' || state === 'cancelled';
  const isComplete = state === 'paid' || state === 'pending' || state === 'failed';
  return {
    ...{ id, object: 'checkout.session', livemode: false, mode: 'payment', ui_mode: 'hosted_page' },
    ...{ amount_subtotal: amount, amount_total: amount, currency: currency.toLowerCase(), created: seconds(createdAt) },
    ...{ status: isOver ? 'expired' : isComplete ? 'complete' : 'open' },
    ...{ payment_status: payment.paidAt === null ? 'unpaid' : 'paid', payment_intent: intent },
    ...{ expires_at: extra['expires_at'] ?? seconds(expiresAt), metadata: asValues(metadata) },
    ...{ success_url: payment.returnUrl, cancel_url: payment.cancelUrl, locale: payment.locale },
    url: state === 'open' ? `${world.origin}/checkout/${id}` : null,
    ...{ client_reference_id: extra['client_reference_id'] ?? null, customer: null, customer_account: null },
    ...{ customer_email: extra['customer_email'] ?? null, customer_creation: 'if_required', invoice: null },
    customer_details: isComplete
      ? { address: { country: payment.country }, email: extra['customer_email'] ?? null, name: null, phone: null }
      : null,
    ...{ payment_method_types: payment.methods, allowed_payment_method_types: payment.methods },
    ...{ payment_method_options: {}, payment_method_collection: 'if_required' },
    ...{ payment_method_configuration_details: null, payment_link: null, setup_intent: null, subscription: null },
    ...{ automatic_tax: { enabled: false, liability: null, provider: null, status: null }, consent: null },
    ...{ allow_promotion_codes: null, after_expiration: null, adaptive_pricing: null, client_secret: null },
    ...{ billing_address_collection: null, consent_collection: null, currency_conversion: null, custom_fields: [] },
    ...{ custom_text: {}, discounts: [], recovered_from: null, shipping_options: [], shipping_cost: null },
    ...{ submit_type: extra['submit_type'] ?? null, phone_number_collection: { enabled: false } },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ...(method !== null && isComplete && { origin_context: null }),
  };
}

export function lineItemsView({ id, amount, currency, description, extra }: Payment): View {
  const items = Array.isArray(extra['line_items']) ? (extra['line_items'] as View[]) : [];
  const data = items.map((item, index) => ({
    ...{ id: `li_1${hashOf(`${id}${index}`, 22)}`, object: 'item', currency: currency.toLowerCase(), amount_tax: 0 },
    ...{ amount_discount: 0, amount_subtotal: amount, amount_total: amount, description, ...item },
  }));
  return listView(`/v1/checkout/sessions/${id}/line_items`, data);
}

/** Every session that was tried to be paid has one. */
export function intentView(_world: World, payment: Payment): View {
  const { intent, amount, currency, state, failure, charge, extra, createdAt, changedAt, description } = payment;
  const data = asValues(extra['payment_intent_data']);
  const status = {
    ...{ open: 'requires_payment_method', pending: 'processing', paid: 'succeeded' },
    ...{ failed: 'requires_payment_method', cancelled: 'canceled', expired: 'canceled' },
  }[state];
  return {
    ...{ id: intent, object: 'payment_intent', livemode: false, amount, currency: currency.toLowerCase(), status },
    ...{ amount_capturable: 0, amount_received: payment.paidAt === null ? 0 : amount, latest_charge: charge },
    ...{ created: seconds(createdAt), metadata: asValues(data['metadata']), capture_method: 'automatic_async' },
    ...{ description: data['description'] ?? description, confirmation_method: 'automatic', customer: null },
    canceled_at: status === 'canceled' ? seconds(changedAt) : null,
    ...{ cancellation_reason: status === 'canceled' ? 'abandoned' : null, client_secret: `${intent ?? ''}_secret_x` },
    last_payment_error: failure === null ? null : failureView(payment),
    ...{ payment_method: payment.method === null ? null : `pm_1${hashOf(payment.id, 22)}` },
    ...{ payment_method_types: payment.methods, allowed_payment_method_types: payment.methods },
    ...{ payment_method_options: {}, next_action: null, processing: null },
    ...{ application: null, application_fee_amount: null, automatic_payment_methods: null, on_behalf_of: null },
    ...{ receipt_email: null, review: null, setup_future_usage: null, shipping: null, source: null },
    ...{ statement_descriptor: null, statement_descriptor_suffix: data['statement_descriptor_suffix'] ?? null },
    transfer_group: null,
  };
}

function failureView({ failure, charge, method }: Payment): View {
  const isCard = method === 'card';
  return {
    ...{ type: isCard ? 'card_error' : 'invalid_request_error', charge, code: failure },
    ...(isCard && { decline_code: 'insufficient_funds' }),
    message: isCard ? 'Your card was declined.' : 'The payment was declined.',
  };
}

export function chargeView(world: World, payment: Payment): View {
  const { charge, intent, amount, currency, state, failure, changedAt, method, country } = payment;
  const refunded = refundedOf(world, payment);
  const isPaid = payment.paidAt !== null;
  const status = isPaid ? 'succeeded' : state === 'pending' ? 'pending' : 'failed';
  const details =
    method === 'card' ? { brand: 'visa', country: country ?? 'NL', funding: 'credit', last4: '4242' } : {};
  const entry = world.store.balance.by(payment.id).find(({ kind }) => kind === 'payment');
  return {
    ...{ id: charge, object: 'charge', livemode: false, amount, currency: currency.toLowerCase(), status },
    ...{ amount_captured: isPaid ? amount : 0, amount_refunded: refunded, refunded: isPaid && refunded === amount },
    ...{ captured: isPaid, paid: isPaid, created: seconds(payment.paidAt ?? changedAt), payment_intent: intent },
    ...{ balance_transaction: entry?.id ?? null, disputed: payment.disputes.length > 0 },
    ...{ failure_code: isPaid ? null : failure, failure_message: isPaid ? null : failure },
    billing_details: { address: { country }, email: null, name: null, phone: null },
    metadata: asValues(asValues(payment.extra['payment_intent_data'])['metadata']),
    ...{
      payment_method: `pm_1${hashOf(payment.id, 22)}`,
      payment_method_details: { type: method, [method ?? '']: details },
    },
    ...{ description: payment.description, customer: null, invoice: null, application: null, application_fee: null },
    ...{ application_fee_amount: null, calculated_statement_descriptor: null, failure_balance_transaction: null },
    ...{ fraud_details: {}, on_behalf_of: null, outcome: null, receipt_email: null, receipt_number: null },
    ...{ receipt_url: null, review: null, shipping: null, source: null, source_transfer: null, transfer_data: null },
    ...{ statement_descriptor: null, statement_descriptor_suffix: null, transfer_group: null },
  };
}

export function chargeRefundsView(world: World, payment: Payment): View {
  const refunds = refundsOf(world, payment).reverse();
  const data = refunds.map((refund) => refundView(world, refund));
  return listView(`/v1/charges/${payment.charge ?? ''}/refunds`, data);
}

const refundWords = { pending: 'pending', done: 'succeeded', failed: 'failed', cancelled: 'canceled' } as const;

export function refundView(world: World, refund: Refund): View {
  const { id, amount, currency, createdAt, reason, metadata, state } = refund;
  const payment = world.store.payments.find(refund.payment);
  const entry = world.store.balance.by(id).find(({ kind }) => kind === 'refund');
  return {
    ...{ id, object: 'refund', amount, currency: currency.toLowerCase(), created: seconds(createdAt), reason },
    ...{ metadata: asValues(metadata), status: refundWords[state], balance_transaction: entry?.id ?? null },
    ...{ charge: payment?.charge ?? null, payment_intent: payment?.intent ?? null, receipt_number: null },
    ...{ source_transfer_reversal: null, transfer_reversal: null },
    ...(state === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  };
}

export function disputeView(world: World, dispute: Dispute): View {
  const { id, amount, currency, createdAt, reason, state } = dispute;
  const payment = world.store.payments.find(dispute.payment);
  const entries = world.store.balance.by(id);
  return {
    ...{ id, object: 'dispute', livemode: false, amount, currency: currency.toLowerCase(), reason },
    ...{ status: state === 'open' ? 'needs_response' : state, created: seconds(createdAt), metadata: {} },
    ...{ charge: payment?.charge ?? null, payment_intent: payment?.intent ?? null, is_charge_refundable: false },
    ...{ balance_transactions: entries.map((entry) => balanceView(world, entry)), enhanced_eligibility_types: [] },
    ...{ evidence: {}, intended_submission_method: null },
    evidence_details: {
      ...{ due_by: seconds(createdAt) + 7 * 86_400, enhanced_eligibility: {} },
      ...{ has_evidence: false, past_due: false, submission_count: 0 },
    },
  };
}

export function balanceView(world: World, entry: Line): View {
  const { id, at, kind, amount, fee, currency, source, settlement } = entry;
  const { store } = world;
  const payment = store.payments.find(source) ?? store.payments.find(store.refunds.find(source)?.payment);
  const isCard = payment === undefined || (methodOf('stripe', payment.method)?.refundsAtOnce ?? false);
  const type = {
    payment: isCard ? 'charge' : 'payment',
    refund: isCard ? 'refund' : 'payment_refund',
    refund_failure: isCard ? 'refund_failure' : 'payment_failure_refund',
    ...{ dispute: 'adjustment', dispute_reversal: 'adjustment', payout: 'payout' },
  }[kind];
  const details = { amount: fee, application: null, currency: currency.toLowerCase(), description: null };
  return {
    ...{ id, object: 'balance_transaction', amount, currency: currency.toLowerCase(), fee, net: amount - fee, type },
    ...{ fee_details: fee === 0 ? [] : [{ ...details, type: 'stripe_fee' }], reporting_category: categories[kind] },
    ...{ created: seconds(at), available_on: seconds(at) + 2 * 86_400, balance_type: 'payments', description: null },
    ...{ exchange_rate: null, status: settlement === null ? 'pending' : 'available' },
    source: kind === 'payment' ? (payment?.charge ?? source) : source,
  };
}

const categories = {
  ...{ payment: 'charge', refund: 'refund', refund_failure: 'refund_failure' },
  ...{ dispute: 'dispute', dispute_reversal: 'dispute_reversal', payout: 'payout' },
} as const;

export function payoutView({ id, amount, currency, at }: Settlement): View {
  return {
    ...{ id, object: 'payout', livemode: false, amount, currency: currency.toLowerCase(), created: seconds(at) },
    ...{ arrival_date: seconds(at), automatic: true, method: 'standard', status: 'paid', type: 'bank_account' },
    ...{ balance_transaction: null, description: null, destination: null, failure_code: null, metadata: {} },
    ...{ failure_balance_transaction: null, failure_message: null, original_payout: null, reversed_by: null },
    ...{ reconciliation_status: 'completed', source_type: 'card', statement_descriptor: null, trace_id: null },
  };
}

export function paymentOfIntent(world: World, id: string): Payment | undefined {
  return world.store.payments.by(id)[0];
}
