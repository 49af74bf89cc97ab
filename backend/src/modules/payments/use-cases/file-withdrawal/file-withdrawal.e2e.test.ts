import { randomUUID } from 'node:crypto';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import * as credits from '../../../../../test/support/credits';
import { confirmed } from '../../../../../test/support/meeting';
import * as paying from '../../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../../test/support/payments/payments-api';
import { type Person, post, rows } from '../../../../../test/support/people';
import { Database } from '../../../../platform/database';
import { OutboxHandlers } from '../../../../platform/outbox';
import { ReplyTo } from '../../../safety';
import { AskRefund } from '../../money-back/ask-refund';
import { CarryOut } from '../../withdrawal/carry-out';
import { StatementHandler } from '../../withdrawal/statement.handler';
import { STATEMENT_KIND } from '../../withdrawal/statements';

const handlers = new OutboxHandlers();
let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(73);
  ({ api } = sale);
  const { app } = api.running;
  const [carryOut, replyTo] = [app.get(CarryOut, { strict: false }), app.get(ReplyTo, { strict: false })];
  new StatementHandler(handlers, app.get(Database), carryOut, replyTo).onModuleInit();
});
afterAll(() => api.close());
beforeEach(() => sale.forget());

interface Buyer {
  readonly person: Person;
  readonly order: number;
  readonly email: string;
}

async function bought(): Promise<Buyer> {
  const person = await confirmed(api, { country: 'NL' });
  const { id: order } = await sale.placed(person);
  await sale.hear('paid');
  const [account] = await rows(api, 'select email from account where id = $1', [person.id]);
  return { person, order, email: String(account?.['email']) };
}

const statement = (email: string, order: number | string, more: object = {}) => ({
  ...{ key: randomUUID(), name: 'Robin Example', email, order: String(order), time_zone: 'Europe/Amsterdam' },
  ...more,
});
/** Each from an address of its own. */
const send = (wish: object, host = FIRST) => post(api, '/api/payments/withdrawal-statements', host).send(wish);
const sent = async (wish: object, host = FIRST) => (await send(wish, host).expect(202)).body as { received_at: string };
const work = (host = FIRST) => paying.deliver(api, handlers, STATEMENT_KIND, host);

const mailsTo = (email: string, mail: string) =>
  rows(
    api,
    `select payload->'params' as params from outbox where payload->>'mail' = $2 and payload->'person'->>'address' = $1`,
    [email, mail],
  );
const statementsOf = (email: string) =>
  rows(api, 'select status, reason, order_id from withdrawal_statement where lower(email) = lower($1)', [email]);
const toStaff = (email: string) =>
  rows(api, 'select kind, about, message, name from complaint where email = $1', [email]);

describe('a statement from outside of an account', () => {
  it('is confirmed at once with its content, and carried out where number and address belong together', async () => {
    const { person, order, email } = await bought();
    await credits.pay(api, person.id, 20, `spent ${Math.random()}`);
    const wish = statement(email.toUpperCase().replace('VISITOR.EXAMPLE', 'visitor.example'), `No. ${order}`, {
      message: 'I changed my mind.',
    });
    const answer = await sent(wish);
    expect(Object.keys(answer)).toEqual(['received_at']);
    const { name, email: address } = wish;
    expect(await mailsTo(address, 'withdrawal_received')).toEqual([
      {
        params: {
          ...{ name, email: address, about: `No. ${order}`, message: 'I changed my mind.' },
          ...{ received_at: answer.received_at, time_zone: 'Europe/Amsterdam' },
        },
      },
    ]);
    expect(await sale.refundsOf(order)).toEqual([]);
    expect(await work()).toBe(1);
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'withdrawal', amount: 666, status: 'asked' }]);
    expect(await sale.creditsOf(person)).toBe(0);
    expect(await statementsOf(email)).toEqual([{ status: 'carried_out', reason: null, order_id: order }]);
    expect(await mailsTo(address, 'withdrawal_confirmation')).toMatchObject([
      { params: { order, due: 666, received_at: answer.received_at } },
    ]);
    expect(await toStaff(address)).toEqual([]);
  });

  it('is carried out for an account that is blocked or about to be deleted', async () => {
    for (const status of ['blocked', 'pending_deletion']) {
      const { person, order, email } = await bought();
      await rows(api, 'update account set status = $2 where id = $1', [person.id, status]);
      await sent(statement(email, order));
      await work();
      expect([status, await sale.refundsOf(order)]).toMatchObject([status, [{ amount: 999 }]]);
    }
  });

  it('of a purchase that is used up is confirmed with nothing due', async () => {
    const { person, order, email } = await bought();
    await credits.pay(api, person.id, 60, `spent ${Math.random()}`);
    await sent(statement(email, order));
    await work();
    expect(await statementsOf(email)).toEqual([{ status: 'nothing_due', reason: 'used', order_id: order }]);
    expect(await mailsTo(email, 'withdrawal_confirmation')).toMatchObject([{ params: { due: 0, reason: 'used' } }]);
  });

  it('counts by when it was received, not by when it is worked on', async () => {
    const { order, email } = await bought();
    await sent(statement(email, order));
    await rows(api, `update payment_order set paid_at = now() - interval '20 days' where id = $1`, [order]);
    await rows(api, `update withdrawal_statement set received_at = now() - interval '10 days' where email = $1`, [
      email,
    ]);
    await work();
    expect(await sale.refundsOf(order)).toMatchObject([{ amount: 999 }]);
  });

  it('sent again is the same one', async () => {
    const { order, email } = await bought();
    const wish = statement(email, order);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sent(wish)));
    expect(new Set(answers.map(({ received_at: at }) => at)).size).toBe(1);
    expect(await mailsTo(email, 'withdrawal_received')).toHaveLength(1);
    expect(await work()).toBe(1);
    expect(codeOf(await send({ ...wish, order: 'another one' }))).toEqual([409, 'withdrawal_key_used']);
    expect(await sale.refundsOf(order)).toHaveLength(1);
  });

  it('twice, and once more by the member, pays once', async () => {
    const { person, order, email } = await bought();
    await Promise.all([sent(statement(email, order)), sent(statement(email, order))]);
    await Promise.all([
      work(),
      api
        .on(`${FIRST}.localhost`)
        .post('/api/payments/withdrawals')
        .set('cookie', person.cookie)
        .send({ order, key: randomUUID() })
        .expect(201),
    ]);
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'withdrawal', amount: 999, status: 'asked' }]);
  });
});

describe('a statement that cannot be carried out by itself', () => {
  it('is answered and confirmed as any other, and waits for staff', async () => {
    const { order, email } = await bought();
    const { order: another } = await bought();
    const stranger = `stranger-${Date.now()}@visitor.example`;
    const wishes = [
      statement(stranger, order),
      statement(stranger, 'my purchase of last week', { message: 'Sixty credits.' }),
      statement(stranger, 1_000_000_000),
      statement(email, another),
    ];
    for (const wish of wishes) expect(Object.keys(await sent(wish))).toEqual(['received_at']);
    await work();
    expect(await mailsTo(stranger, 'withdrawal_received')).toHaveLength(3);
    for (const id of [order, another]) expect(await sale.refundsOf(id)).toEqual([]);
    expect(await statementsOf(email)).toEqual([{ status: 'with_staff', reason: 'no_match', order_id: null }]);
    expect((await toStaff(stranger)).map(({ about, message }) => [about, message])).toEqual([
      [String(order), '–'],
      ['my purchase of last week', 'Sixty credits.'],
      ['1000000000', '–'],
    ]);
    expect(await toStaff(email)).toMatchObject([{ kind: 'withdrawal', name: 'Robin Example' }]);
    const [mail] = await rows(
      api,
      `select payload->'replyTo'->>'address' as address from outbox where payload->>'mail' = 'complaint_received'
         and payload->'params'->>'email' = $1`,
      [email],
    );
    expect(mail?.['address']).toBe(email);
  });

  it('is one that comes too late, and one of an order that the bank looks into', async () => {
    const { order, email } = await bought();
    await rows(api, `update payment_order set paid_at = now() - interval '16 days' where id = $1`, [order]);
    const disputed = await bought();
    await sale.hear('paid', undefined, {
      disputes: [{ id: 'dp_1', status: 'open', sum: { amount: 999, currency: 'EUR' } }],
    });
    await sent(statement(email, order));
    await sent(statement(disputed.email, disputed.order));
    await work();
    expect(await statementsOf(email)).toEqual([{ status: 'with_staff', reason: 'too_late', order_id: order }]);
    expect(await statementsOf(disputed.email)).toMatchObject([{ status: 'with_staff', reason: 'in_dispute' }]);
    expect(await toStaff(email)).toHaveLength(1);
  });

  it('is one of an erased account, which staff can still pay back', async () => {
    const { person, order, email } = await bought();
    await rows(api, 'update credit_balance set account_id = -4242 where account_id = $1', [person.id]);
    await rows(api, 'update account set email = $2, email_key = $2 where id = $1', [person.id, `gone-${email}`]);
    await sent(statement(email, order));
    await work();
    expect(await statementsOf(email)).toEqual([{ status: 'with_staff', reason: 'no_match', order_id: null }]);
    const asked = await credits.within(api, () =>
      api.running.app.get(AskRefund, { strict: false }).ask({
        ...{ order, reason: 'staff', askedBy: 'somebody@staff.example', note: 'withdrawn by mail' },
        reckon: () => Promise.resolve({ amount: 999, credits: 60, reckoning: {} }),
      }),
    );
    expect(asked).toMatchObject({ account: -4242, amount: 999, balance: 0 });
  });

  it('is one at another brand', async () => {
    const { order, email } = await bought();
    await sent(statement(email, order), SECOND);
    await work(SECOND);
    expect(await sale.refundsOf(order)).toEqual([]);
    expect(await statementsOf(email)).toEqual([{ status: 'with_staff', reason: 'no_match', order_id: null }]);
  });
});

describe('limits and bad input', () => {
  it('an address takes five a day, whether it is known or not', async () => {
    const { order, email } = await bought();
    for (const address of [email, `unknown-${Date.now()}@visitor.example`]) {
      for (let times = 0; times < 5; times += 1) await sent(statement(address, order));
      const refused = await send(statement(address, order));
      expect(codeOf(refused)).toEqual([429, 'too_many_requests']);
      expect(refused.headers['retry-after']).toBe('86400');
      expect(await mailsTo(address, 'withdrawal_received')).toHaveLength(5);
    }
    await rows(api, 'delete from outbox where kind = $1', [STATEMENT_KIND]);
  });

  it('a network sends ten an hour', async () => {
    const from = (at: number) =>
      api
        .on(`${FIRST}.localhost`)
        .post('/api/payments/withdrawal-statements')
        .set('x-forwarded-for', '198.51.100.9')
        .send(statement(`many-${at}@visitor.example`, 'something'));
    for (let at = 0; at < 10; at += 1) await from(at).expect(202);
    await from(10).expect(429);
    await rows(api, 'delete from outbox where kind = $1', [STATEMENT_KIND]);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'nobody' }, 'email'],
    ['a header in the address', { email: 'a@visitor.example\r\nBcc: b@victim.example' }, 'email'],
    ['no order', { order: '' }, 'order'],
    ['a list for an order', { order: ['1'] }, 'order'],
    ['too much to say', { message: 'x'.repeat(1001) }, 'message'],
    ['a key that is none', { key: 'x' }, 'key'],
    ['a zone that is none', { time_zone: 5 }, 'time_zone'],
    ['something more', { extra: 1 }, 'extra'],
  ])('%s is refused beside its field', async (_, more, path) => {
    const { body } = await send(statement('a@visitor.example', 1, more)).expect(422);
    expect((body as { faults: { path: string }[] }).faults.map((fault) => fault.path)).toEqual([path]);
  });
});
