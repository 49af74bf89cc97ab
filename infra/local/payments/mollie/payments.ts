import { type Answer, type Call, type Values, asText, asValues } from '../http/exchange';
import { METHODS, methodOf } from '../ledger/methods';
import { confirmPayment, decidePayment, openPayment } from '../ledger/payments';
import { type Account, type Mandate, type Payment } from '../state/records';
import { type World, newId } from '../state/world';
import { absent, hal, refuse } from './answers';
import { list } from './lists';
import { readAmount } from './money';
import { offeredMethods } from './methods';
import { paymentView } from './views';

const MINUTE = 60_000;
const defaultMinutes = 15;
const slowMinutes = 12 * 24 * 60;

export function ownPayment(world: World, { id: account }: Account, id: string): Payment {
  const payment = world.store.payments.find(id);
  if (payment?.provider !== 'mollie' || payment.account !== account) throw absent('payment', id);
  return payment;
}

export function getPayment(world: World, account: Account, id: string, { query }: Call): Answer {
  return hal(200, paymentView(world, ownPayment(world, account, id), (query.get('embed') ?? '').split(',')));
}

export function listPayments(world: World, account: Account, call: Call, customer?: string): Answer {
  const own = world.store.payments
    .all()
    .filter((one) => one.account === account.id && (customer === undefined || one.customer === customer));
  return list(world, call, 'payments', own, (payment) => paymentView(world, payment));
}

export function cancelPayment(world: World, account: Account, id: string): Answer {
  const payment = ownPayment(world, account, id);
  if (payment.state !== 'open') throw refuse('The payment cannot be cancelled');
  return hal(200, paymentView(world, decidePayment(world, payment, 'cancel', world.now())));
}

export function createPayment(world: World, account: Account, body: Values, owner?: string): Answer {
  const { amount, currency } = readAmount(body);
  const description = asText(body['description']);
  if (description === null) throw refuse('The description is empty', 'description');
  if (description.length > 255) throw refuse('The description is too long', 'description');
  const sequence = sequenceIn(body);
  const customer = owner ?? asText(body['customerId']);
  if (customer !== null && world.store.customers.find(customer)?.account !== account.id)
    throw refuse('The customer does not exist', 'customerId');
  const returnUrl = addressIn(body, 'redirectUrl');
  if (returnUrl === null && sequence !== 'recurring') throw refuse('The redirect URL is empty', 'redirectUrl');
  const mandate = sequence === 'recurring' ? mandateOf(world, customer, asText(body['mandateId'])) : undefined;
  const named = mandate === undefined ? methodsIn(body) : [mandate.method];
  for (const method of named) checkMethod(account, method, amount, currency, sequence);
  const at = world.now();
  const offered = offeredMethods(account, { amount, currency, country: undefined, sequence, wallets: [] });
  const methods = named.length > 0 ? named : offered.flatMap(({ mollie }) => mollie ?? []);
  const [method = null] = methods.length === 1 ? methods : [];
  const payment = openPayment(world, {
    ...{ id: newId('tr_', 10), provider: 'mollie', account: account.id, createdAt: at, amount, currency, description },
    expiresAt: at + lifetimeOf(method),
    ...{ metadata: body['metadata'] ?? null, locale: asText(body['locale']), returnUrl },
    ...{ cancelUrl: addressIn(body, 'cancelUrl'), webhookUrl: addressIn(body, 'webhookUrl') },
    ...{ methods, method, country: asText(asValues(body['billingAddress'])['country']), state: 'open', changedAt: at },
    ...{ paidAt: null, failure: null, refunds: [], disputes: [], sequence, customer, mandate: mandate?.id ?? null },
    ...{ intent: null, charge: null, extra: {} },
  });
  return hal(201, paymentView(world, mandate === undefined ? payment : confirmPayment(world, payment, at)));
}

function sequenceIn(body: Values): Payment['sequence'] {
  const sequence = body['sequenceType'] ?? 'oneoff';
  if (sequence === 'oneoff' || sequence === 'first' || sequence === 'recurring') return sequence;
  throw refuse('The sequence type is invalid', 'sequenceType');
}

function methodsIn(body: Values): string[] {
  const { method } = body;
  const named = Array.isArray(method) ? method : method == null ? [] : [method];
  return named.map((name: unknown) => {
    if (typeof name === 'string' && methodOf('mollie', name) !== undefined) return name;
    throw refuse('The payment method is invalid', 'method');
  });
}

function checkMethod(account: Account, id: string, amount: number, currency: string, sequence: string): void {
  const method = methodOf('mollie', id);
  const isOn = (account.methods ?? [id]).includes(id);
  if (method === undefined || !isOn) throw refuse('The payment method is not activated on your account', 'method');
  if (!method.currencies.includes(currency))
    throw refuse(`The currency ${currency} is not supported by the payment method`, 'amount.currency');
  if (amount < method.least) throw refuse('The amount is lower than the minimum', 'amount');
  if (amount > method.most) throw refuse('The amount is higher than the maximum', 'amount');
  if (!(method.sequences ?? ['oneoff']).includes(sequence))
    throw refuse('The payment method does not support this sequence type', 'sequenceType');
}

function mandateOf(world: World, customer: string | null, id: string | null): Mandate {
  if (customer === null) throw refuse('The customer is missing', 'customerId');
  const found = world.store.mandates
    .by(customer)
    .find((one) => one.state === 'valid' && (id === null || one.id === id));
  if (found === undefined) throw refuse('The customer has no valid mandate', 'mandateId');
  return found;
}

function addressIn(body: Values, name: string): string | null {
  const address = asText(body[name]);
  if (address !== null && !/^https?:\/\/[^/]/.test(address)) throw refuse('The URL is invalid', name);
  return address;
}

function lifetimeOf(method: string | null): number {
  const { seconds, slow = false } = METHODS.find(({ mollie }) => mollie === method) ?? {};
  if (seconds !== undefined) return seconds * 1000;
  return (slow ? slowMinutes : defaultMinutes) * MINUTE;
}
