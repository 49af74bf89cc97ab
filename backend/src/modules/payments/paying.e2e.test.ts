import { randomUUID } from 'node:crypto';
import { FIRST, SECOND, type TestApi } from '../../../test/support/api';
import { copyToTenant } from '../../../test/support/copy-to-tenant';
import { within } from '../../../test/support/credits';
import { withClient } from '../../../test/support/database';
import { confirmed } from '../../../test/support/meeting';
import { type Person, rows, signUp, startAccountsApi } from '../../../test/support/people';
import { openStream } from '../../../test/support/stream';
import { Database, PlatformDatabase } from '../../platform/database';
import { OutboxHandlers, OutboxHint } from '../../platform/outbox';
import { LOGGER, type Logger } from '../../platform/telemetry';
import { type PaymentReport, type PaymentStatus } from '../../platform/payments';
import { PaymentJanitor } from './janitor/payment-janitor';
import { type OrderResponse } from './orders/order.response';
import { ProviderAccounts } from './provider-accounts/provider-accounts';
import { BooksCheck } from './reconciliation/books-check';
import { RefundHandler } from './refunds/refund.handler';
import { REFUND_KIND } from './refunds/refund-entries';
import { CHECK_KIND } from './settling/check-entry';
import { CheckPayment } from './settling/check-payment';
import { PaymentCheckHandler } from './settling/payment-check.handler';
import { FakeProvider } from '../../../test/support/payments/fake-provider';
import * as paying from '../../../test/support/payments/paying';

jest.setTimeout(60_000);

let api: TestApi;
let mollie: FakeProvider;
let stripe: FakeProvider;
let events: string;
const handlers = new OutboxHandlers();
beforeAll(async () => {
  api = await startAccountsApi(26);
  const { app } = api.running;
  const get = <T>(token: abstract new (...args: never[]) => T): T => app.get<T>(token, { strict: false });
  const log = app.get<Logger>(LOGGER);
  new PaymentCheckHandler(handlers, get(CheckPayment), log).onModuleInit();
  new RefundHandler(handlers, get(Database), get(ProviderAccounts), log).onModuleInit();
  [mollie, stripe] = [new FakeProvider('mollie'), new FakeProvider('stripe')];
  paying.useProviders(api, mollie, stripe);
  events = await paying.connect(api, 'mollie', mollie);
  await paying.connect(api, 'stripe', stripe);
  await paying.connect(api, 'mollie', mollie, SECOND);
}, 60_000);
afterAll(() => api.close());
beforeEach(() => {
  for (const provider of [mollie, stripe]) {
    provider.payments.length = 0;
    provider.calls.length = 0;
    provider.faults.length = 0;
  }
});

const placed = (person: Person, host = FIRST): Promise<OrderResponse> => paying.placed(api, person, host);
const stateOf = async (person: Person, id: number, host = FIRST): Promise<OrderResponse> =>
  (await paying.look(api, person, id, host).expect(200)).body as OrderResponse;
const tell = (payment: string, more: object = {}, path = events) =>
  api
    .on('console.localhost')
    .post(path)
    .send({ key: randomUUID(), kind: 'payment', payment, ...more });
const deliver = (kind: string, host = FIRST): Promise<number> => paying.deliver(api, handlers, kind, host);
/** The provider tells it and the worker checks it. */
async function hear(
  status: PaymentStatus,
  payment?: (typeof mollie.payments)[number],
  report: Partial<PaymentReport> = {},
) {
  await tell(mollie.set(status, payment, report)).expect(204);
  await deliver(CHECK_KIND);
}
const creditsOf = async ({ id }: Person): Promise<number> =>
  Number((await rows(api, 'select balance from credit_balance where account_id = $1', [id]))[0]?.['balance']);
const transfersOf = (order: number) =>
  rows(
    api,
    'select debit_account as debit, credit_account as credit, amount, currency from money_transfer where order_id = $1 order by amount desc, debit_account',
    [order],
  );
const refundsOf = (order: number) =>
  rows(api, 'select reason, amount, status from money_refund where order_id = $1', [order]);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code: string }).code];
/** As though that much time had passed for a payment. */
const age = (order: number, time: string) =>
  rows(
    api,
    `update payment_attempt set created_at = created_at - $2::interval, checked_at = checked_at - $2::interval,
       expires_at = expires_at - $2::interval, next_check_at = next_check_at - $2::interval where order_id = $1`,
    [order, time],
  );

it('sells a package: the price of the page is that of the order, of the provider and of the books', async () => {
  const person = await confirmed(api, { country: 'NL' });
  const { packages, ...offer } = await paying.offerOf(api, person);
  expect(offer).toEqual({ country: 'NL', currency: 'EUR', vat_basis_points: 2100, credits: 0, test: true });
  expect(packages[0]).toEqual({
    ...{ id: 'start', credits: 60, amount: 999, vat_amount: 173, message_amount: expect.any(Number) as number },
    ...{ best_value: false, methods: ['ideal', 'card', 'paypal'] },
  });
  expect(packages.map(({ best_value }) => best_value)).toEqual([...[false, false, false, true]]);
  const order = await placed(person);
  expect(order).toMatchObject({ state: 'pending', package: 'start', credits: 60, amount: 999, currency: 'EUR' });
  expect(mollie.payments).toMatchObject([
    { sum: { amount: 999, currency: 'EUR' }, method: 'card', country: 'NL', description: 'Everglow' },
  ]);
  expect(order.checkout_url).toBe(`https://pay.example/${mollie.payments[0]?.id}`);
  expect(mollie.payments[0]?.returnUrl).toBe(`http://${FIRST}.localhost:8080/credits/${order.id}`);
  const page = await openStream(api.url, person);
  await hear('paid', undefined, { payerCountry: 'NL' });
  await page.awaits('credits', { credits: 60 });
  page.close();
  expect(await stateOf(person, order.id)).toMatchObject({ state: 'completed', checkout_url: null });
  expect(await creditsOf(person)).toBe(60);
  expect(await transfersOf(order.id)).toEqual([
    { debit: 'clearing:mollie', credit: 'prepaid', amount: 826, currency: 'EUR' },
    { debit: 'clearing:mollie', credit: 'vat:NL', amount: 173, currency: 'EUR' },
  ]);
  const [kept] = await rows(api, 'select evidence, consent_text, status from payment_order where id = $1', [order.id]);
  expect(kept).toEqual({ evidence: { account: 'NL', payment: 'NL' }, consent_text: 'begin_now_1', status: 'paid' });
});

it('books a payment once, told of it a hundred times in four ways at once', async () => {
  const person = await confirmed(api);
  const order = await placed(person);
  const payment = mollie.set('paid');
  const [attempt] = await rows(api, 'select id from payment_attempt where order_id = $1', [order.id]);
  await age(order.id, '1 minute');
  const check = () =>
    within(api, () => api.running.app.get(CheckPayment, { strict: false }).check(String(attempt?.['id'])));
  await Promise.all(
    Array.from({ length: 25 }, () => [
      tell(payment).then(() => deliver(CHECK_KIND)),
      paying.look(api, person, order.id).then(() => undefined),
      check(),
      deliver(CHECK_KIND),
    ]).flat(),
  );
  await deliver(CHECK_KIND);
  expect(await creditsOf(person)).toBe(60);
  expect(await transfersOf(order.id)).toHaveLength(2);
  expect(await refundsOf(order.id)).toEqual([]);
});

it('says of each end what it is, and takes another way at the same price', async () => {
  const person = await confirmed(api);
  const order = await placed(person);
  for (const end of ['failed', 'cancelled', 'expired'] as const) {
    await hear(end);
    expect(await stateOf(person, order.id)).toMatchObject({ state: 'failed', checkout_url: null });
    const again = await api
      .on(`${FIRST}.localhost`)
      .post(`/api/payments/orders/${order.id}/attempts`)
      .set('cookie', person.cookie)
      .send({ method: 'ideal' })
      .expect(201);
    expect(again.body).toMatchObject({ id: order.id, state: 'pending', method: 'ideal', amount: order.amount });
  }
  expect(mollie.payments).toHaveLength(4);
  await hear('pending');
  expect(await stateOf(person, order.id)).toMatchObject({ state: 'pending' });
  await hear('paid');
  expect(await stateOf(person, order.id)).toMatchObject({ state: 'completed' });
});

it('sends back a second payment of an order by itself, and only that', async () => {
  const person = await confirmed(api);
  const order = await placed(person);
  await api
    .on(`${FIRST}.localhost`)
    .post(`/api/payments/orders/${order.id}/attempts`)
    .set('cookie', person.cookie)
    .send({ method: 'ideal' })
    .expect(201);
  const [first, second] = mollie.payments;
  await hear('paid', second);
  await hear('paid', first);
  expect(await creditsOf(person)).toBe(60);
  expect(await refundsOf(order.id)).toEqual([{ reason: 'duplicate', amount: 999, status: 'asked' }]);
  expect(await deliver(REFUND_KIND)).toBe(1);
  expect([first?.refunds.length, second?.refunds.length]).toEqual([1, 0]);
  expect(await refundsOf(order.id)).toMatchObject([{ status: 'sent' }]);
  // What we have at the provider is again what one payment brought.
  const balance = (await transfersOf(order.id)).reduce(
    (sum, { debit, credit, amount }) =>
      sum + (debit === 'clearing:mollie' ? Number(amount) : 0) - (credit === 'clearing:mollie' ? Number(amount) : 0),
    0,
  );
  expect(balance).toBe(999);
});

it('honours money that comes after the order has expired', async () => {
  const person = await confirmed(api);
  const order = await placed(person);
  await hear('expired');
  await rows(api, "update payment_order set expires_at = now() - interval '1 minute' where id = $1", [order.id]);
  const janitor = new PaymentJanitor(
    api.running.app.get(PlatformDatabase),
    api.running.app.get(Database),
    api.running.app.get(OutboxHint),
    api.running.app.get<Logger>(LOGGER),
  );
  await janitor.work();
  expect(await stateOf(person, order.id)).toMatchObject({ state: 'expired' });
  await hear('paid');
  expect(await stateOf(person, order.id)).toMatchObject({ state: 'completed' });
  expect(await creditsOf(person)).toBe(60);
});

it('gives no credits to an account that is blocked or gone, and sends the money back', async () => {
  const blocked = await confirmed(api);
  const order = await placed(blocked);
  await rows(api, "update account set status = 'blocked' where id = $1", [blocked.id]);
  await hear('paid');
  expect(await creditsOf(blocked)).toBe(0);
  expect(await refundsOf(order.id)).toMatchObject([{ reason: 'no_account', amount: 999 }]);
});

it.each([
  ['another sum', { sum: { amount: 1, currency: 'EUR' } }],
  ['another currency', { sum: { amount: 999, currency: 'USD' } }],
  ['somebody else’s payment', { attempt: randomUUID() }],
  ['real money in a test account', { mode: 'live' as const }],
])('holds %s, and gives nothing', async (_, report) => {
  const person = await confirmed(api);
  const order = await placed(person);
  await hear('paid', undefined, report);
  expect(await creditsOf(person)).toBe(0);
  expect(await rows(api, 'select status from payment_attempt where order_id = $1', [order.id])).toEqual([
    { status: 'held' },
  ]);
  expect(await stateOf(person, order.id)).toMatchObject({ state: 'pending' });
});

it('believes nobody’s word for a payment but the provider’s own', async () => {
  const person = await confirmed(api);
  const order = await placed(person);
  const [payment] = mollie.payments;
  const [other] = [await confirmed(api, {}, SECOND)];
  const there = await placed(other, SECOND);
  const answers = [
    await tell(payment?.id ?? '', {}, events.replace(/.$/, 'x')),
    await tell(payment?.id ?? '', {}, events.replace('/mollie/', '/stripe/')),
    await tell(mollie.payments.at(-1)?.id ?? ''),
    await tell('tr_unknown'),
    await tell(payment?.id ?? '', { secret: 'guessed' }),
  ];
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [204, '']));
  mollie.calls.length = 0;
  expect(await deliver(CHECK_KIND)).toBe(0);
  expect(mollie.calls).toEqual([]);
  expect(await rows(api, 'select from payment_event')).toHaveLength(
    Number((await rows(api, 'select count(*) as n from payment_event where attempt_id is not null'))[0]?.['n']),
  );
  expect(await stateOf(person, order.id)).toMatchObject({ state: 'pending' });
  expect(await stateOf(other, there.id, SECOND)).toMatchObject({ state: 'pending' });
});

it('tells nobody of another member’s order, nor of another brand’s', async () => {
  const [person, stranger] = [await confirmed(api), await confirmed(api)];
  const order = await placed(person);
  await copyToTenant(api, person, SECOND);
  expect(codeOf(await paying.look(api, stranger, order.id))).toEqual([404, 'order_not_found']);
  expect(codeOf(await paying.look(api, person, order.id, SECOND))).toEqual([404, 'order_not_found']);
  expect(codeOf(await paying.look(api, person, 'x'))).toEqual([404, 'order_not_found']);
  expect(codeOf(await paying.look(api, { ...person, cookie: '' }, order.id))[0]).toBe(403);
});

describe('an order', () => {
  it('is one, however often the button is pressed', async () => {
    const person = await confirmed(api);
    const wish = await paying.wishOf(api, person);
    const answers = await Promise.all(Array.from({ length: 15 }, () => paying.order(api, person, wish)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as OrderResponse).id)).size).toBe(1);
    expect(mollie.payments).toHaveLength(1);
    expect(codeOf(await paying.order(api, person, { ...wish, amount: 1999, package: 'plus' }))).toEqual([
      ...[409, 'order_key_used'],
    ]);
  });

  it('is of what the page showed, else nothing is ordered', async () => {
    const person = await confirmed(api);
    const wish = await paying.wishOf(api, person);
    const refusals: [object, number, string][] = [
      [{ amount: 1 }, 409, 'price_changed'],
      [{ currency: 'USD' }, 409, 'price_changed'],
      [{ package: 'none' }, 404, 'package_not_found'],
      [{ method: 'swish' }, 409, 'payment_method_not_offered'],
      [{ method: 'cash' }, 422, 'invalid_input'],
      [{ begin_now: 'no' }, 422, 'invalid_input'],
      [{ key: 'x' }, 422, 'invalid_input'],
    ];
    for (const [more, status, code] of refusals)
      expect(codeOf(await paying.order(api, person, { ...wish, key: randomUUID(), ...more }))).toEqual([status, code]);
    expect((await paying.order(api, person, { ...wish, key: randomUUID(), amount: 1 })).body).toMatchObject({
      ...{ amount: 999, currency: 'EUR' },
    });
    expect(mollie.payments).toHaveLength(0);
  });

  it('is for members who have confirmed their address', async () => {
    const unconfirmed = await signUp(api, 'buys-early@visitor.example');
    const wish = await paying.wishOf(api, unconfirmed);
    expect(codeOf(await paying.order(api, unconfirmed, wish))).toEqual([403, 'account_not_confirmed']);
  });
});

describe('a provider that fails', () => {
  it('is followed by the next one', async () => {
    mollie.faults.push({ call: 'create', fault: 'unauthorised', when: 'before' });
    const order = await placed(await confirmed(api));
    expect(order).toMatchObject({ state: 'pending' });
    expect([mollie.payments.length, stripe.payments.length]).toEqual([0, 1]);
  });

  it('is said to be away where there is no other, and nothing is charged', async () => {
    const person = await confirmed(api);
    const wish = await paying.wishOf(api, person);
    for (const { faults } of [mollie, stripe]) faults.push({ call: 'create', fault: 'refused', when: 'before' });
    expect(codeOf(await paying.order(api, person, wish))).toEqual([503, 'payments_unavailable']);
  });

  it('made the payment though its answer was lost: it is found again, and not made twice', async () => {
    const person = await confirmed(api);
    mollie.faults.push({ call: 'create', fault: 'silent', when: 'after' });
    const order = await placed(person);
    expect(order).toMatchObject({ state: 'pending', checkout_url: null });
    await age(order.id, '3 seconds');
    expect(await stateOf(person, order.id)).toMatchObject({
      ...{ state: 'pending', checkout_url: `https://pay.example/${mollie.payments[0]?.id}` },
    });
    expect([mollie.payments.length, stripe.payments.length]).toEqual([1, 0]);
  });

  it('made nothing: the member may try again', async () => {
    const person = await confirmed(api);
    mollie.faults.push({ call: 'create', fault: 'silent', when: 'before' });
    const order = await placed(person);
    await age(order.id, '3 seconds');
    expect(await stateOf(person, order.id)).toMatchObject({ state: 'failed' });
  });

  it('tells nothing when asked: the page says what is known', async () => {
    const person = await confirmed(api);
    const order = await placed(person);
    await age(order.id, '3 seconds');
    mollie.faults.push({ call: 'read', fault: 'silent', when: 'before' });
    expect(await stateOf(person, order.id)).toMatchObject({ state: 'pending' });
  });
});

it('checks by itself what nothing was heard of, for each brand in turn', async () => {
  const [person, other] = [await confirmed(api), await confirmed(api, {}, SECOND)];
  const [order, there] = [await placed(person), await placed(other, SECOND)];
  for (const payment of mollie.payments) payment.status = 'paid';
  const janitor = new PaymentJanitor(
    api.running.app.get(PlatformDatabase),
    api.running.app.get(Database),
    api.running.app.get(OutboxHint),
    api.running.app.get<Logger>(LOGGER),
  );
  await rows(api, 'update payment_attempt set next_check_at = null where order_id <> all($1::integer[])', [
    [order.id, there.id],
  ]);
  expect(await janitor.work()).toBe(0);
  for (const { id } of [order, there]) await age(id, '20 seconds');
  expect(await janitor.work()).toBe(2);
  for (const host of [FIRST, SECOND]) await deliver(CHECK_KIND, host);
  expect(await stateOf(person, order.id)).toMatchObject({ state: 'completed' });
  expect(await stateOf(other, there.id, SECOND)).toMatchObject({ state: 'completed' });
  expect(await janitor.work()).toBe(0);
});

describe('the check of the books', () => {
  const books = () => new BooksCheck(api.running.app.get(PlatformDatabase));

  it('finds each kind of difference, of the right brand, and none where there is none', async () => {
    const people = await Promise.all([confirmed(api), confirmed(api), confirmed(api), confirmed(api)]);
    const ids: number[] = [];
    for (const person of people) {
      ids.push((await placed(person)).id);
      await hear('paid');
    }
    const [, doubled, unpaid, lost] = ids;
    expect((await books().run()).differences).toEqual([]);
    // Only the database's owner can change what is booked.
    await withClient(api.database.rootUrl, async (root) => {
      await root.query(
        `insert into money_transfer select tenant_id, gen_random_uuid(), replace(key, 'paid:', 'paid:x'), order_id, currency,
           debit_account, credit_account, amount, created_at from money_transfer where order_id = $1`,
        [doubled],
      );
      await root.query("update payment_order set status = 'open', paid_at = null where id = $1", [unpaid]);
      await root.query("update credit_entry set reference = 'x' where reason = 'purchase' and reference = $1::text", [
        lost,
      ]);
    });
    const { differences } = await books().run();
    const tenant = await paying.tenantOf(api);
    expect(differences).toHaveLength(3);
    expect(differences).toEqual(
      expect.arrayContaining([
        { tenant, order: doubled, faults: ['transfers', 'amount'] },
        { tenant, order: unpaid, faults: ['entries', 'credits', 'transfers', 'amount'] },
        { tenant, order: lost, faults: ['entries', 'credits'] },
      ]),
    );
  });
});
