import {
  MOLLIE_ATTEMPT,
  MOLLIE_PAYMENT,
  endedPayment,
  euros,
  mollieChargeback,
  molliePayment,
  mollieRefund,
} from '../../../../test/support/mollie-wire';
import { ProviderServer } from '../../../../test/support/provider-server';
import { type PaymentReport } from '../provider';
import { MollieProvider } from './mollie-provider';

const access = { apiKey: 'test_1234', mode: 'test' } as const;
let server: ProviderServer;

beforeAll(async () => {
  server = await ProviderServer.start('application/hal+json');
});
afterAll(() => server.stop());

const read = (answer: ReturnType<typeof molliePayment>): Promise<PaymentReport> => {
  server.answer = () => [200, answer];
  return new MollieProvider(server.address).read(access, MOLLIE_PAYMENT);
};

test('a paid payment with everything that is told of it', async () => {
  const answer = endedPayment({
    status: 'paid',
    paidAt: '2026-11-24T10:01:00+00:00',
    amountRefunded: euros('5.00'),
    amountChargedBack: euros('19.99'),
    details: { consumerName: 'Jane Doe', consumerAccount: 'NL53INGB0654422370', consumerBic: 'INGBNL2A' },
    _embedded: { refunds: [mollieRefund()], chargebacks: [mollieChargeback()] },
  });
  await expect(read(answer)).resolves.toEqual({
    payment: MOLLIE_PAYMENT,
    otherId: undefined,
    status: 'paid',
    statusAtProvider: 'paid',
    mode: 'test',
    sum: { amount: 1999, currency: 'EUR' },
    attempt: MOLLIE_ATTEMPT,
    method: 'ideal',
    failure: undefined,
    payerCountry: 'NL',
    refunds: [{ id: 're_4qqhO89gsT', key: 'refund-1', status: 'done', sum: { amount: 500, currency: 'EUR' } }],
    disputes: [{ id: 'chb_n9z0tp', status: 'open', sum: { amount: 1999, currency: 'EUR' } }],
  });
  expect(server.last.path).toBe(`/v2/payments/${MOLLIE_PAYMENT}`);
  expect(server.last.query.get('embed')).toBe('refunds,chargebacks');
});

test.each([
  ['open', 'open'],
  ['pending', 'pending'],
  ['authorized', 'pending'],
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'expired'],
])('%s is %s', async (status, expected) => {
  expect(await read(molliePayment({ status }))).toMatchObject({ status: expected, statusAtProvider: status });
});

test.each([
  [{ statusReason: { code: 'insufficient_funds', message: 'Jane has none' } }, 'insufficient_funds'],
  [{ details: { failureReason: 'invalid_card_number', failureMessage: 'Jane' } }, 'invalid_card_number'],
  [{ details: { bankReasonCode: 'AM04', bankReason: 'Jane has none' } }, 'AM04'],
  [{ statusReason: { code: 'Jane has none' } }, undefined],
  [{}, undefined],
])('why it failed: %j', async (fields, failure) => {
  expect(await read(endedPayment({ status: 'failed', ...fields }))).toMatchObject({ failure });
  expect(await read(endedPayment({ status: 'paid', ...fields }))).toMatchObject({ failure: undefined });
});

test.each([
  ['creditcard', { cardCountryCode: 'DE', cardNumber: '4242' }, 'card', 'DE'],
  ['applepay', { cardCountryCode: 'US' }, 'applepay', 'US'],
  ['bancontact', { consumerAccount: 'BE68539007547034' }, 'bancontact', 'BE'],
  ['eps', { consumerAccount: null, consumerBic: 'BKAUATWW' }, 'eps', 'AT'],
  ['directdebit', { consumerAccount: 'DE89370400440532013000' }, 'sepa_debit', 'DE'],
  ['klarnapaylater', null, 'klarna', undefined],
  ['paypal', { consumerAccount: 'jane@example.com', consumerName: 'Jane' }, 'paypal', undefined],
  ['giftcard', undefined, undefined, undefined],
  [null, undefined, undefined, undefined],
])('paid by %s with %j', async (id, details, method, payerCountry) => {
  expect(await read(endedPayment({ status: 'paid', method: id, details }))).toMatchObject({ method, payerCountry });
});

test.each([
  ['queued', 'pending'],
  ['pending', 'pending'],
  ['processing', 'pending'],
  ['refunded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('a refund that is %s is %s; one made on the dashboard has no key', async (status, expected) => {
  const _embedded = { refunds: [mollieRefund({ status, metadata: null })] };
  expect((await read(endedPayment({ status: 'paid', _embedded }))).refunds).toMatchObject([
    { status: expected, key: undefined },
  ]);
});

test('a chargeback that was reversed is won', async () => {
  const chargebacks = [mollieChargeback({ reversedAt: '2026-12-01T00:00:00+00:00' })];
  const report = await read(
    endedPayment({ status: 'paid', amountChargedBack: euros('0.00'), _embedded: { chargebacks } }),
  );
  expect(report.disputes).toMatchObject([{ status: 'won' }]);
});

test.each([
  ['refunds', { amountRefunded: euros('5.00') }],
  ['chargebacks', { amountChargedBack: euros('5.00') }],
])('an answer that leaves out %s which it counts is not believed', async (_, fields) => {
  const answer = endedPayment({ status: 'paid', _embedded: {}, ...fields });
  await expect(read(answer)).rejects.toMatchObject({ fault: 'silent', code: 'embedded_missing' });
});

test('test and live money are told apart', async () => {
  expect(await read(molliePayment({ mode: 'live' }))).toMatchObject({ mode: 'live' });
});

test.each([[{ attempt: 7 }], ['text'], [null], [undefined], [{}]])(
  'metadata of %j is none of ours',
  async (metadata) => {
    expect(await read(molliePayment({ metadata }))).toMatchObject({ attempt: undefined });
  },
);

test.each(['10', '10.5', '1,000.00', '10.000'])('a sum of %s is not read', async (value) => {
  await expect(read(molliePayment({ amount: euros(value) }))).rejects.toMatchObject({ fault: 'silent' });
});

test('another payment is not read as the one that was asked for', async () => {
  await expect(read(molliePayment({ id: 'tr_other0' }))).rejects.toMatchObject({ code: 'answer_unreadable' });
});
