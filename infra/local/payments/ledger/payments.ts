import { type Payment } from '../state/records';
import { type World, newId, newNumber } from '../state/world';
import { bookPayment } from './balance';
import { methodOf } from './methods';

/** What the payer, the bank or a test decides about a payment. */
export const OUTCOMES = ['pay', 'fail', 'cancel', 'expire', 'pending', 'later', 'later_fail'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why something cannot be done to a payment as it is. */
export class NotPossible extends Error {}

const lateSeconds = 60;

export function openPayment(world: World, payment: Payment): Payment {
  const { id: subject, expiresAt: at } = payment;
  world.at({ at, kind: 'expire', subject });
  return world.store.payments.save(payment);
}

/**
 * What happens when the payer confirms. The last two digits of the sum say how it ends: 01 fails, 02 is pending for five
 * seconds and then paid, 03 is paid a minute after the payment expired, 04 is paid and charged back afterwards.
 */
export function confirmPayment(world: World, payment: Payment, at: number): Payment {
  const { pendingSeconds, debitSeconds, chargebackSeconds } = world.settings;
  const until = (seconds: number): number => at + seconds * 1000;
  const waiting = (kind: 'pay' | 'fail', when: number, note?: string): Payment => {
    world.at({ at: when, kind, subject: payment.id, note });
    return decidePayment(world, payment, 'pending', at);
  };
  switch (payment.amount % 100) {
    case 1:
      return decidePayment(world, payment, 'fail', at);
    case 2:
      return waiting('pay', until(Math.min(pendingSeconds, 5)));
    case 3:
      return waiting('pay', payment.expiresAt + lateSeconds * 1000);
    case 4:
      world.at({ at: until(chargebackSeconds), kind: 'dispute', subject: payment.id });
      return decidePayment(world, payment, 'pay', at);
    default: {
      const returned = bankReason(world, payment);
      if (returned !== undefined) return waiting('fail', until(debitSeconds), returned);
      const slow = methodOf(payment.provider, payment.method)?.slow ?? false;
      return slow ? waiting('pay', until(debitSeconds)) : decidePayment(world, payment, 'pay', at);
    }
  }
}

/** A code such as AM04 in the name of the mandate's holder lets a direct debit be returned for that reason. */
function bankReason(world: World, { mandate }: Payment): string | undefined {
  const { holder = '' } = world.store.mandates.find(mandate) ?? {};
  return /\b(?:AC04|AC06|AM04|MD01|MD06|MS02|MS03)\b/.exec(holder)?.[0];
}

export function decidePayment(world: World, payment: Payment, outcome: Outcome, at: number, reason?: string): Payment {
  const wasPending = payment.state === 'pending';
  if (payment.state !== 'open' && !wasPending)
    throw new NotPossible(`The payment is ${payment.state}: nothing can be decided about it any more.`);
  switch (outcome) {
    case 'pay':
      return settled(world, payment, wasPending, at);
    case 'fail':
      return failed(world, payment, wasPending, at, reason);
    case 'cancel':
    case 'expire':
      if (wasPending) throw new NotPossible('The bank has it: it is neither cancelled nor expired.');
      return ended(world, payment, outcome === 'cancel' ? 'cancelled' : 'expired', at);
    case 'pending':
    case 'later':
    case 'later_fail':
      if (wasPending) throw new NotPossible('The payment is pending already.');
      if (outcome !== 'pending') {
        const kind = outcome === 'later' ? 'pay' : 'fail';
        world.at({ at: at + world.settings.pendingSeconds * 1000, kind, subject: payment.id });
      }
      return pending(world, payment, at);
  }
}

function settled(world: World, payment: Payment, wasPending: boolean, at: number): Payment {
  world.forget(payment.id, ['expire', 'pay', 'fail']);
  const tried = wasPending ? payment : attempted(payment);
  const paid = world.store.payments.save({ ...tried, state: 'paid', changedAt: at, paidAt: at, failure: null });
  bookPayment(world, paid, at);
  if (paid.sequence === 'first' && paid.customer !== null) keepMandate(world, paid, paid.customer, at);
  world.tell({ kind: wasPending ? 'late_paid' : 'paid', payment: paid }, at);
  return paid;
}

/** A first payment leaves a mandate behind, by which the customer is charged again. */
function keepMandate(world: World, { account, method }: Payment, customer: string, createdAt: number): void {
  const signedOn = new Date(createdAt).toISOString().slice(0, 10);
  const isCard = method === 'creditcard' || method === 'paypal';
  world.store.mandates.save({
    ...{ id: newId('mdt_', 10), account, customer, createdAt, holder: 'T. Tester', reference: null, signedOn },
    ...{ method: isCard ? method : 'directdebit', iban: isCard ? null : 'NL91ABNA0417164300', state: 'valid' },
  });
}

function failed(world: World, payment: Payment, wasPending: boolean, at: number, reason?: string): Payment {
  const failure = reason ?? (payment.provider === 'stripe' ? 'card_declined' : 'insufficient_funds');
  // At Stripe a payer whose card is declined may try again on the same page.
  if (payment.provider === 'stripe' && !wasPending) {
    const declined = world.store.payments.save({ ...attempted(payment), failure, changedAt: at });
    world.tell({ kind: 'declined', payment: declined }, at);
    return declined;
  }
  world.forget(payment.id, ['expire', 'pay', 'fail']);
  const tried = wasPending ? payment : attempted(payment);
  const record = world.store.payments.save({ ...tried, state: 'failed', changedAt: at, failure });
  world.tell({ kind: wasPending ? 'late_failed' : 'failed', payment: record }, at);
  return record;
}

function ended(world: World, payment: Payment, state: 'cancelled' | 'expired', at: number): Payment {
  world.forget(payment.id, ['expire', 'pay', 'fail']);
  const record = world.store.payments.save({ ...payment, state, changedAt: at });
  world.tell({ kind: state, payment: record }, at);
  return record;
}

function pending(world: World, payment: Payment, at: number): Payment {
  world.forget(payment.id, ['expire']);
  const record = world.store.payments.save({ ...attempted(payment), state: 'pending', changedAt: at, failure: null });
  world.tell({ kind: 'pending', payment: record }, at);
  return record;
}

/** Gives a payment at Stripe the intent that it keeps, and the charge of this try; at FlexPay its sale and transaction. */
function attempted(payment: Payment): Payment {
  const method = payment.method ?? payment.methods[0] ?? null;
  if (payment.provider === 'mollie') return { ...payment, method };
  if (payment.provider === 'flexpay')
    return { ...payment, method, intent: payment.intent ?? newNumber(), charge: newNumber() };
  return { ...payment, method, intent: payment.intent ?? newId('pi_3', 23), charge: newId('ch_3', 23) };
}
