import { disputedOf, disputesOf, refundedOf, refundsOf, remainingOf } from '../ledger/money-back';
import { type Customer, type Dispute, type Mandate, type Payment, type Refund } from '../state/records';
import { type World } from '../state/world';
import { documentation, link, page } from './answers';
import { amountOf } from './money';

const words = {
  ...{ open: 'open', pending: 'pending', paid: 'paid', failed: 'failed' },
  ...{ cancelled: 'canceled', expired: 'expired' },
} as const;

export const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}+00:00`;

/** The payment as Mollie shows it; `embedded` names the lists to put in: refunds, chargebacks. */
export function paymentView(world: World, payment: Payment, embedded: readonly string[] = []): object {
  const { id, amount, currency, state, account, changedAt, paidAt, method } = payment;
  const self = `${world.origin}/v2/payments/${id}`;
  const isPaid = paidAt !== null;
  const refunded = refundedOf(world, payment);
  const disputed = disputedOf(world, payment);
  const isPayable = state === 'open';
  const entry = world.store.balance.by(id).find(({ kind }) => kind === 'payment');
  const lists = {
    ...(embedded.includes('refunds') && { refunds: refundsOf(world, payment).map((one) => refundView(world, one)) }),
    ...(embedded.includes('chargebacks') && {
      chargebacks: disputesOf(world, payment).map((one) => chargebackView(world, one)),
    }),
  };
  return {
    ...{ resource: 'payment', id, mode: 'test', createdAt: iso(payment.createdAt) },
    ...{ amount: amountOf(amount, currency), description: payment.description, method, metadata: payment.metadata },
    ...{ status: words[state], isCancelable: isPayable, locale: payment.locale, profileId: account },
    ...{ sequenceType: payment.sequence, countryCode: payment.country },
    ...{ redirectUrl: payment.returnUrl, cancelUrl: payment.cancelUrl, webhookUrl: payment.webhookUrl },
    ...(payment.customer !== null && { customerId: payment.customer }),
    ...(payment.mandate !== null && { mandateId: payment.mandate }),
    ...(isPayable && { expiresAt: iso(payment.expiresAt) }),
    ...(isPaid && {
      ...{ paidAt: iso(paidAt), amountRefunded: amountOf(refunded, currency) },
      amountRemaining: amountOf(remainingOf(world, payment), currency),
      settlementId: entry?.settlement ?? null,
    }),
    ...(disputed > 0 && { amountChargedBack: amountOf(disputed, currency) }),
    ...(state === 'failed' && { failedAt: iso(changedAt), ...failureOf(payment) }),
    ...(state === 'expired' && { expiredAt: iso(changedAt) }),
    ...(state === 'cancelled' && { canceledAt: iso(changedAt) }),
    ...(isPaid && { details: detailsOf(payment) }),
    _links: {
      self: link(self),
      ...(isPayable && payment.sequence !== 'recurring' && { checkout: page(`${world.origin}/checkout/${id}`) }),
      ...(payment.sequence === 'recurring' && { changePaymentState: page(`${world.origin}/checkout/${id}`) }),
      dashboard: page(`${world.origin}/checkout/${id}`),
      ...(payment.refunds.length > 0 && { refunds: link(`${self}/refunds`) }),
      ...(payment.disputes.length > 0 && { chargebacks: link(`${self}/chargebacks`) }),
      documentation,
    },
    ...(Object.keys(lists).length > 0 && { _embedded: lists }),
  };
}

function failureOf({ method, failure }: Payment): object {
  if (method === 'directdebit') return { details: { bankReasonCode: failure, bankReason: 'The bank returned it' } };
  const reason = { code: failure ?? 'insufficient_funds', message: 'The bank refused the payment.' };
  return { statusReason: reason, ...(method === 'creditcard' && { details: { failureReason: failure } }) };
}

function detailsOf({ method, country }: Payment): object {
  if (method !== 'creditcard') return {};
  return { cardNumber: '6787', cardHolder: 'T. Tester', cardLabel: 'Visa', cardCountryCode: country ?? 'NL' };
}

const refundWords = { pending: 'pending', done: 'refunded', failed: 'failed', cancelled: 'canceled' } as const;

export function refundView(world: World, refund: Refund): object {
  const { id, payment, amount, currency, state, createdAt, description, metadata } = refund;
  const parent = `${world.origin}/v2/payments/${payment}`;
  return {
    ...{ resource: 'refund', id, mode: 'test', description, amount: amountOf(amount, currency), metadata },
    ...{ paymentId: payment, status: refundWords[state], createdAt: iso(createdAt) },
    _links: { self: link(`${parent}/refunds/${id}`), payment: link(parent), documentation },
  };
}

export function chargebackView(world: World, dispute: Dispute): object {
  const { id, payment, amount, currency, createdAt, state, closedAt, reason } = dispute;
  const parent = `${world.origin}/v2/payments/${payment}`;
  return {
    ...{ resource: 'chargeback', id, amount: amountOf(amount, currency), paymentId: payment },
    ...{ reason: { code: reason, description: reason }, createdAt: iso(createdAt) },
    reversedAt: state === 'won' && closedAt !== null ? iso(closedAt) : null,
    _links: { self: link(`${parent}/chargebacks/${id}`), payment: link(parent), documentation },
  };
}

export function customerView(world: World, { id, name, email, locale, metadata, createdAt }: Customer): object {
  const self = `${world.origin}/v2/customers/${id}`;
  return {
    ...{ resource: 'customer', id, mode: 'test', name, email, locale, metadata, createdAt: iso(createdAt) },
    _links: {
      ...{ self: link(self), dashboard: page(world.origin), payments: link(`${self}/payments`) },
      ...{ mandates: link(`${self}/mandates`), documentation },
    },
  };
}

export function mandateView(world: World, mandate: Mandate): object {
  const { id, method, holder, iban, signedOn, reference, state, customer, createdAt } = mandate;
  const parent = `${world.origin}/v2/customers/${customer}`;
  const details =
    method === 'directdebit'
      ? { consumerName: holder, consumerAccount: iban, consumerBic: null }
      : { cardHolder: holder, cardNumber: '6787', cardLabel: 'Visa', cardExpiryDate: '2030-12-31' };
  return {
    ...{ resource: 'mandate', id, mode: 'test', method, details, signatureDate: signedOn, mandateReference: reference },
    ...{ status: state, customerId: customer, createdAt: iso(createdAt) },
    _links: { self: link(`${parent}/mandates/${id}`), customer: link(parent), documentation },
  };
}
