import { randomUUID } from 'node:crypto';
import { FIRST, SECOND, type TestApi } from '../../../test/support/api';
import { copyToTenant } from '../../../test/support/copy-to-tenant';
import { within } from '../../../test/support/credits';
import { confirmed } from '../../../test/support/meeting';
import * as paying from '../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../test/support/payments/payments-api';
import { rows } from '../../../test/support/people';
import { openStream } from '../../../test/support/stream';
import { REFUND_KIND } from './money-back/refund-entries';
import { CHECK_KIND } from './settling/check-entry';
import { CheckPayment } from './settling/check-payment';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(26);
  ({ api } = sale);
});
afterAll(() => api.close());
beforeEach(() => sale.forget());

it('sells a package: the price of the page is that of the order, of the provider and of the books', async () => {
  const person = await confirmed(api, { country: 'NL' });
  // Without a discount: the first hours after the sign-up have one.
  await rows(api, "update account set created_at = now() - interval '30 days' where id = $1", [person.id]);
  const { packages, ...offer } = await paying.offerOf(api, person);
  expect(offer).toEqual({
    ...{ country: 'NL', currency: 'EUR', vat_basis_points: 2100, credits: 0, test: true },
    ...{ direct_debit_form: true, discount: null, discounts: [] },
  });
  expect(packages[0]).toEqual({
    ...{
      id: 'start',
      credits: 60,
      list_amount: 999,
      discount_amount: 0,
      amount: 999,
      vat_amount: 173,
      message_amount: expect.any(Number) as number,
    },
    ...{ best_value: false, methods: ['ideal', 'card', 'paypal', 'sepa_debit'] },
  });
  expect(packages.map(({ best_value }) => best_value)).toEqual([...[false, false, false, true]]);
  const order = await sale.placed(person);
  expect(order).toMatchObject({ state: 'pending', package: 'start', credits: 60, amount: 999, currency: 'EUR' });
  expect(sale.mollie.payments).toMatchObject([
    { sum: { amount: 999, currency: 'EUR' }, method: 'card', country: 'NL', description: 'Everglow' },
  ]);
  expect(order.checkout_url).toBe(`https://pay.example/${sale.mollie.payments[0]?.id}`);
  expect(sale.mollie.payments[0]?.returnUrl).toBe(`http://${FIRST}.localhost:8080/credits/${order.id}`);
  const page = await openStream(api.url, person);
  await sale.hear('paid', undefined, { payerCountry: 'NL' });
  await page.awaits('credits', { credits: 60 });
  page.close();
  expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'completed', checkout_url: null });
  expect(await sale.creditsOf(person)).toBe(60);
  expect(await sale.transfersOf(order.id)).toEqual([
    { debit: 'clearing:mollie', credit: 'prepaid', amount: 826, currency: 'EUR' },
    { debit: 'clearing:mollie', credit: 'vat:NL', amount: 173, currency: 'EUR' },
  ]);
  const [kept] = await rows(api, 'select evidence, consent_text, status from payment_order where id = $1', [order.id]);
  expect(kept).toEqual({ evidence: { account: 'NL', payment: 'NL' }, consent_text: 'begin_now_1', status: 'paid' });
});

it('books a payment once, told of it a hundred times in four ways at once', async () => {
  const person = await confirmed(api);
  const order = await sale.placed(person);
  const payment = sale.mollie.set('paid');
  const [attempt] = await rows(api, 'select id from payment_attempt where order_id = $1', [order.id]);
  await sale.age(order.id, '1 minute');
  const check = () =>
    within(api, () => api.running.app.get(CheckPayment, { strict: false }).check(String(attempt?.['id'])));
  await Promise.all(
    Array.from({ length: 25 }, () => [
      sale.tell(payment).then(() => sale.deliver(CHECK_KIND)),
      paying.look(api, person, order.id).then(() => undefined),
      check(),
      sale.deliver(CHECK_KIND),
    ]).flat(),
  );
  await sale.deliver(CHECK_KIND);
  expect(await sale.creditsOf(person)).toBe(60);
  expect(await sale.transfersOf(order.id)).toHaveLength(2);
  expect(await sale.refundsOf(order.id)).toEqual([]);
});

it('says of each end what it is, and takes another way at the same price', async () => {
  const person = await confirmed(api);
  const order = await sale.placed(person);
  for (const end of ['failed', 'cancelled', 'expired'] as const) {
    await sale.hear(end);
    expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'failed', checkout_url: null });
    const again = await sale.tryAgain(person, order.id).expect(201);
    expect(again.body).toMatchObject({ id: order.id, state: 'pending', method: 'ideal', amount: order.amount });
  }
  expect(sale.mollie.payments).toHaveLength(4);
  await sale.hear('pending');
  expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'pending', checkout_url: null });
  await sale.hear('paid');
  expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'completed' });
});

it('sends back a second payment of an order by itself, and only that', async () => {
  const person = await confirmed(api);
  const order = await sale.placed(person);
  await sale.tryAgain(person, order.id).expect(201);
  const [first, second] = sale.mollie.payments;
  await sale.hear('paid', second);
  await sale.hear('paid', first);
  expect(await sale.creditsOf(person)).toBe(60);
  expect(await sale.refundsOf(order.id)).toEqual([{ reason: 'duplicate', amount: 999, status: 'asked' }]);
  expect(await sale.deliver(REFUND_KIND)).toBe(1);
  expect([first?.refunds.length, second?.refunds.length]).toEqual([1, 0]);
  expect(await sale.refundsOf(order.id)).toMatchObject([{ status: 'sent' }]);
  // What we have at the provider is again what one payment brought.
  const balance = (await sale.transfersOf(order.id)).reduce(
    (sum, { debit, credit, amount }) =>
      sum + (debit === 'clearing:mollie' ? Number(amount) : 0) - (credit === 'clearing:mollie' ? Number(amount) : 0),
    0,
  );
  expect(balance).toBe(999);
});

it('honours money that comes after the order has expired', async () => {
  const person = await confirmed(api);
  const order = await sale.placed(person);
  await sale.hear('expired');
  await rows(api, "update payment_order set expires_at = now() - interval '1 minute' where id = $1", [order.id]);
  await sale.janitor.work();
  expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'expired' });
  await sale.hear('paid');
  expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'completed' });
  expect(await sale.creditsOf(person)).toBe(60);
});

it('gives no credits to an account that is blocked or gone, and sends the money back', async () => {
  const blocked = await confirmed(api);
  const order = await sale.placed(blocked);
  await rows(api, "update account set status = 'blocked' where id = $1", [blocked.id]);
  await sale.hear('paid');
  expect(await sale.creditsOf(blocked)).toBe(0);
  expect(await sale.refundsOf(order.id)).toMatchObject([{ reason: 'no_account', amount: 999 }]);
});

it.each([
  ['another sum', { sum: { amount: 1, currency: 'EUR' } }],
  ['another currency', { sum: { amount: 999, currency: 'USD' } }],
  ['somebody else’s payment', { attempt: randomUUID() }],
  ['real money in a test account', { mode: 'live' as const }],
])('holds %s, and gives nothing', async (_, report) => {
  const person = await confirmed(api);
  const order = await sale.placed(person);
  await sale.hear('paid', undefined, report);
  expect(await sale.creditsOf(person)).toBe(0);
  expect(await rows(api, 'select status from payment_attempt where order_id = $1', [order.id])).toEqual([
    { status: 'held' },
  ]);
  expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'pending' });
});

it('believes nobody’s word for a payment but the provider’s own', async () => {
  const person = await confirmed(api);
  const order = await sale.placed(person);
  const [payment] = sale.mollie.payments;
  const [other] = [await confirmed(api, {}, SECOND)];
  const there = await sale.placed(other, SECOND);
  const answers = [
    await sale.tell(payment?.id ?? '', {}, sale.events.replace(/.$/, 'x')),
    await sale.tell(payment?.id ?? '', {}, sale.events.replace('/mollie/', '/stripe/')),
    await sale.tell(sale.mollie.payments.at(-1)?.id ?? ''),
    await sale.tell('tr_unknown'),
    await sale.tell(payment?.id ?? '', { secret: 'guessed' }),
  ];
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [204, '']));
  sale.mollie.calls.length = 0;
  expect(await sale.deliver(CHECK_KIND)).toBe(0);
  expect(sale.mollie.calls).toEqual([]);
  expect(await rows(api, 'select from payment_event')).toHaveLength(
    Number((await rows(api, 'select count(*) as n from payment_event where attempt_id is not null'))[0]?.['n']),
  );
  expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'pending' });
  expect(await sale.stateOf(other, there.id, SECOND)).toMatchObject({ state: 'pending' });
});

it('tells nobody of another member’s order, nor of another brand’s', async () => {
  const [person, stranger] = [await confirmed(api), await confirmed(api)];
  const order = await sale.placed(person);
  await copyToTenant(api, person, SECOND);
  expect(codeOf(await paying.look(api, stranger, order.id))).toEqual([404, 'order_not_found']);
  expect(codeOf(await paying.look(api, person, order.id, SECOND))).toEqual([404, 'order_not_found']);
  expect(codeOf(await paying.look(api, person, 'x'))).toEqual([404, 'order_not_found']);
  expect(codeOf(await paying.look(api, { ...person, cookie: '' }, order.id))[0]).toBe(403);
});

it('checks by itself what nothing was heard of, for each brand in turn', async () => {
  const [person, other] = [await confirmed(api), await confirmed(api, {}, SECOND)];
  const [order, there] = [await sale.placed(person), await sale.placed(other, SECOND)];
  for (const payment of sale.mollie.payments) payment.status = 'paid';
  await rows(api, 'update payment_attempt set next_check_at = null where order_id <> all($1::integer[])', [
    [order.id, there.id],
  ]);
  expect(await sale.janitor.work()).toBe(0);
  for (const { id } of [order, there]) await sale.age(id, '20 seconds');
  expect(await sale.janitor.work()).toBe(2);
  for (const host of [FIRST, SECOND]) await sale.deliver(CHECK_KIND, host);
  expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'completed' });
  expect(await sale.stateOf(other, there.id, SECOND)).toMatchObject({ state: 'completed' });
  expect(await sale.janitor.work()).toBe(0);
});

it('has one check of a payment wait, however long the worker takes', async () => {
  const order = await sale.placed(await confirmed(api));
  await sale.dropWork();
  for (let look = 0; look < 3; look += 1) {
    await sale.age(order.id, '2 minutes');
    await sale.janitor.work();
  }
  expect(await sale.deliver(CHECK_KIND)).toBe(1);
  await sale.age(order.id, '2 minutes');
  await sale.janitor.work();
  expect(await sale.deliver(CHECK_KIND)).toBe(1);
});
