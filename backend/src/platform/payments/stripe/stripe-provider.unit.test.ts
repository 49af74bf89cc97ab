import { ProviderServer } from '../../../../test/support/provider-server';
import {
  ATTEMPT,
  stripeConfiguration,
  stripeError,
  stripeIntent,
  stripeList,
  stripeRefund,
  stripeSession,
} from '../../../../test/support/stripe-wire';
import { PAYMENT_METHODS } from '../../../../../contract/payments/methods';
import { type NewPayment } from '../provider';
import { sessionType } from './stripe-methods';
import { StripeProvider } from './stripe-provider';

const CURRENCIES = ['EUR', 'GBP', 'USD', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN', 'CAD', 'AUD', 'NZD', 'CZK', 'RON'];
const access = { apiKey: 'sk_test_1', mode: 'test' } as const;
const payment: NewPayment = {
  attempt: ATTEMPT,
  sum: { amount: 1999, currency: 'EUR' },
  method: 'ideal',
  country: 'NL',
  locale: 'nl-NL',
  description: 'Everglow credits & more',
  returnUrl: 'https://everglow.example/transactions/7?from=pay',
  eventsUrl: 'https://console.example/api/payment-events/stripe/x',
  expiresAt: new Date(Date.now() + 45 * 60_000),
};
let server: ProviderServer;
let stripe: StripeProvider;

beforeAll(async () => {
  server = await ProviderServer.start('application/json');
  stripe = new StripeProvider(server.address);
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

describe('a new payment', () => {
  beforeEach(() => {
    server.answer = () => [200, stripeSession()];
  });

  test('is a hosted session for one method, with our attempt as its key and in both metadata', async () => {
    const checkout = await stripe.create(access, payment);
    expect(checkout).toEqual({
      payment: 'cs_test_a1',
      url: 'https://checkout.stripe.com/c/pay/cs_test_a1',
      expiresAt: new Date(1_795_001_860_000),
    });
    expect(server.last).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(server.last.headers).toMatchObject({
      authorization: 'Bearer sk_test_1',
      'idempotency-key': ATTEMPT,
      'stripe-version': '2026-10-28.endive',
    });
    expect(Object.fromEntries(new URLSearchParams(server.last.body))).toEqual({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'ideal',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '1999',
      'line_items[0][price_data][product_data][name]': 'Everglow credits & more',
      'adaptive_pricing[enabled]': 'false',
      'wallet_options[link][display]': 'never',
      locale: 'nl',
      success_url: payment.returnUrl,
      cancel_url: payment.returnUrl,
      expires_at: String(Math.floor(payment.expiresAt.getTime() / 1000)),
      client_reference_id: ATTEMPT,
      'metadata[attempt]': ATTEMPT,
      'payment_intent_data[metadata][attempt]': ATTEMPT,
      'payment_intent_data[description]': 'Everglow credits & more',
    });
  });

  test.each([
    ['ends in a minute', 1, 30, 32],
    ['ended', -60, 30, 32],
    ['ends in 40 minutes', 40, 39, 41],
    ['ends in a week', 7 * 24 * 60, 22 * 60, 24 * 60],
  ])('of an order that %s stays within what Stripe takes', async (_, minutes, least, most) => {
    const now = Date.now();
    await stripe.create(access, { ...payment, expiresAt: new Date(now + minutes * 60_000) });
    const ahead = (Number(new URLSearchParams(server.last.body).get('expires_at')) * 1000 - now) / 60_000;
    expect(ahead).toBeGreaterThan(least);
    expect(ahead).toBeLessThan(most);
  });

  test.each(CURRENCIES)('in %s is asked for in minor units', async (currency) => {
    await stripe.create(access, { ...payment, method: 'card', sum: { amount: 123_456, currency } });
    const body = new URLSearchParams(server.last.body);
    expect(body.get('line_items[0][price_data][currency]')).toBe(currency.toLowerCase());
    expect(body.get('line_items[0][price_data][unit_amount]')).toBe('123456');
  });

  test.each(PAYMENT_METHODS.filter((method) => sessionType(method) !== undefined))('by %s', async (method) => {
    await stripe.create(access, { ...payment, method });
    expect(new URLSearchParams(server.last.body).get('allowed_payment_method_types[0]')).toBe(sessionType(method));
  });

  test.each(['vipps', 'paysafecard'] as const)('by %s is refused without asking', async (method) => {
    await expect(stripe.create(access, { ...payment, method })).rejects.toMatchObject({
      fault: 'refused',
      code: 'method_unsupported',
    });
    expect(server.calls).toHaveLength(0);
  });

  test.each([
    ['en-GB', 'en-GB'],
    ['en-150', 'en'],
    ['de-CH', 'de'],
    ['nb', 'nb'],
    ['xx', 'auto'],
  ])('speaks %s as %s', async (locale, expected) => {
    await stripe.create(access, { ...payment, locale });
    expect(new URLSearchParams(server.last.body).get('locale')).toBe(expected);
  });
});

describe('a failure', () => {
  test.each([
    [400, { type: 'invalid_request_error', code: 'parameter_missing' }, 'refused', 'parameter_missing'],
    [400, { type: 'invalid_request_error' }, 'refused', 'invalid_request_error'],
    [400, { type: 'idempotency_error' }, 'silent', 'idempotency_error'],
    [400, { type: 'invalid_request_error', code: 'rate_limit' }, 'limited', 'rate_limit'],
    [401, { type: 'invalid_request_error' }, 'unauthorised', 'invalid_request_error'],
    [402, { type: 'card_error', code: 'card_declined', decline_code: 'lost_card' }, 'refused', 'lost_card'],
    [
      403,
      { type: 'invalid_request_error', code: 'more_permissions_required' },
      'unauthorised',
      'more_permissions_required',
    ],
    [404, { type: 'invalid_request_error', code: 'resource_missing' }, 'absent', 'resource_missing'],
    [409, { type: 'idempotency_error', code: 'idempotency_key_in_use' }, 'silent', 'idempotency_key_in_use'],
    [429, { type: 'invalid_request_error', code: 'lock_timeout' }, 'limited', 'lock_timeout'],
    [500, { type: 'api_error' }, 'silent', 'api_error'],
  ])('of %d %j is %s, asked once', async (status, error, fault, code) => {
    server.answer = () => [status, stripeError(error)];
    const failure: unknown = await stripe.create(access, payment).catch((reason: unknown) => reason);
    expect(failure).toMatchObject({ name: 'ProviderError', fault, code });
    expect(String(failure)).not.toContain('jane');
    expect(server.calls).toHaveLength(1);
  });

  test('of the connection is silent, and the client does not try a second time by itself', async () => {
    server.answer = () => (response) => response.destroy();
    await expect(stripe.create(access, payment)).rejects.toMatchObject({ fault: 'silent' });
    expect(server.calls).toHaveLength(1);
  });

  test('is silence after the limit, for all requests of a call together', async () => {
    const slow = await ProviderServer.start('application/json');
    const impatient = new StripeProvider(slow.address, 250);
    let asked = 0;
    slow.answer = () => (response) => {
      asked += 1;
      const page = stripeList('/v1/checkout/sessions', [stripeSession({ id: `cs_${asked}`, metadata: {} })], true);
      setTimeout(() => response.writeHead(200).end(JSON.stringify(page)), 100);
    };
    await expect(impatient.find(access, ATTEMPT, new Date())).rejects.toMatchObject({
      fault: 'silent',
      code: 'timeout',
    });
    expect(asked).toBeLessThan(5);
    slow.stop();
  });
});

describe('a lost answer', () => {
  test('is found by the metadata, on any page of the list', async () => {
    const others = (from: number) =>
      Array.from({ length: 3 }, (_, at) => stripeSession({ id: `cs_${from + at}`, metadata: { attempt: 'other' } }));
    server.answer = ({ query }) =>
      query.get('starting_after') === null
        ? [200, stripeList('/v1/checkout/sessions', others(0), true)]
        : [200, stripeList('/v1/checkout/sessions', [...others(3), stripeSession({ status: 'expired', url: null })])];
    const found = await stripe.find(access, ATTEMPT, new Date(1_795_000_000_000));
    expect(found).toEqual({ payment: 'cs_test_a1', url: undefined, expiresAt: new Date(1_795_001_860_000) });
    expect(server.calls.map(({ query }) => query.get('starting_after'))).toEqual([null, 'cs_2']);
    expect(server.calls[0]?.query.get('created[gte]')).toBe('1794999700');
  });

  test('of a call that did nothing is found nowhere', async () => {
    server.answer = () => [200, stripeList('/v1/checkout/sessions', [stripeSession({ metadata: {} })])];
    await expect(stripe.find(access, ATTEMPT, new Date())).resolves.toBeUndefined();
  });
});

describe('a refund', () => {
  const refund = { payment: 'cs_test_a1', key: 'refund-1', sum: { amount: 500, currency: 'EUR' } };
  let session = stripeSession();
  let earlier = [stripeRefund({ id: 're_0', metadata: { refund: 'refund-0' } })];

  beforeEach(() => {
    session = stripeSession({ payment_intent: 'pi_1', status: 'complete', payment_status: 'paid' });
    earlier = [stripeRefund({ id: 're_0', metadata: { refund: 'refund-0' } })];
    server.answer = ({ method, path }) => {
      if (path === '/v1/checkout/sessions/cs_test_a1') return [200, session];
      return method === 'GET' ? [200, stripeList('/v1/refunds', earlier)] : [200, stripeRefund({ status: 'pending' })];
    };
  });

  test('names its sum and carries our key', async () => {
    await expect(stripe.refund(access, refund)).resolves.toEqual({
      id: 're_1',
      key: 'refund-1',
      status: 'pending',
      sum: { amount: 500, currency: 'EUR' },
    });
    expect(server.last.headers['idempotency-key']).toBe('refund-1');
    expect(server.last.headers['x-stripe-client-telemetry']).toBeUndefined();
    expect(server.last.body).toBe('payment_intent=pi_1&amount=500&metadata[refund]=refund-1');
  });

  test('with a key that Stripe may have forgotten is not made again', async () => {
    earlier.push(stripeRefund());
    await expect(stripe.refund(access, refund)).resolves.toMatchObject({ id: 're_1', status: 'done' });
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('of another currency, or of what nobody paid, is refused without asking for it', async () => {
    const other = { ...refund, sum: { amount: 500, currency: 'USD' } };
    await expect(stripe.refund(access, other)).rejects.toMatchObject({ fault: 'refused', code: 'other_currency' });
    session = stripeSession();
    await expect(stripe.refund(access, refund)).rejects.toMatchObject({ fault: 'refused', code: 'nothing_paid' });
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

test('cancelling ends the session', async () => {
  server.answer = () => [200, stripeSession({ status: 'expired' })];
  await stripe.cancel(access, 'cs_test_a1');
  expect(server.last).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions/cs_test_a1/expire' });
});

test.each([
  [{ settings: { dashboard: { display_name: 'Everglow B.V.' } } }, 'Everglow B.V.'],
  [{ settings: { dashboard: { display_name: null } }, business_profile: { name: 'Everglow' } }, 'Everglow'],
  [{ business_profile: null }, 'acct_1'],
])('an account says whom the payer sees and what money is meant: %j', async (fields, payee) => {
  server.answer = ({ path }) =>
    path === '/v1/account'
      ? [200, { id: 'acct_1', object: 'account', ...fields }]
      : [200, stripeList(path, [stripeConfiguration([], { livemode: true })])];
  await expect(stripe.verify(access)).resolves.toEqual({ mode: 'live', payee });
});

test('a key that does not work is said so', async () => {
  server.answer = () => [401, stripeError({ type: 'invalid_request_error' })];
  await expect(stripe.verify(access)).rejects.toMatchObject({ fault: 'unauthorised' });
});

test.each([
  ['nothing', {}],
  ['something else', stripeIntent()],
  ['another session', stripeSession({ id: 'cs_test_a2' })],
  ['a session of no sum', stripeSession({ amount_total: null })],
  ['a session of half a cent', stripeSession({ amount_total: 0.5 })],
  ['a session in a state that we do not know', stripeSession({ status: 'on_hold' })],
])('an answer with %s is not read as the payment', async (_, answer) => {
  server.answer = () => [200, answer];
  await expect(stripe.read(access, 'cs_test_a1')).rejects.toMatchObject({ fault: 'silent', code: 'answer_unreadable' });
});
