import { Refusal, type Values, json } from '../http/exchange';
import { accountOf } from '../http/accounts';
import { type Account, type Payment } from '../state/records';
import { type World } from '../state/world';
import { paymentOfIntent } from '../stripe/views';

export function wrong(status: number, error: string): Refusal {
  return new Refusal(json(status, { error }));
}

export function accountIn(world: World, key: unknown): Account {
  const account = typeof key === 'string' ? accountOf(world, key) : undefined;
  if (account === undefined)
    throw wrong(400, 'key is not a test key of Stripe (sk_test_…), Mollie (test_…) or FlexPay (123:flexpay_test_123).');
  return account;
}

/** By its id, or at Stripe by that of its payment intent or charge. */
export function paymentIn(world: World, id: string): Payment {
  const payment = world.store.payments.find(id) ?? paymentOfIntent(world, id);
  if (payment === undefined) throw wrong(404, `There is no payment ${id}.`);
  return payment;
}

export function textIn(values: Values, name: string): string | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw wrong(400, `${name} is not a text.`);
  return value;
}

export function numberIn(values: Values, name: string): number | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(400, `${name} is not a number.`);
  return value;
}

export function onlyKnown(values: Values, names: readonly string[]): void {
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw wrong(400, `Unknown: ${unknown.join(', ')}. Known: ${names.join(', ')}.`);
}
