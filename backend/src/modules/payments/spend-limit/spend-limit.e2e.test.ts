import { randomUUID } from 'node:crypto';
import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import * as debits from '../../../../test/support/payments/debits';
import * as paying from '../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { DiscountCodeAdmin } from '../discounts/discount-code-admin';
import { type SpendLimitResponse } from './spend-limit.response';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(95);
  ({ api } = sale);
});
afterAll(() => api.close());
beforeEach(() => sale.forget());

const PATH = '/api/payments/spend-limit';
const call = (method: 'get' | 'put' | 'delete', { cookie }: Pick<Person, 'cookie'>, host = FIRST) =>
  api.on(`${host}.localhost`)[method](PATH).set('cookie', cookie);
const limitOf = async (person: Person, host = FIRST) =>
  (await call('get', person, host).expect(200)).body as SpendLimitResponse;
const set = async (person: Person, amount: number, period = 'month') =>
  (await call('put', person).send({ amount, period }).expect(200)).body as SpendLimitResponse;
const member = (): Promise<Person> => confirmed(api, { country: 'NL' });
/** The first package costs 9.99. */
const order = async (person: Person, more: object = {}) =>
  paying.order(api, person, { ...(await paying.wishOf(api, person)), ...more });
const letPass = (person: Person, hours: number) =>
  rows(api, 'update spend_limit set holds_from = holds_from - make_interval(hours => $2) where account_id = $1', [
    person.id,
    hours,
  ]);

it('is none before a member sets one, and then holds for the next order', async () => {
  const person = await member();
  expect(await limitOf(person)).toEqual({ currency: 'EUR', limit: null, next: null });
  const { limit } = await set(person, 1500);
  expect(limit).toMatchObject({ amount: 1500, currency: 'EUR', period: 'month', spent: 0 });
  const end = new Date(limit?.ends_at ?? '');
  expect([end.getUTCDate(), end.getUTCHours(), end.getTime() > Date.now()]).toEqual([1, 0, true]);
  expect((await order(person)).status).toBe(201);
  expect((await limitOf(person)).limit?.spent).toBe(999);
  const refused = await order(person);
  expect(codeOf(refused)).toEqual([409, 'spend_limit_reached']);
  expect(refused.body).toMatchObject({ amount: 1500, currency: 'EUR', period: 'month', left: 501 });
  expect(sale.mollie.payments).toHaveLength(1);
});

it('ends its week on Monday', async () => {
  const { limit } = await set(await member(), 1500, 'week');
  const end = new Date(limit?.ends_at ?? '');
  expect([end.getUTCDay(), end.getUTCHours()]).toEqual([1, 0]);
  expect(end.getTime() - Date.now()).toBeLessThanOrEqual(7 * 86_400_000);
});

it('is not got around by orders that are placed at once', async () => {
  const person = await member();
  await set(person, 2500);
  const wish = await paying.wishOf(api, person);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => paying.order(api, person, { ...wish, key: randomUUID() })),
  );
  const codes = answers.map(({ status }) => status).sort();
  expect(codes).toEqual([201, 201, ...Array<number>(10).fill(409)]);
  expect(sale.mollie.payments).toHaveLength(2);
});

it('answers an order that is there already, whatever is left', async () => {
  const person = await member();
  const wish = await paying.wishOf(api, person);
  expect((await paying.order(api, person, wish)).status).toBe(201);
  await set(person, 1000);
  expect((await paying.order(api, person, wish)).status).toBe(201);
  expect(sale.mollie.payments).toHaveLength(1);
});

it('becomes stricter at once, and looser after a day', async () => {
  const person = await member();
  await set(person, 5000);
  expect(await set(person, 1000)).toMatchObject({ limit: { amount: 1000 }, next: null });
  const raised = await set(person, 3000, 'week');
  expect(raised).toMatchObject({ limit: { amount: 1000, period: 'month' }, next: { amount: 3000, period: 'week' } });
  const wait = Date.parse(raised.next?.holds_from ?? '') - Date.now();
  expect([wait > 23.9 * 3_600_000, wait < 24.1 * 3_600_000]).toEqual([true, true]);
  expect((await order(person)).status).toBe(201);
  expect(codeOf(await order(person))).toEqual([409, 'spend_limit_reached']);
  await letPass(person, 25);
  expect(await limitOf(person)).toMatchObject({ limit: { amount: 3000, period: 'week', spent: 999 }, next: null });
  expect((await order(person)).status).toBe(201);
});

it('ends a day after it was taken away, and a member may think again', async () => {
  const person = await member();
  await set(person, 500);
  expect((await call('delete', person).expect(200)).body).toMatchObject({
    ...{ limit: { amount: 500 }, next: { amount: null } },
  });
  expect(codeOf(await order(person))).toEqual([409, 'spend_limit_reached']);
  expect(await set(person, 500)).toMatchObject({ limit: { amount: 500 }, next: null });
  await call('delete', person).expect(200);
  await letPass(person, 25);
  expect(await limitOf(person)).toMatchObject({ limit: null, next: null });
  expect((await order(person)).status).toBe(201);
  expect(await set(person, 100)).toMatchObject({ limit: { amount: 100, spent: 999 } });
});

it('does not count what was cancelled, paid back or ordered in the period before', async () => {
  const person = await member();
  await set(person, 1000);
  const { id } = (await order(person)).body as { id: number };
  await api.on(`${FIRST}.localhost`).delete(`/api/payments/orders/${id}`).set('cookie', person.cookie).expect(200);
  expect((await limitOf(person)).limit?.spent).toBe(0);
  const second = (await order(person)).body as { id: number };
  await rows(
    api,
    `insert into money_refund (tenant_id, id, order_id, attempt_id, reason, amount, status, due_at)
     select tenant_id, gen_random_uuid(), order_id, id, 'staff', 400, 'done', now() from payment_attempt where order_id = $1`,
    [second.id],
  );
  expect((await limitOf(person)).limit?.spent).toBe(599);
  await rows(api, "update payment_order set created_at = now() - interval '32 days' where account_id = $1", [
    person.id,
  ]);
  expect((await limitOf(person)).limit?.spent).toBe(0);
});

it('holds for orders with a discount, which stays unused', async () => {
  const person = await member();
  const admin = api.running.app.get(DiscountCodeAdmin, { strict: false });
  const expires = new Date(Date.now() + 86_400_000).toISOString();
  await admin.add(
    await paying.tenantOf(api),
    {
      ...{ code: 'LIMITED', percent: 20, minimum: 0, currency: null, country: null, methods: [], member: null },
      ...{ starts: null, expires },
    },
    OPERATOR,
  );
  await set(person, 700);
  const wish = await paying.discountedWish(api, person, 'LIMITED');
  expect(codeOf(await paying.order(api, person, wish))).toEqual([409, 'spend_limit_reached']);
  expect(await rows(api, 'select from discount_use where account_id = $1', [person.id])).toEqual([]);
  expect(sale.mollie.payments).toHaveLength(0);
});

it('holds for direct debits, of which nothing is kept then', async () => {
  const messages = debits.catchMessages(api);
  const person = await member();
  const form = await debits.filledIn(api, messages, person);
  await set(person, 998);
  expect(codeOf(await debits.pay(api, person, form))).toEqual([409, 'spend_limit_reached']);
  expect(await rows(api, 'select from mandate where account_id = $1', [person.id])).toEqual([]);
  await call('delete', person).expect(200);
  await letPass(person, 25);
  expect((await debits.pay(api, person, form)).status).toBe(201);
});

it('cannot be compared with orders in another currency, and refuses them', async () => {
  const person = await member();
  await set(person, 100_000);
  await rows(api, "update spend_limit set currency = 'CHF' where account_id = $1", [person.id]);
  expect(codeOf(await order(person))).toEqual([409, 'spend_limit_currency']);
  expect(await set(person, 50)).toMatchObject({
    currency: 'EUR',
    limit: { currency: 'CHF' },
    next: { currency: 'EUR' },
  });
});

it('is of one member of one brand', async () => {
  const [person, other] = [await member(), await member()];
  const elsewhere = await confirmed(api, { country: 'NL' }, SECOND);
  await set(person, 1);
  expect((await limitOf(other)).limit).toBeNull();
  expect((await limitOf(elsewhere, SECOND)).limit).toBeNull();
  expect((await order(other)).status).toBe(201);
  expect((await call('get', { cookie: '' })).status).toBe(403);
  expect((await call('put', { cookie: '' }).send({ amount: 1, period: 'week' })).status).toBe(403);
});

it('refuses what is no limit', async () => {
  const person = await member();
  for (const body of [
    ...[{}, { amount: 0, period: 'week' }, { amount: -5, period: 'week' }, { amount: 1.5, period: 'week' }],
    ...[
      { amount: '10', period: 'week' },
      { amount: 10, period: 'day' },
      { amount: 2 ** 31, period: 'month' },
    ],
  ])
    expect(codeOf(await call('put', person).send(body))).toEqual([422, 'invalid_input']);
  expect((await limitOf(person)).limit).toBeNull();
});
