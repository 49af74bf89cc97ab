import { PAYMENT_METHODS } from '../../../../../contract/payments/methods';
import {
  MOLLIE_ATTEMPT,
  MOLLIE_PAYMENT,
  endedPayment,
  euros,
  mollieError,
  mollieList,
  mollieMethod,
  molliePayment,
  mollieProfile,
  mollieRefund,
} from '../../../../test/support/mollie-wire';
import { ProviderServer } from '../../../../test/support/provider-server';
import { type NewPayment } from '../provider';
import { mollieId } from './mollie-methods';
import { MollieProvider } from './mollie-provider';

const CURRENCIES = ['EUR', 'GBP', 'USD', 'CHF', 'DKK', 'NOK', 'SEK', 'PLN', 'CAD', 'AUD', 'NZD', 'CZK', 'RON'];
const access = { apiKey: 'test_1234', mode: 'test' } as const;
const payment: NewPayment = {
  attempt: MOLLIE_ATTEMPT,
  sum: { amount: 1999, currency: 'EUR' },
  method: 'ideal',
  country: 'NL',
  locale: 'nl-NL',
  description: 'Everglow credits',
  returnUrl: 'https://everglow.example/transactions/7?from=pay',
  eventsUrl: 'https://console.example/api/payment-events/mollie/x',
  expiresAt: new Date(Date.now() + 30 * 60_000),
};
let server: ProviderServer;
let mollie: MollieProvider;
const sent = (): Record<string, unknown> => JSON.parse(server.last.body) as Record<string, unknown>;

beforeAll(async () => {
  server = await ProviderServer.start('application/hal+json');
  mollie = new MollieProvider(server.address);
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

describe('a new payment', () => {
  beforeEach(() => {
    server.answer = () => [201, molliePayment()];
  });

  test('names its method, our attempt and where its events go', async () => {
    await expect(mollie.create(access, payment)).resolves.toEqual({
      payment: MOLLIE_PAYMENT,
      url: 'https://www.mollie.com/checkout/issuer/select/ideal/5B8cwPMGnU',
      expiresAt: new Date('2026-11-24T10:15:00Z'),
    });
    expect(server.last).toMatchObject({ method: 'POST', path: '/v2/payments' });
    expect(server.last.headers).toMatchObject({
      authorization: 'Bearer test_1234',
      'idempotency-key': MOLLIE_ATTEMPT,
    });
    expect(sent()).toEqual({
      amount: { currency: 'EUR', value: '19.99' },
      description: 'Everglow credits',
      redirectUrl: payment.returnUrl,
      webhookUrl: payment.eventsUrl,
      method: 'ideal',
      metadata: { attempt: MOLLIE_ATTEMPT },
      locale: 'nl_NL',
    });
  });

  test.each(CURRENCIES)('in %s has exactly two decimals', async (currency) => {
    await mollie.create(access, { ...payment, sum: { amount: 1000, currency } });
    expect(sent()['amount']).toEqual({ currency, value: '10.00' });
  });

  test('of no whole number of minor units is refused without asking', async () => {
    const half = { ...payment, sum: { amount: 10.5, currency: 'EUR' } };
    await expect(mollie.create(access, half)).rejects.toMatchObject({ fault: 'refused', code: 'call_unfit' });
    expect(server.calls).toHaveLength(0);
  });

  test.each(PAYMENT_METHODS.filter((method) => mollieId(method) !== undefined))('by %s', async (method) => {
    await mollie.create(access, { ...payment, method });
    expect(sent()['method']).toBe(mollieId(method));
  });

  test.each(['googlepay', 'wero', 'sepa_debit'] as const)('by %s is refused without asking', async (method) => {
    await expect(mollie.create(access, { ...payment, method })).rejects.toMatchObject({
      fault: 'refused',
      code: 'method_unsupported',
    });
    expect(server.calls).toHaveLength(0);
  });

  test.each([
    ['nl-BE', 'BE', 'nl_BE'],
    ['nl', 'BE', 'nl_BE'],
    ['de', 'CH', 'de_CH'],
    ['de', 'SE', 'de_DE'],
    ['nb', 'NO', 'nb_NO'],
    ['en-150', 'SE', 'en_GB'],
    ['en', 'US', 'en_US'],
    ['xx', 'NL', undefined],
  ])('in %s for %s speaks %s', async (locale, country, expected) => {
    await mollie.create(access, { ...payment, locale, country });
    expect(sent()['locale']).toBe(expected);
  });
});

describe('a failure', () => {
  test.each([
    [400, undefined, 'refused', 'http_400'],
    [401, undefined, 'unauthorised', 'http_401'],
    [403, undefined, 'unauthorised', 'http_403'],
    [404, undefined, 'absent', 'http_404'],
    [409, undefined, 'silent', 'http_409'],
    [422, 'amount', 'refused', 'http_422.amount'],
    [422, 'billingAddress.email', 'refused', 'http_422.billingaddress_email'],
    [429, undefined, 'limited', 'http_429'],
    [500, undefined, 'silent', 'http_500'],
    [503, undefined, 'silent', 'http_503'],
  ])('of %d at %s is %s, asked once', async (status, field, fault, code) => {
    server.answer = () => [status, mollieError(status, field)];
    const failure: unknown = await mollie.create(access, payment).catch((reason: unknown) => reason);
    expect(failure).toMatchObject({ name: 'ProviderError', fault, code });
    expect(String(failure)).not.toContain('jane');
    expect(server.calls).toHaveLength(1);
  });

  test('of the connection is silent, and the client does not try a second time by itself', async () => {
    server.answer = () => (response) => response.destroy();
    await expect(mollie.create(access, payment)).rejects.toMatchObject({ fault: 'silent' });
    expect(server.calls).toHaveLength(1);
  });

  test('is silence after the limit', async () => {
    server.answer = () => () => undefined;
    const impatient = new MollieProvider(server.address, 200);
    await expect(impatient.create(access, payment)).rejects.toMatchObject({ fault: 'silent', code: 'timeout' });
    expect(server.calls).toHaveLength(1);
  });

  test.each([
    ['nothing', {}],
    ['something else', mollieProfile()],
    ['a state that we do not know', molliePayment({ status: 'on_hold' })],
    ['no mode', molliePayment({ mode: undefined })],
  ])('is an answer with %s', async (_, answer) => {
    server.answer = () => [201, answer];
    await expect(mollie.create(access, payment)).rejects.toMatchObject({ fault: 'silent', code: 'answer_unreadable' });
  });
});

describe('a lost answer', () => {
  const other = (id: string, fields = {}) => molliePayment({ id, metadata: { attempt: 'other' }, ...fields });
  const since = new Date('2026-11-24T10:00:00Z');

  test('is found by the metadata, on any page of the list', async () => {
    server.answer = ({ path, query }) => {
      if (path !== '/v2/payments') return [200, endedPayment({ status: 'expired' })];
      return query.get('from') === null
        ? [200, mollieList('payments', [other('tr_1')], 'payments?limit=250&from=tr_2')]
        : [200, mollieList('payments', [other('tr_2', { metadata: 'text' }), molliePayment()])];
    };
    const found = await mollie.find(access, MOLLIE_ATTEMPT, since);
    expect(found).toEqual({ payment: MOLLIE_PAYMENT, url: undefined, expiresAt: undefined });
    expect(server.calls.map(({ query }) => query.get('from'))).toEqual([null, 'tr_2', null]);
  });

  test('is not looked for among payments that are older than it', async () => {
    const old = other('tr_1', { createdAt: '2026-11-24T09:54:59+00:00' });
    server.answer = () => [200, mollieList('payments', [other('tr_0'), old], 'payments?from=tr_2')];
    await expect(mollie.find(access, MOLLIE_ATTEMPT, since)).resolves.toBeUndefined();
    expect(server.calls).toHaveLength(1);
  });

  test('of a call that did nothing is found nowhere', async () => {
    server.answer = () => [200, mollieList('payments', [])];
    await expect(mollie.find(access, MOLLIE_ATTEMPT, since)).resolves.toBeUndefined();
  });
});

describe('a refund', () => {
  const refund = { payment: MOLLIE_PAYMENT, key: 'refund-1', sum: { amount: 500, currency: 'EUR' } };
  let refunds = [mollieRefund({ id: 're_0', metadata: null })];

  beforeEach(() => {
    refunds = [mollieRefund({ id: 're_0', metadata: null })];
    server.answer = ({ method }) =>
      method === 'POST'
        ? [201, mollieRefund({ status: 'pending' })]
        : [200, endedPayment({ status: 'paid', amountRefunded: euros('5.00'), _embedded: { refunds } })];
  });

  test('names its sum and carries our key', async () => {
    await expect(mollie.refund(access, refund)).resolves.toEqual({
      id: 're_4qqhO89gsT',
      key: 'refund-1',
      status: 'pending',
      sum: { amount: 500, currency: 'EUR' },
    });
    expect(server.last).toMatchObject({ method: 'POST', path: `/v2/payments/${MOLLIE_PAYMENT}/refunds` });
    expect(server.last.headers['idempotency-key']).toBe('refund-1');
    expect(sent()).toEqual({ amount: { currency: 'EUR', value: '5.00' }, metadata: { refund: 'refund-1' } });
  });

  test('with a key that Mollie may have forgotten is not made again', async () => {
    refunds.push(mollieRefund());
    await expect(mollie.refund(access, refund)).resolves.toMatchObject({ id: 're_4qqhO89gsT', status: 'done' });
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('of another currency is refused without asking for it', async () => {
    const other = { ...refund, sum: { amount: 500, currency: 'USD' } };
    await expect(mollie.refund(access, other)).rejects.toMatchObject({ fault: 'refused', code: 'other_currency' });
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

test('cancelling asks for the payment’s end, and says where it cannot be ended', async () => {
  server.answer = () => [200, endedPayment({ status: 'canceled' })];
  await mollie.cancel(access, MOLLIE_PAYMENT);
  expect(server.last).toMatchObject({ method: 'DELETE', path: `/v2/payments/${MOLLIE_PAYMENT}` });
  server.answer = () => [422, mollieError(422)];
  await expect(mollie.cancel(access, MOLLIE_PAYMENT)).rejects.toMatchObject({ fault: 'refused' });
});

test.each([
  ['test_1234', 'test'],
  ['live_1234', 'live'],
])('an account says whom the payer sees, and the key %s what money is meant', async (apiKey, mode) => {
  server.answer = () => [200, mollieProfile()];
  await expect(mollie.verify({ apiKey, mode: 'test' })).resolves.toEqual({ mode, payee: 'Everglow' });
  expect(server.last.path).toBe('/v2/profiles/me');
});

test('the offer is Mollie’s own, in its order, as far as we know the methods', async () => {
  const methods = [
    mollieMethod('bancontact', { maximumAmount: null }),
    mollieMethod('ideal'),
    mollieMethod('giftcard'),
    mollieMethod('directdebit'),
    mollieMethod('wero'),
    mollieMethod('creditcard', { minimumAmount: { currency: 'USD', value: '0.50' }, status: null }),
    mollieMethod('klarna', { status: 'pending-review' }),
    mollieMethod('applepay'),
  ];
  server.answer = () => [200, mollieList('methods', methods)];
  const wanted = { sum: { amount: 1999, currency: 'EUR' }, country: 'BE' };
  await expect(mollie.offer(access, wanted)).resolves.toEqual([
    { method: 'bancontact', least: 1 },
    { method: 'ideal', least: 1, most: 5_000_000 },
    { method: 'card', most: 5_000_000 },
    { method: 'applepay', least: 1, most: 5_000_000 },
  ]);
  expect(Object.fromEntries(server.last.query)).toEqual({
    'amount[currency]': 'EUR',
    'amount[value]': '19.99',
    billingCountry: 'BE',
    includeWallets: 'applepay',
  });
});
