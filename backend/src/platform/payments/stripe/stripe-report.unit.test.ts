import { ProviderServer } from '../../../../test/support/provider-server';
import {
  ATTEMPT,
  stripeCharge,
  stripeDispute,
  stripeIntent,
  stripeList,
  stripeRefund,
  stripeSession,
} from '../../../../test/support/stripe-wire';
import { type PaymentReport } from '../provider';
import { StripeProvider } from './stripe-provider';

const access = { apiKey: 'sk_test_1', mode: 'test' } as const;
const IDEAL = { type: 'ideal', ideal: { bank: 'ing', bic: 'INGBNL2A' } };
let server: ProviderServer;
let session = stripeSession();
let refunds = [stripeRefund()];
let disputes = [stripeDispute()];

beforeAll(async () => {
  server = await ProviderServer.start('application/json');
  server.answer = ({ path }) => {
    if (path === '/v1/refunds') return [200, stripeList(path, refunds)];
    if (path === '/v1/disputes') return [200, stripeList(path, disputes)];
    return [200, session];
  };
});
afterAll(() => server.stop());
beforeEach(() => {
  server.reset();
  refunds = [];
  disputes = [];
});

const read = (fields: Parameters<typeof stripeSession>[0]): Promise<PaymentReport> => {
  session = stripeSession(fields);
  return new StripeProvider(server.address).read(access, 'cs_test_a1');
};
const paid = (details: Parameters<typeof stripeCharge>[0] = IDEAL) => ({
  status: 'complete',
  payment_status: 'paid',
  url: null,
  payment_intent: stripeIntent({ status: 'succeeded', latest_charge: stripeCharge(details) }),
});

test('a paid payment with everything that is told of it', async () => {
  refunds = [stripeRefund()];
  disputes = [stripeDispute()];
  await expect(read(paid())).resolves.toEqual({
    payment: 'cs_test_a1',
    otherId: 'pi_1',
    status: 'paid',
    statusAtProvider: 'complete paid succeeded',
    mode: 'test',
    sum: { amount: 1999, currency: 'EUR' },
    attempt: ATTEMPT,
    method: 'ideal',
    failure: undefined,
    payerCountry: 'NL',
    refunds: [{ id: 're_1', key: 'refund-1', status: 'done', sum: { amount: 500, currency: 'EUR' } }],
    disputes: [{ id: 'du_1', status: 'open', sum: { amount: 1999, currency: 'EUR' } }],
  });
  expect(server.calls[0]?.query.get('expand[0]')).toBe('payment_intent.latest_charge');
  expect(server.calls.slice(1).map(({ path, query }) => [path, query.get('payment_intent')])).toEqual([
    ['/v1/refunds', 'pi_1'],
    ['/v1/disputes', 'pi_1'],
  ]);
});

test('nothing more is asked about a payment without a charge', async () => {
  await expect(read({ payment_intent: null })).resolves.toMatchObject({ status: 'open', otherId: undefined });
  expect(server.calls).toHaveLength(1);
});

const declined = {
  status: 'requires_payment_method',
  last_payment_error: { code: 'card_declined', decline_code: 'lost_card' },
};
test.each([
  ['open', 'unpaid', undefined, 'open'],
  ['open', 'unpaid', declined, 'open'],
  ['expired', 'unpaid', undefined, 'expired'],
  ['expired', 'unpaid', declined, 'expired'],
  ['complete', 'paid', { status: 'succeeded' }, 'paid'],
  ['complete', 'unpaid', { status: 'succeeded' }, 'paid'],
  ['complete', 'unpaid', { status: 'processing' }, 'pending'],
  ['complete', 'unpaid', { status: 'requires_action' }, 'pending'],
  ['complete', 'unpaid', { status: 'requires_capture' }, 'pending'],
  ['complete', 'unpaid', declined, 'failed'],
  ['complete', 'unpaid', { status: 'canceled', cancellation_reason: 'abandoned' }, 'cancelled'],
  ['complete', 'unpaid', undefined, 'pending'],
  ['complete', 'no_payment_required', undefined, 'pending'],
])('%s, %s with %j is %s', async (status, paymentStatus, intent, expected) => {
  const report = await read({
    status,
    payment_status: paymentStatus,
    payment_intent: intent === undefined ? null : stripeIntent(intent),
  });
  expect(report.status).toBe(expected);
  expect(report.failure).toBe({ failed: 'lost_card', cancelled: 'abandoned' }[report.status as string]);
});

test.each([
  [IDEAL, 'ideal', 'NL'],
  [{ type: 'card', card: { country: 'DE', wallet: null } }, 'card', 'DE'],
  [{ type: 'card', card: { country: 'US', wallet: { type: 'apple_pay' } } }, 'applepay', 'US'],
  [{ type: 'card', card: { country: null, wallet: { type: 'google_pay' } } }, 'googlepay', undefined],
  [{ type: 'card', card: { country: 'FR', wallet: { type: 'link' } } }, 'card', 'FR'],
  [{ type: 'sepa_debit', sepa_debit: { country: 'AT', last4: '3000' } }, 'sepa_debit', 'AT'],
  [{ type: 'p24', p24: { bank: 'ing', verified_name: 'Jane' } }, 'przelewy24', undefined],
  [{ type: 'bancontact', bancontact: { bic: 'nonsense' } }, 'bancontact', undefined],
  [{ type: 'us_bank_account', us_bank_account: {} }, undefined, undefined],
])('paid by %j', async (details, method, payerCountry) => {
  expect(await read(paid(details))).toMatchObject({ method, payerCountry });
});

test.each([
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  [null, 'pending'],
  ['succeeded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('a refund that is %s is %s; one made on the dashboard has no key', async (status, expected) => {
  refunds = [stripeRefund({ status, metadata: {} })];
  expect((await read(paid())).refunds).toMatchObject([{ status: expected, key: undefined }]);
});

const TOOK_NOTHING = { balance_transactions: [] };
test.each([
  [{ status: 'needs_response' }, ['open']],
  [{ status: 'under_review' }, ['open']],
  [{ status: 'won' }, ['won']],
  [{ status: 'lost' }, ['lost']],
  [{ status: 'prevented' }, ['lost']],
  [{ status: 'prevented', ...TOOK_NOTHING }, []],
  [{ status: 'warning_needs_response', ...TOOK_NOTHING }, []],
  [{ status: 'warning_closed', ...TOOK_NOTHING }, []],
])('a dispute that is %j', async (fields, expected) => {
  disputes = [stripeDispute(fields)];
  expect((await read(paid())).disputes.map(({ status }) => status)).toEqual(expected);
});

test('a dispute names the day until which evidence is taken, and whether some was sent', async () => {
  disputes = [
    stripeDispute({ evidence_details: { due_by: 1_796_000_000 } }),
    stripeDispute({ status: 'under_review' }),
  ];
  const [waits, answered] = (await read(paid())).disputes;
  expect(waits).toMatchObject({ status: 'open', evidenceDueAt: new Date(1_796_000_000_000) });
  expect(waits).not.toHaveProperty('isAnswered');
  expect(answered).toMatchObject({ status: 'open', isAnswered: true });
  expect(answered).not.toHaveProperty('evidenceDueAt');
  disputes = [stripeDispute({ evidence_details: { due_by: null } })];
  expect((await read(paid())).disputes[0]).not.toHaveProperty('evidenceDueAt');
});

test('a live payment says so, and one of somebody else has no attempt', async () => {
  expect(await read({ livemode: true, metadata: {} })).toMatchObject({ mode: 'live', attempt: undefined });
});
