import Stripe from 'stripe';
import { type Receiver, type Running, startReceiver, startRunning, stripeAt, until } from '../testing/running';

let sandbox: Running;
let shop: Receiver;
let client: Stripe;
const key = 'sk_test_one';
const secret = 'whsec_of_the_shop';

beforeAll(async () => {
  [sandbox, shop] = [await startRunning(), await startReceiver()];
  client = stripeAt(sandbox.url, key);
  await sandbox.ask('webhook-endpoints', { key, url: `${shop.url}/events`, secret });
});

afterAll(async () => {
  await Promise.all([sandbox.stop(), shop.close()]);
});

const wanted = (method = 'card', amount = 1990): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  allowed_payment_method_types: [method],
  line_items: [
    { quantity: 1, price_data: { currency: 'eur', unit_amount: amount, product_data: { name: 'Credits & more' } } },
  ],
  metadata: { attempt: 'a1' },
  payment_intent_data: { metadata: { attempt: 'a1' }, description: 'Credits' },
  success_url: 'http://shop.localhost/back?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.localhost/cancelled',
  expires_at: Math.floor(Date.now() / 1000) + 1860,
});

const create = (method?: string, amount?: number): Promise<Stripe.Checkout.Session> =>
  client.checkout.sessions.create(wanted(method, amount));

/** The types of the events about a session that the shop got, checked by the real client. */
function eventsOf(session: Stripe.Checkout.Session): string[] {
  return shop.received.flatMap(({ body, headers }) => {
    const event = client.webhooks.constructEvent(body, headers['stripe-signature'] ?? '', secret);
    const { id, payment_intent } = event.data.object as { id?: string; payment_intent?: string };
    const isOurs = id === session.id || [id, payment_intent].includes(String(intents.get(session.id)));
    return isOurs ? [event.type] : [];
  });
}

const intents = new Map<string, string>();

async function act(session: Stripe.Checkout.Session, action: string, values = {}): Promise<Stripe.Checkout.Session> {
  await sandbox.ask(`payments/${session.id}/${action}`, values);
  const seen = await client.checkout.sessions.retrieve(session.id);
  if (typeof seen.payment_intent === 'string') intents.set(session.id, seen.payment_intent);
  return seen;
}

describe('a session', () => {
  it('is open with a hosted page, and complete once it is paid', async () => {
    const made = await create();
    expect(made).toMatchObject({
      ...{ status: 'open', payment_status: 'unpaid', amount_total: 1990, currency: 'eur', livemode: false },
      ...{ payment_intent: null, metadata: { attempt: 'a1' }, url: `${sandbox.url}/checkout/${made.id}` },
    });
    const paid = await act(made, 'confirm');
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    await until(() => eventsOf(made).includes('checkout.session.completed'));
    expect(eventsOf(made)).toEqual(expect.arrayContaining(['charge.succeeded', 'payment_intent.succeeded']));
  });

  it('shows what is asked for in the place of ids', async () => {
    const made = await create();
    await act(made, 'pay', { country: 'DE' });
    const seen = await client.checkout.sessions.retrieve(made.id, {
      expand: [
        'payment_intent.latest_charge.refunds',
        'payment_intent.latest_charge.balance_transaction',
        'line_items',
      ],
    });
    const intent = seen.payment_intent as Stripe.PaymentIntent;
    expect(intent).toMatchObject({ status: 'succeeded', metadata: { attempt: 'a1' } });
    expect(intent.latest_charge).toMatchObject({
      ...{ paid: true, payment_method_details: { type: 'card', card: { country: 'DE' } } },
      ...{ refunds: { data: [] }, balance_transaction: { amount: 1990, fee: 55, net: 1935 } },
    });
    expect(seen.line_items?.data).toMatchObject([{ description: 'Credits & more', quantity: 1, amount_total: 1990 }]);
    const { data } = await client.checkout.sessions.list({
      payment_intent: intent.id,
      expand: ['data.payment_intent'],
    });
    expect(data).toMatchObject([{ id: made.id, payment_intent: { id: intent.id } }]);
  });

  it('stays open after a declined card, and is paid at the second try', async () => {
    const made = await create();
    expect(await act(made, 'fail')).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    const intent = intents.get(made.id) ?? '';
    expect(await client.paymentIntents.retrieve(intent)).toMatchObject({
      ...{ status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } },
    });
    await until(() => eventsOf(made).includes('payment_intent.payment_failed'));
    expect(await act(made, 'pay')).toMatchObject({ payment_status: 'paid', payment_intent: intent });
  });

  it.each([
    ['pay', 'succeeded', 'paid', 'checkout.session.async_payment_succeeded'],
    ['fail', 'requires_payment_method', 'unpaid', 'checkout.session.async_payment_failed'],
  ])('of a slow method is complete at once and decided later: %s', async (action, status, paid, type) => {
    const made = await create('sepa_debit');
    expect(await act(made, 'confirm')).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    const intent = intents.get(made.id) ?? '';
    expect(await client.paymentIntents.retrieve(intent)).toMatchObject({ status: 'processing' });
    expect(await act(made, action)).toMatchObject({ status: 'complete', payment_status: paid });
    expect(await client.paymentIntents.retrieve(intent)).toMatchObject({ status });
    await until(() => eventsOf(made).includes(type));
  });

  it('is expired by the shop, but only while it is open', async () => {
    const made = await create();
    expect(await client.checkout.sessions.expire(made.id)).toMatchObject({ status: 'expired' });
    await expect(client.checkout.sessions.expire(made.id)).rejects.toMatchObject({ statusCode: 400 });
    await until(() => eventsOf(made).includes('checkout.session.expired'));
  });

  it.each([
    [
      'a method that does not serve the currency',
      { allowed_payment_method_types: ['blik' as const] },
      'allowed_payment_method_types[0]',
    ],
    ['too short a time', { expires_at: Math.floor(Date.now() / 1000) + 60 }, 'expires_at'],
    ['no items', { line_items: [] }, 'line_items'],
    ['a name that Stripe does not know', { colour: 'red' }, 'colour'],
  ])('with %s is refused', async (_name, wrong, param) => {
    const all = { ...wanted(), ...wrong } as Stripe.Checkout.SessionCreateParams;
    await expect(client.checkout.sessions.create(all)).rejects.toMatchObject({ statusCode: 400, param });
  });

  it('below the least sum is refused', async () => {
    await expect(create('card', 49)).rejects.toMatchObject({ code: 'amount_too_small' });
  });

  it('is one for one idempotency key, and other values with that key are refused', async () => {
    const options = { idempotencyKey: 'tenant:attempt' };
    const values = wanted();
    const [one, other] = [
      await client.checkout.sessions.create(values, options),
      await client.checkout.sessions.create(values, options),
    ];
    expect(other.id).toBe(one.id);
    expect(other.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(client.checkout.sessions.create(wanted('card', 500), options)).rejects.toMatchObject({
      ...{ statusCode: 400, type: 'StripeIdempotencyError' },
    });
  });
});

it('lists by time, page by page', async () => {
  const own = stripeAt(sandbox.url, 'sk_test_lists');
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await own.checkout.sessions.create(wanted())).id);
  const seen: string[] = [];
  const created = { gte: Math.floor(Date.now() / 1000) - 60 };
  for await (const { id } of own.checkout.sessions.list({ limit: 2, created })) seen.push(id);
  expect(seen).toEqual(ids);
  const { data } = await own.checkout.sessions.list({ created: { lt: created.gte } });
  expect(data).toEqual([]);
});

describe('money goes back', () => {
  it('in parts, with events, never more than was paid', async () => {
    const made = await create();
    await act(made, 'pay');
    const payment_intent = intents.get(made.id) ?? '';
    const refund = await client.refunds.create({ payment_intent, amount: 990, metadata: { refund: 'r1' } });
    expect(refund).toMatchObject({ status: 'succeeded', metadata: { refund: 'r1' }, currency: 'eur' });
    await expect(client.refunds.create({ payment_intent, amount: 1001 })).rejects.toMatchObject({ statusCode: 400 });
    await client.refunds.create({ payment_intent });
    await expect(client.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    const { data } = await client.refunds.list({ payment_intent });
    expect(data.map(({ amount }) => amount)).toEqual([1000, 990]);
    await until(() => eventsOf(made).filter((type) => type === 'refund.created').length === 2);
  });

  it('not at all where the refund fails later', async () => {
    const made = await create('ideal');
    await act(made, 'pay');
    await sandbox.ask('settings', { failing_refunds: 1 });
    const refund = await client.refunds.create({ payment_intent: intents.get(made.id) ?? '', amount: 990 });
    expect(refund.status).toBe('pending');
    await sandbox.ask('clock', { advance_seconds: 10 });
    await until(() => eventsOf(made).includes('refund.failed'));
    expect(await client.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
  });

  it.each(['won', 'lost'])('by a dispute, which is %s', async (outcome) => {
    const made = await create();
    await act(made, 'pay');
    const payment_intent = intents.get(made.id) ?? '';
    const { id } = await sandbox.ask<{ id: string }>(`payments/${made.id}/chargeback`, { reason: 'fraudulent' });
    expect(await client.disputes.retrieve(id)).toMatchObject({
      status: 'needs_response',
      amount: 1990,
      payment_intent,
    });
    await expect(client.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' });
    await sandbox.ask(`disputes/${id}/${outcome}`, {});
    const { data } = await client.disputes.list({ payment_intent });
    expect(data).toMatchObject([{ status: outcome }]);
    await until(() => eventsOf(made).includes('charge.dispute.closed'));
    expect(eventsOf(made).includes('charge.dispute.funds_reinstated')).toBe(outcome === 'won');
  });
});

it('names the methods of an account and its payee', async () => {
  await sandbox.ask('accounts', { key, payee: 'Everglow', methods: ['card', 'ideal'] });
  const { data } = await client.paymentMethodConfigurations.list();
  expect(data).toMatchObject([{ card: { available: true }, ideal: { available: true }, blik: { available: false } }]);
  const account = await client.accounts.retrieveCurrent();
  expect(account).toMatchObject({ business_profile: { name: 'Everglow' }, capabilities: { ideal_payments: 'active' } });
  await sandbox.ask('accounts', { key, methods: ['card', 'ideal', 'sepa_debit'] });
});

it('keeps events and the balance', async () => {
  const own = stripeAt(sandbox.url, 'sk_test_balance');
  const made = await own.checkout.sessions.create(wanted());
  await act(made, 'pay').catch(() => undefined);
  const { data: events } = await own.events.list({ type: 'checkout.session.completed' });
  expect(events).toMatchObject([{ data: { object: { id: made.id } }, livemode: false }]);
  const { data } = await own.balanceTransactions.list({ limit: 10 });
  expect(data).toMatchObject([{ type: 'charge', amount: 1990, fee: 55, net: 1935, reporting_category: 'charge' }]);
  await sandbox.ask('settlements', { key: 'sk_test_balance' });
  const [payout] = (await own.payouts.list()).data;
  expect(payout).toMatchObject({ amount: 1935, currency: 'eur', status: 'paid' });
  const { data: paidOut } = await own.balanceTransactions.list({ payout: payout!.id });
  // Stripe lists the payout itself among what it pays out.
  expect(paidOut.map(({ type }) => type)).toEqual(['payout', 'charge']);
  expect(paidOut[1]?.id).toBe(data[0]?.id);
});

it('knows no live key, no revoked one and no key of the other provider', async () => {
  for (const wrong of ['sk_live_abcdefgh', 'test_abcdefgh'])
    await expect(stripeAt(sandbox.url, wrong).balanceTransactions.list()).rejects.toMatchObject({ statusCode: 401 });
  await sandbox.ask('accounts', { key: 'sk_test_revoked', revoked: true });
  const revoked = stripeAt(sandbox.url, 'sk_test_revoked');
  await expect(revoked.balanceTransactions.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
});
