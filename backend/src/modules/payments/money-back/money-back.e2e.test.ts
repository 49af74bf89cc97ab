import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import * as credits from '../../../../test/support/credits';
import { within } from '../../../../test/support/credits';
import { confirmed } from '../../../../test/support/meeting';
import { PaymentsApi } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { PlatformDatabase } from '../../../platform/database';
import { type DisputeReport, type RefundReport } from '../../../platform/payments';
import { BooksCheck } from '../reconciliation/books-check';
import { AskRefund } from './ask-refund';
import { REFUND_KIND } from './refund-entries';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(66);
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

/** A member who has bought 60 credits for 9.99, 1.73 of it VAT. */
async function bought(): Promise<{ person: Person; order: number }> {
  const person = await confirmed(api);
  const { id: order } = await sale.placed(person);
  await sale.hear('paid');
  return { person, order };
}

const ask = (order: number, amount: number, taken: number, host = FIRST) =>
  within(
    api,
    () =>
      api.running.app.get(AskRefund, { strict: false }).ask({
        ...{ order, reason: 'staff', askedBy: 'somebody@staff.example', note: 'as agreed' },
        reckon: () => Promise.resolve({ amount, credits: taken, reckoning: {} }),
      }),
    host,
  );

const spend = (person: Person, cost: number) => credits.pay(api, person.id, cost, `spent ${Math.random()}`);
const hear = (report: { refunds?: RefundReport[]; disputes?: DisputeReport[] }) => sale.hear('paid', undefined, report);
const refund = (status: RefundReport['status'], amount: number, key?: string): RefundReport => ({
  ...{ id: 're_1', key, status, sum: { amount, currency: 'EUR' } },
});
const dispute = (status: DisputeReport['status'], amount = 999): DisputeReport => ({
  ...{ id: 'dp_1', status, sum: { amount, currency: 'EUR' } },
});

async function orderOf(order: number) {
  const [row] = await rows(api, 'select status, account_id from payment_order where id = $1', [order]);
  const [account] = await rows(api, 'select premium_since is not null as paid from account where id = $1', [
    row?.['account_id'],
  ]);
  return { status: row?.['status'], premium: account?.['paid'] };
}

/** The outbox keeps an entry that was deferred; a test's delivery has taken it out. */
const outboxOf = (id: string): string =>
  `insert into outbox (tenant_id, id, kind, payload)
   select id, gen_random_uuid(), '${REFUND_KIND}', '{"refund":"${id}"}' from tenant where slug = '${FIRST}'`;

/** The sum that each account of the books has of an order; accounts with nothing are left out. */
async function booksOf(order: number): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { debit, credit, amount } of await sale.transfersOf(order)) {
    sums[String(debit)] = (sums[String(debit)] ?? 0) + Number(amount);
    sums[String(credit)] = (sums[String(credit)] ?? 0) - Number(amount);
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

describe('a refund', () => {
  it('takes the credits at once, owes the money, and ends as the provider says', async () => {
    const { person, order } = await bought();
    const asked = await ask(order, 500, 30);
    expect(asked).toMatchObject({ amount: 500, currency: 'EUR', credits: 30, balance: 30 });
    expect(await booksOf(order)).toEqual({ 'clearing:mollie': 999, prepaid: -412, 'vat:NL': -87, refunds: -500 });
    expect(await orderOf(order)).toEqual({ status: 'partly_refunded', premium: true });
    expect(await sale.stateOf(person, order)).toMatchObject({ state: 'completed', amount: 999, refunded_amount: 500 });
    expect(await sale.deliver(REFUND_KIND)).toBe(1);
    expect(await booksOf(order)).toEqual({ 'clearing:mollie': 499, prepaid: -412, 'vat:NL': -87 });
    await hear({ refunds: [refund('done', 500, asked.refund)] });
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'staff', amount: 500, status: 'done' }]);
    // Told again, or something older, nothing changes.
    await hear({ refunds: [refund('pending', 500, asked.refund)] });
    expect(await sale.refundsOf(order)).toMatchObject([{ status: 'done' }]);
    expect(await sale.creditsOf(person)).toBe(30);
    await ask(order, 499, 30);
    expect(await orderOf(order)).toEqual({ status: 'refunded', premium: false });
    expect(await sale.stateOf(person, order)).toMatchObject({ state: 'refunded', refunded_amount: 999 });
    expect(await booksOf(order)).toEqual({ 'clearing:mollie': 499, refunds: -499 });
    await expect(ask(order, 1, 0)).rejects.toMatchObject({ code: 'refund_too_high' });
  });

  it('is never more than was paid, with twenty at once, and never of credits that are spent', async () => {
    const { person, order } = await bought();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => ask(order, 300, 10)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await sale.creditsOf(person)).toBe(30);
    await spend(person, 25);
    await expect(ask(order, 50, 6)).rejects.toMatchObject({ code: 'not_enough_credits' });
    expect(await sale.refundsOf(order)).toHaveLength(3);
  });

  it('that fails gives the credits back and can be asked for again', async () => {
    const { person, order } = await bought();
    const { refund: id } = await ask(order, 999, 60);
    await sale.deliver(REFUND_KIND);
    expect(await orderOf(order)).toEqual({ status: 'refunded', premium: false });
    for (let times = 0; times < 2; times += 1) await hear({ refunds: [refund('failed', 999, id)] });
    expect(await orderOf(order)).toEqual({ status: 'paid', premium: true });
    expect(await booksOf(order)).toEqual({ 'clearing:mollie': 999, prepaid: -826, 'vat:NL': -173 });
    expect(await sale.creditsOf(person)).toBe(60);
    await ask(order, 999, 60);
    expect(await sale.creditsOf(person)).toBe(0);
  });

  it('that was made at the provider takes its share of unused credits, once', async () => {
    const { person, order } = await bought();
    await spend(person, 50);
    for (let times = 0; times < 2; times += 1) await hear({ refunds: [refund('done', 500)] });
    expect(await sale.creditsOf(person)).toBe(0);
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'provider', amount: 500, status: 'done' }]);
    expect(await booksOf(order)).toEqual({ 'clearing:mollie': 499, prepaid: -412, 'vat:NL': -87 });
  });

  it('that somebody paid at the provider in the meantime is not paid twice', async () => {
    const { person, order } = await bought();
    await ask(order, 500, 30);
    sale.mollie.set('paid', undefined, { refunds: [refund('done', 500)] });
    sale.mollie.faults.push({ call: 'refund', fault: 'refused', when: 'before' });
    await sale.deliver(REFUND_KIND);
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'staff', amount: 500, status: 'done' }]);
    expect(await sale.creditsOf(person)).toBe(30);
    expect(await booksOf(order)).toEqual({ 'clearing:mollie': 499, prepaid: -412, 'vat:NL': -87 });
  });

  it('that the provider refuses fails, and one without an answer is sent again under its key', async () => {
    const { person, order } = await bought();
    await ask(order, 500, 30);
    sale.mollie.faults.push({ call: 'refund', fault: 'refused', when: 'before' });
    await sale.deliver(REFUND_KIND);
    expect(await sale.refundsOf(order)).toMatchObject([{ status: 'failed' }]);
    expect(await sale.creditsOf(person)).toBe(60);
    const { refund: id } = await ask(order, 400, 20);
    sale.mollie.faults.push({ call: 'refund', fault: 'silent', when: 'after' });
    await expect(sale.deliver(REFUND_KIND)).rejects.toThrow('deferred');
    await rows(api, outboxOf(id));
    await sale.deliver(REFUND_KIND);
    expect(sale.mollie.payments[0]?.refunds).toHaveLength(1);
    expect(await booksOf(order)).toMatchObject({ 'clearing:mollie': 599 });
  });

  it('keeps premium while another purchase holds', async () => {
    const { person, order } = await bought();
    await sale.placed(person);
    await sale.hear('paid');
    await ask(order, 999, 60);
    expect(await orderOf(order)).toEqual({ status: 'refunded', premium: true });
  });
});

describe('a dispute', () => {
  it.each([
    [0, { balance: 0, missing: 0 }],
    [45, { balance: 0, missing: 45 }],
    [60, { balance: 0, missing: 60 }],
  ])('takes what is left when %i of 60 credits are spent, and notes the rest', async (spent, expected) => {
    const { person, order } = await bought();
    if (spent > 0) await spend(person, spent);
    for (let times = 0; times < 2; times += 1) await hear({ disputes: [dispute('open')] });
    expect(await sale.creditsOf(person)).toBe(expected.balance);
    expect(
      await rows(
        api,
        'select credits_taken as taken, credits_missing as missing from payment_dispute where order_id = $1',
        [order],
      ),
    ).toEqual([{ taken: 60 - spent, missing: expected.missing }]);
    expect(await orderOf(order)).toEqual({ status: 'charged_back', premium: false });
    // The bank has the money: nobody is told that we send it.
    expect(await sale.stateOf(person, order)).toMatchObject({ state: 'charged_back', refunded_amount: 0 });
    await expect(ask(order, 1, 0)).rejects.toMatchObject({ code: 'order_in_dispute' });
    await hear({ disputes: [dispute('lost')] });
    const owed = Math.round((999 * spent) / 60);
    const { owed_by_members: owes = 0, ...others } = await booksOf(order);
    expect(owes).toBe(owed);
    expect(Object.values(others).reduce((sum, amount) => sum + amount, owes)).toBe(0);
    expect(others).not.toHaveProperty('disputes');
    expect(others).not.toHaveProperty('clearing:mollie');
  });

  it('that is won gives everything back, also after it seemed lost', async () => {
    const { person, order } = await bought();
    await spend(person, 20);
    await hear({ disputes: [dispute('lost')] });
    expect(await sale.creditsOf(person)).toBe(0);
    for (let times = 0; times < 2; times += 1) await hear({ disputes: [dispute('won')] });
    expect(await sale.creditsOf(person)).toBe(40);
    expect(await orderOf(order)).toEqual({ status: 'paid', premium: true });
    expect(await booksOf(order)).toEqual({ 'clearing:mollie': 999, prepaid: -826, 'vat:NL': -173 });
    // A dispute that was won does not open again.
    await hear({ disputes: [dispute('open')] });
    expect(await sale.creditsOf(person)).toBe(40);
  });

  it('after a refund takes no credits a second time, and the member owes the money', async () => {
    const { person, order } = await bought();
    await ask(order, 999, 60);
    await sale.deliver(REFUND_KIND);
    await sale.placed(person);
    const [first] = sale.mollie.payments;
    await sale.hear('paid');
    await sale.hear('paid', first, { refunds: first?.refunds ?? [], disputes: [dispute('lost')] });
    expect(await sale.creditsOf(person)).toBe(60);
    expect(await booksOf(order)).toEqual({ 'clearing:mollie': -999, owed_by_members: 999 });
  });

  it('stops a refund that was not sent yet, and pays back what is owed of a second payment', async () => {
    const { person, order } = await bought();
    await ask(order, 500, 30);
    await hear({ disputes: [dispute('lost')] });
    expect(await sale.refundsOf(order)).toMatchObject([{ status: 'failed' }]);
    expect(await sale.creditsOf(person)).toBe(0);
    expect(await sale.deliver(REFUND_KIND)).toBe(1);
    expect(await booksOf(order)).toEqual({});
  });

  it('of a second payment ends what we owe of it', async () => {
    const person = await confirmed(api);
    const { id: order } = await sale.placed(person);
    await sale.tryAgain(person, order).expect(201);
    const [first, second] = sale.mollie.payments;
    await sale.hear('paid', second);
    await sale.hear('paid', first);
    await sale.hear('paid', first, { disputes: [dispute('lost')] });
    expect(await sale.creditsOf(person)).toBe(60);
    expect(await orderOf(order)).toEqual({ status: 'paid', premium: true });
    expect(await booksOf(order)).toEqual({ 'clearing:mollie': 999, prepaid: -826, 'vat:NL': -173 });
  });

  it('takes the credits of an account that was erased, under its new number', async () => {
    const { person, order } = await bought();
    await rows(api, 'update credit_balance set account_id = -4711 where account_id = $1', [person.id]);
    await rows(api, 'delete from account where id = $1', [person.id]).catch(() => undefined);
    await hear({ disputes: [dispute('open')] });
    expect(await rows(api, 'select balance from credit_balance where account_id = -4711')).toEqual([{ balance: 0 }]);
    expect((await orderOf(order)).status).toBe('charged_back');
  });
});

it('is no matter of another brand', async () => {
  const { order } = await bought();
  await expect(ask(order, 1, 0, SECOND)).rejects.toMatchObject({ code: 'order_not_found' });
});
