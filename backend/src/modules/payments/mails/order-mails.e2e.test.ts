import { FIRST, type TestApi } from '../../../../test/support/api';
import { within } from '../../../../test/support/credits';
import { call, confirmed } from '../../../../test/support/meeting';
import * as paying from '../../../../test/support/payments/paying';
import { PaymentsApi } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { AskRefund } from '../money-back/ask-refund';
import { REFUND_KIND } from '../money-back/refund-entries';
import { CheckPayment } from '../settling/check-payment';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(91);
  ({ api } = sale);
});
afterAll(() => api.close());
beforeEach(async () => {
  sale.forget();
  await rows(api, `delete from outbox`);
});

/** The mails that wait to be sent, by name, with what they say of the order. */
const mails = async (): Promise<Record<string, unknown>[]> =>
  rows(
    api,
    `select t.slug, o.payload->>'mail' as mail, o.payload->'person'->>'address' as address, o.payload->'params' as params
     from outbox o join tenant t on t.id = o.tenant_id
     where o.kind = 'mail' and o.payload->>'mail' = any('{order_confirmation,payment_returned,refund_sent,refund_failed}') order by o.id`,
  );

const emailOf = async ({ id }: Person): Promise<string> =>
  String((await rows(api, 'select email from account where id = $1', [id]))[0]?.['email']);

it('confirms an order once, booked in four ways at once', async () => {
  const person = await confirmed(api, { country: 'NL' });
  const order = await sale.placed(person);
  const payment = sale.mollie.set('paid');
  const [attempt] = await rows(api, 'select id from payment_attempt where order_id = $1', [order.id]);
  await sale.age(order.id, '1 minute');
  const check = () =>
    within(api, () => api.running.app.get(CheckPayment, { strict: false }).check(String(attempt?.['id'])));
  await Promise.all(
    Array.from({ length: 10 }, () => [
      sale.tell(payment).then(() => sale.deliver('payment_check')),
      paying.look(api, person, order.id).then(() => undefined),
      check(),
    ]).flat(),
  );
  expect(await mails()).toEqual([
    {
      ...{ slug: FIRST, mail: 'order_confirmation', address: await emailOf(person) },
      params: {
        ...{ name: expect.any(String) as string, order: order.id, package: 'start', credits: 60, currency: 'EUR' },
        ...{ list_amount: 999, discount_amount: 0, amount: 999, vat_basis_points: 2100, vat_amount: 173 },
        ...{ method: 'card', refund_days: 14, late: false, cancelled: false, debit: false, time_zone: null },
        begun_at: expect.stringMatching(/Z$/) as string,
        paid_at: expect.stringMatching(/Z$/) as string,
      },
    },
  ]);
});

it('says so where the money came after the order had expired', async () => {
  const person = await confirmed(api);
  const order = await sale.placed(person);
  await sale.hear('expired');
  await rows(api, "update payment_order set expires_at = now() - interval '1 minute' where id = $1", [order.id]);
  await sale.janitor.work();
  await sale.hear('paid');
  expect(await mails()).toMatchObject([{ mail: 'order_confirmation', params: { order: order.id, late: true } }]);
});

it('says so where the money came after the order was cancelled', async () => {
  const person = await confirmed(api);
  const order = await sale.placed(person);
  await call(api, 'delete', `payments/orders/${order.id}`, person.cookie).expect(200);
  await sale.hear('paid');
  expect(await mails()).toMatchObject([
    { mail: 'order_confirmation', params: { order: order.id, late: true, cancelled: true } },
  ]);
});

it('tells that a second payment goes back, and not again once the provider has it', async () => {
  const person = await confirmed(api);
  const order = await sale.placed(person);
  await sale.tryAgain(person, order.id).expect(201);
  const [first, second] = sale.mollie.payments;
  await sale.hear('paid', second);
  await sale.hear('paid', first);
  await sale.hear('paid', first);
  await sale.deliver(REFUND_KIND);
  expect(await mails()).toMatchObject([
    { mail: 'order_confirmation', params: { method: 'ideal' } },
    { mail: 'payment_returned', params: { order: order.id, amount: 999, method: 'card', reason: 'duplicate' } },
  ]);
});

it('tells whose account is closed that the money goes back; nobody is left where it was erased', async () => {
  const [blocked, erased] = [await confirmed(api), await confirmed(api)];
  await sale.placed(blocked);
  await rows(api, "update account set status = 'blocked' where id = $1", [blocked.id]);
  await sale.hear('paid');
  await sale.placed(erased);
  await rows(api, 'update credit_balance set account_id = -4713 where account_id = $1', [erased.id]);
  await sale.hear('paid');
  expect(await mails()).toMatchObject([
    { mail: 'payment_returned', address: await emailOf(blocked), params: { reason: 'no_account' } },
  ]);
});

it('tells of a refund that was made on the provider’s own pages', async () => {
  const person = await confirmed(api);
  const { id: order } = await sale.placed(person);
  await sale.hear('paid');
  const report = { id: 're_1', key: undefined, status: 'pending', sum: { amount: 500, currency: 'EUR' } } as const;
  for (let times = 0; times < 2; times += 1) await sale.hear('paid', undefined, { refunds: [report] });
  expect(await mails()).toMatchObject([
    { mail: 'order_confirmation' },
    { mail: 'refund_sent', address: await emailOf(person), params: { order, amount: 500 } },
  ]);
});

it('tells of a refund once the provider has taken it, and once', async () => {
  const person = await confirmed(api);
  const { id: order } = await sale.placed(person);
  await sale.hear('paid');
  await rows(api, 'delete from outbox');
  await within(api, () =>
    api.running.app.get(AskRefund, { strict: false }).ask({
      ...{ order, reason: 'withdrawal' },
      reckon: () => Promise.resolve({ amount: 400, credits: 10, reckoning: {} }),
    }),
  );
  expect(await mails()).toEqual([]);
  const asked = await rows(api, 'select * from outbox where kind = $1', [REFUND_KIND]);
  sale.mollie.faults.push({ call: 'refund', fault: 'silent', when: 'after' });
  await expect(sale.deliver(REFUND_KIND)).rejects.toThrow();
  expect(await mails()).toEqual([]);
  for (const { tenant_id, id, kind, payload } of [...asked, ...asked])
    await rows(
      api,
      'insert into outbox (tenant_id, id, kind, payload) values ($1, $2, $3, $4) on conflict do nothing',
      [...[tenant_id, id, kind, JSON.stringify(payload)]],
    ).then(() => sale.deliver(REFUND_KIND));
  expect(await mails()).toMatchObject([
    {
      mail: 'refund_sent',
      address: await emailOf(person),
      params: { order, amount: 400, currency: 'EUR', method: 'card' },
    },
  ]);
});

it('tells once that a refund which was sent has not arrived, and nothing of one that never left', async () => {
  const person = await confirmed(api);
  const { id: order } = await sale.placed(person);
  await sale.hear('paid');
  await rows(api, 'delete from outbox');
  const ask = () =>
    within(api, () =>
      api.running.app.get(AskRefund, { strict: false }).ask({
        ...{ order, reason: 'staff' as const },
        reckon: () => Promise.resolve({ amount: 400, credits: 10, reckoning: {} }),
      }),
    );
  await ask();
  sale.mollie.faults.push({ call: 'refund', fault: 'refused', when: 'before' });
  await sale.deliver(REFUND_KIND);
  expect(await mails()).toEqual([]);
  await ask();
  await sale.deliver(REFUND_KIND);
  const payment = sale.mollie.payments.at(-1);
  const refunds = (payment?.refunds ?? []).map((one) => ({ ...one, status: 'failed' as const }));
  for (let times = 0; times < 2; times += 1) await sale.hear('paid', payment, { refunds });
  expect(await mails()).toMatchObject([
    { mail: 'refund_sent' },
    { mail: 'refund_failed', address: await emailOf(person), params: { order, amount: 400, currency: 'EUR' } },
  ]);
});
