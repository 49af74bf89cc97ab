import { randomUUID } from 'node:crypto';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import * as credits from '../../../../../test/support/credits';
import { call, confirmed } from '../../../../../test/support/meeting';
import { PaymentsApi, codeOf } from '../../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../../test/support/people';
import { PlatformDatabase } from '../../../../platform/database';
import { REFUND_KIND } from '../../money-back/refund-entries';
import { BooksCheck } from '../../reconciliation/books-check';
import { type Withdrawable, type WithdrawalsResponse } from '../list-withdrawals/withdrawals.response';
import { type WithdrawalResponse } from './withdrawal.response';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(72);
  ({ api } = sale);
});
afterAll(() => api.close());
beforeEach(async () => {
  sale.forget();
  // Refunds that earlier tests asked for are not sent here.
  await rows(api, 'delete from outbox where kind = $1', [REFUND_KIND]);
});
afterEach(async () => {
  expect((await new BooksCheck(api.running.app.get(PlatformDatabase)).run()).differences).toEqual([]);
});

/** Sixty credits for 9.99, and no free ones. */
async function bought(person?: Person): Promise<{ person: Person; order: number }> {
  const buyer = person ?? (await confirmed(api, { country: 'NL' }));
  if (!person) await rows(api, 'update account set time_zone = $2 where id = $1', [buyer.id, 'Europe/Amsterdam']);
  const { id: order } = await sale.placed(buyer);
  await sale.hear('paid');
  return { person: buyer, order };
}

const spend = (person: Person, cost: number) => credits.pay(api, person.id, cost, `spent ${Math.random()}`);
const withdraw = ({ cookie }: Person, wish: object, host = FIRST) =>
  call(api, 'post', 'payments/withdrawals', cookie, host).send(wish);
const made = async (person: Person, order: number, key = randomUUID()): Promise<WithdrawalResponse> =>
  (await withdraw(person, { order, key }).expect(201)).body as WithdrawalResponse;
const listed = async ({ cookie }: Person, host = FIRST): Promise<WithdrawalsResponse> =>
  (await call(api, 'get', 'payments/withdrawals', cookie, host).expect(200)).body as WithdrawalsResponse;
const first = async (person: Person): Promise<Withdrawable | undefined> => (await listed(person)).purchases[0];

const statementsOf = (order: number) =>
  rows(api, 'select status, reason, handled_at is not null as done from withdrawal_statement where order_id = $1', [
    order,
  ]);
const mailsOf = (order: number) =>
  rows(
    api,
    `select payload->'params' as params, payload->'person'->>'address' as address from outbox
     where payload->>'mail' = 'withdrawal_confirmation' and payload->'params'->>'order' = $1::text order by id`,
    [order],
  );
const paidAt = (order: number, sql: string) =>
  rows(api, `update payment_order set paid_at = ${sql} where id = $1`, [order]);

describe('what can be withdrawn from', () => {
  it('is told with each number that the sum follows from', async () => {
    const { person, order } = await bought();
    await spend(person, 20);
    expect(await listed(person)).toEqual({
      free: 0,
      purchases: [
        {
          ...{ order, state: 'open', package: 'start', method: 'card', currency: 'EUR' },
          ...{ paid: 999, bought: 60, used: 20, unused: 40, returned: 0, due: 666 },
          ...{ under_way: 0, under_way_until: null },
          paid_at: expect.stringMatching(/Z$/) as string,
          last_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        },
      ],
    });
  });

  it('counts free credits as used first, then those of the oldest purchase', async () => {
    const { person, order } = await bought();
    const { order: second } = await bought(person);
    await rows(
      api,
      `with given as (update credit_balance set balance = balance + 10, entries = entries + 1 where account_id = $1 returning *)
       insert into credit_entry (tenant_id, account_id, id, number, amount, balance_after, reason, revision, idempotency_key)
       select tenant_id, account_id, gen_random_uuid(), entries, 10, balance, 'support', 1, gen_random_uuid()::text from given`,
      [person.id],
    );
    await spend(person, 15);
    const { free, purchases } = await listed(person);
    expect(free).toBe(0);
    expect(purchases.map(({ order: id, unused }) => [id, unused])).toEqual([
      [second, 60],
      [order, 55],
    ]);
  });
});

describe('a withdrawal', () => {
  it('takes the unused credits, owes their price and is confirmed by mail at once', async () => {
    const { person, order } = await bought();
    await spend(person, 20);
    const answer = await made(person, order);
    expect(answer).toMatchObject({ order, amount: 666, currency: 'EUR', credits: 40, reason: null, balance: 0 });
    expect(Date.parse(answer.due_by) - Date.parse(answer.received_at)).toBe(14 * 86_400_000);
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'withdrawal', amount: 666, status: 'asked' }]);
    expect(await statementsOf(order)).toEqual([{ status: 'carried_out', reason: null, done: true }]);
    expect(await mailsOf(order)).toMatchObject([
      {
        address: expect.stringContaining('@visitor.example') as string,
        params: {
          ...{ order, paid: 999, bought: 60, used: 20, unused: 40, due: 666, currency: 'EUR', reason: null },
          ...{ received_at: answer.received_at, due_at: answer.due_by, time_zone: 'Europe/Amsterdam' },
        },
      },
    ]);
    expect(await first(person)).toMatchObject({
      ...{
        state: 'refunded',
        used: 20,
        unused: 0,
        returned: 666,
        under_way: 666,
        under_way_until: answer.due_by,
        due: 0,
      },
    });
  });

  it('of everything ends premium and leaves nothing to withdraw from', async () => {
    const { person, order } = await bought();
    await made(person, order);
    expect(await rows(api, 'select premium_since from account where id = $1', [person.id])).toEqual([
      { premium_since: null },
    ]);
    expect(await first(person)).toMatchObject({ state: 'refunded', returned: 999, under_way: 999 });
    expect(await made(person, order)).toMatchObject({ amount: 0, credits: 0, reason: 'refunded' });
    expect(await sale.refundsOf(order)).toHaveLength(1);
  });

  it('of what is used up is confirmed all the same, with the reason', async () => {
    const { person, order } = await bought();
    await spend(person, 60);
    expect(await first(person)).toMatchObject({ state: 'used', due: 0 });
    expect(await made(person, order)).toMatchObject({ amount: 0, credits: 0, reason: 'used' });
    expect(await sale.refundsOf(order)).toEqual([]);
    expect(await statementsOf(order)).toEqual([{ status: 'nothing_due', reason: 'used', done: true }]);
    expect(await mailsOf(order)).toMatchObject([{ params: { due: 0, reason: 'used' } }]);
  });

  it('sent again is the same one, with one mail', async () => {
    const { person, order } = await bought();
    const key = randomUUID();
    const once = await made(person, order, key);
    expect(await made(person, order, key)).toEqual(once);
    expect(await mailsOf(order)).toHaveLength(1);
    const { order: other } = await bought(person);
    expect(codeOf(await withdraw(person, { order: other, key }))).toEqual([409, 'withdrawal_key_used']);
    expect(await sale.refundsOf(other)).toEqual([]);
  });

  it('twice at once pays once, whether the page or two devices send it', async () => {
    const { person, order } = await bought();
    const key = randomUUID();
    const keys = [key, key, key, ...Array.from({ length: 7 }, () => randomUUID())];
    const answers = await Promise.all(keys.map((one) => withdraw(person, { order, key: one })));
    expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 201));
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'withdrawal', amount: 999, status: 'asked' }]);
    expect(await sale.creditsOf(person)).toBe(0);
    expect(await mailsOf(order)).toHaveLength(8);
  });

  it('while credits are spent pays for none of these', async () => {
    const { person, order } = await bought();
    await Promise.all([...Array.from({ length: 10 }, () => spend(person, 5)), made(person, order)]);
    const [{ amount } = { amount: 0 }] = await sale.refundsOf(order);
    const [spent] = await rows(
      api,
      "select coalesce(-sum(amount), 0)::integer as n from credit_entry where account_id = $1 and reason = 'message'",
      [person.id],
    );
    expect(amount).toBe(Math.ceil((999 * (60 - Number(spent?.['n']))) / 60));
    expect(await sale.creditsOf(person)).toBe(0);
  });

  it('after a refund that failed can be made again', async () => {
    const { person, order } = await bought();
    await made(person, order);
    await sale.deliver(REFUND_KIND);
    const [refund] = await rows(api, 'select id from money_refund where order_id = $1', [order]);
    await sale.hear('paid', undefined, {
      refunds: [{ id: 're_1', key: String(refund?.['id']), status: 'failed', sum: { amount: 999, currency: 'EUR' } }],
    });
    expect(await first(person)).toMatchObject({ state: 'open', due: 999, under_way: 0 });
    expect(await made(person, order)).toMatchObject({ amount: 999 });
  });
});

describe('the time for it', () => {
  const lastEvening = `(date_trunc('day', now() at time zone 'Europe/Amsterdam') - interval '14 days') at time zone 'Europe/Amsterdam'`;

  it('lasts to the end of the fourteenth day by the payer’s calendar', async () => {
    const { person, order } = await bought();
    await paidAt(order, lastEvening);
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());
    expect(await first(person)).toMatchObject({ state: 'open', last_day: today });
    await paidAt(order, `${lastEvening} - interval '1 second'`);
    expect(await first(person)).toMatchObject({ state: 'over', due: 0 });
    expect(codeOf(await withdraw(person, { order, key: randomUUID() }))).toEqual([409, 'withdrawal_too_late']);
    expect(await statementsOf(order)).toEqual([]);
    expect(await mailsOf(order)).toEqual([]);
    await paidAt(order, lastEvening);
    expect(await made(person, order)).toMatchObject({ amount: 999 });
  });

  it('is as long as the brand promised when it was bought', async () => {
    const { person, order } = await bought();
    const [copied] = await rows(
      api,
      `insert into settings_revision (tenant_id, revision, source, template, document, author, reason)
       select r.tenant_id, 900, '{}', '[]', jsonb_set(document, '{settings,refund_days}', '30'), 'test', 'test'
       from settings_revision r join payment_order o on o.tenant_id = r.tenant_id and o.revision = r.revision
       where o.id = $1 returning revision`,
      [order],
    );
    await rows(api, 'update payment_order set revision = $2 where id = $1', [order, copied?.['revision']]);
    await paidAt(order, `now() - interval '20 days'`);
    expect(await first(person)).toMatchObject({ state: 'open' });
  });
});

describe('an order that is not there to withdraw from', () => {
  it('is one that the bank looks into', async () => {
    const { person, order } = await bought();
    await sale.hear('paid', undefined, {
      disputes: [{ id: 'dp_1', status: 'open', sum: { amount: 999, currency: 'EUR' } }],
    });
    expect(await first(person)).toMatchObject({ state: 'in_dispute', due: 0 });
    expect(codeOf(await withdraw(person, { order, key: randomUUID() }))).toEqual([409, 'order_in_dispute']);
  });

  it('is another member’s, another brand’s, and one that was not paid', async () => {
    const { order } = await bought();
    const [other, there] = [await confirmed(api), await confirmed(api, {}, SECOND)];
    const { id: open } = await sale.placed(other);
    const refused = async (person: Person, id: number, host = FIRST) =>
      codeOf(await withdraw(person, { order: id, key: randomUUID() }, host));
    expect(await refused(other, order)).toEqual([404, 'order_not_found']);
    expect(await refused(there, order, SECOND)).toEqual([404, 'order_not_found']);
    expect(await refused(other, open)).toEqual([404, 'order_not_found']);
    expect(await listed(other)).toEqual({ free: 0, purchases: [] });
    expect(await listed(there, SECOND)).toEqual({ free: 0, purchases: [] });
    expect(await sale.refundsOf(order)).toEqual([]);
  });

  it('is nothing to whoever is not signed in, nor by a bad request', async () => {
    const nobody = { id: 0, cookie: 'session=x' };
    expect(codeOf(await withdraw(nobody, { order: 1, key: randomUUID() }))).toEqual([403, 'authentication_required']);
    expect(codeOf(await call(api, 'get', 'payments/withdrawals', nobody.cookie))).toEqual([
      ...[403, 'authentication_required'],
    ]);
    const person = await confirmed(api);
    for (const wish of [{}, { order: '1', key: randomUUID() }, { order: 0, key: randomUUID() }, { order: 1, key: 'x' }])
      expect(codeOf(await withdraw(person, wish))).toEqual([422, 'invalid_input']);
  });
});
