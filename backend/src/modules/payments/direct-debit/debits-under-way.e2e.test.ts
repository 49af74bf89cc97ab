import { randomUUID } from 'node:crypto';
import { type TestApi, OPERATOR } from '../../../../test/support/api';
import * as credits from '../../../../test/support/credits';
import { within } from '../../../../test/support/credits';
import { call, confirmed } from '../../../../test/support/meeting';
import * as debits from '../../../../test/support/payments/debits';
import * as paying from '../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { readPdf } from '../../../../test/support/payments/read-pdf';
import { type Person, rows } from '../../../../test/support/people';
import { type TextMessage } from '../../../platform/sms';
import { RetryRefund } from '../admin/refunds/retry-refund';
import { AskRefund } from '../money-back/ask-refund';

let sale: PaymentsApi;
let api: TestApi;
let messages: TextMessage[];
beforeAll(async () => {
  sale = await PaymentsApi.start(88);
  ({ api } = sale);
  messages = debits.catchMessages(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  sale.forget();
  sale.mollie.takesDebitsBack = false;
  await sale.dropWork();
});
afterEach(async () => {
  expect(await sale.differences()).toEqual([]);
});

interface Debit {
  readonly person: Person;
  readonly order: number;
}

/** Sixty credits for 9.99, which come at once. */
async function debit(): Promise<Debit> {
  const person = await confirmed(api, { country: 'NL' });
  const { id: order } = await debits.paid(api, messages, person);
  return { person, order };
}

/** A package beyond the limits: its credits come when it is paid. */
async function waiting(): Promise<Debit> {
  const person = await confirmed(api, { country: 'NL' });
  const { id: order } = await debits.paid(api, messages, person, { package: 'grandest' });
  return { person, order };
}

const withdraw = ({ person, order }: Debit) =>
  call(api, 'post', 'payments/withdrawals', person.cookie).send({ order, key: randomUUID() });
const ask = (order: number, amount: number, taken: number) =>
  within(api, () =>
    api.running.app.get(AskRefund, { strict: false }).ask({
      ...{ order, reason: 'staff', askedBy: OPERATOR.email, note: 'as agreed' },
      reckon: () => Promise.resolve({ amount, credits: taken, reckoning: {} }),
    }),
  );
const confirmations = (order: number) =>
  rows(
    api,
    `select payload->'params' as params from outbox
     where payload->>'mail' = 'order_confirmation' and payload->'params'->>'order' = $1::text`,
    [order],
  );
const receiptNumber = async (order: number): Promise<unknown> =>
  (await rows(api, 'select receipt_number as number from payment_order where id = $1', [order]))[0]?.['number'];
const refundCalls = () => sale.mollie.calls.filter((name) => name === 'refund');

describe('the confirmation and the receipt', () => {
  const linesOf = async ({ person, order }: Debit): Promise<string> => {
    const receipt = api.on('everglow.localhost').get(`/api/payments/orders/${order}/receipt`);
    const { body } = await receipt.set('cookie', person.cookie).responseType('blob').expect(200);
    return readPdf(body as Buffer)
      .join('\n')
      .replaceAll('\u00a0', ' ');
  };

  it('come once at submission, say that the money is collected, and not again when it is', async () => {
    const bought = await debit();
    const { order } = bought;
    const number = await receiptNumber(order);
    expect(number).toMatch(/^\d{4}-\d{6}$/);
    expect(await confirmations(order)).toMatchObject([{ params: { method: 'sepa_debit', debit: true, late: false } }]);
    expect(await linesOf(bought)).toMatch(/Besteld op[\s\S]+SEPA-incasso[\s\S]+We schrijven het bedrag/);
    expect(await linesOf(bought)).not.toContain('Betaald op');
    await sale.hear('paid');
    expect(await confirmations(order)).toHaveLength(1);
    expect(await receiptNumber(order)).toBe(number);
    expect(await linesOf(bought)).not.toContain('We schrijven het bedrag');
  });

  it('are not made again by a debit that is returned, and the receipt says so', async () => {
    const bought = await debit();
    await sale.hear('failed');
    await sale.hear('failed');
    expect(await confirmations(bought.order)).toHaveLength(1);
    expect(await linesOf(bought)).toMatch(/Teruggeboekt door je bank[^\n]*€ -9,99/);
  });

  it('come when the bank has paid where the credits do', async () => {
    const { order } = await waiting();
    expect([await receiptNumber(order), await confirmations(order)]).toEqual([null, []]);
    await sale.hear('paid');
    await sale.hear('paid');
    expect(await receiptNumber(order)).toMatch(/^\d{4}-\d{6}$/);
    expect(await confirmations(order)).toMatchObject([{ params: { method: 'sepa_debit', debit: false } }]);
  });

  it('name the way to pay where purchases are listed', async () => {
    const { person, order } = await debit();
    const { body } = await call(api, 'get', 'payments/orders', person.cookie).expect(200);
    expect(body).toMatchObject({ orders: [{ id: order, method: 'sepa_debit' }] });
    const { body: listed } = await call(api, 'get', 'payments/withdrawals', person.cookie).expect(200);
    expect(listed).toMatchObject({ purchases: [{ order, method: 'sepa_debit', due: 999 }] });
  });
});

describe('a refund of a debit that is under way', () => {
  it('takes the credits at once, and sends the money once it was collected, once', async () => {
    const bought = await debit();
    const { person, order } = bought;
    await credits.pay(api, person.id, 20, `spent:${person.id}`);
    expect((await withdraw(bought).expect(201)).body).toMatchObject({ amount: 666, credits: 40, balance: 0 });
    await sale.deliverRefunds();
    expect(refundCalls()).toEqual([]);
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'withdrawal', amount: 666, status: 'asked' }]);
    await sale.hear('pending');
    await sale.hear('paid');
    await sale.hear('paid');
    expect(await sale.deliverRefunds()).toBe(1);
    expect(await sale.refundsOf(order)).toMatchObject([{ status: 'sent' }]);
    expect(refundCalls()).toHaveLength(1);
    expect(sale.mollie.payments[0]?.refunds).toMatchObject([{ sum: { amount: 666, currency: 'EUR' } }]);
  });

  it('is not lost where the bank pays before a worker has looked at it', async () => {
    const bought = await debit();
    await withdraw(bought).expect(201);
    await sale.hear('paid');
    await sale.deliverRefunds();
    await sale.deliverRefunds();
    expect(await sale.refundsOf(bought.order)).toMatchObject([{ amount: 999, status: 'sent' }]);
    expect(refundCalls()).toHaveLength(1);
  });

  it('ends when the debit comes back: nothing is paid, and the credits are gone once', async () => {
    const bought = await debit();
    const { person, order } = bought;
    await withdraw(bought).expect(201);
    await sale.deliverRefunds();
    await sale.hear('failed');
    expect(await sale.refundsOf(order)).toMatchObject([{ status: 'failed' }]);
    expect(await sale.creditsOf(person)).toBe(0);
    expect(await rows(api, 'select status from payment_order where id = $1', [order])).toEqual([
      { status: 'charged_back' },
    ]);
    await sale.deliverRefunds();
    expect(refundCalls()).toEqual([]);
    expect((await withdraw(bought).expect(201)).body).toMatchObject({ amount: 0, reason: 'refunded' });
    await expect(ask(order, 1, 0)).rejects.toMatchObject({ code: 'refund_too_high' });
  });

  it('of a part by staff ends as well, and what was spent is noted as owed', async () => {
    const { person, order } = await debit();
    await credits.pay(api, person.id, 20, `spent:${person.id}`);
    await ask(order, 300, 10);
    expect(await sale.creditsOf(person)).toBe(30);
    await sale.hear('failed');
    expect(await sale.refundsOf(order)).toMatchObject([{ amount: 300, status: 'failed' }]);
    expect(await sale.creditsOf(person)).toBe(0);
    const disputes = 'select amount, credits_taken, credits_missing from payment_dispute where order_id = $1';
    expect(await rows(api, disputes, [order])).toEqual([{ amount: 999, credits_taken: 40, credits_missing: 20 }]);
  });

  it('has nothing to pay back once the debit has come back', async () => {
    const bought = await debit();
    await sale.hear('failed');
    expect((await withdraw(bought).expect(201)).body).toMatchObject({ amount: 0, reason: 'refunded' });
    await expect(ask(bought.order, 999, 0)).rejects.toMatchObject({ code: 'refund_too_high' });
    expect(await sale.refundsOf(bought.order)).toEqual([]);
  });

  it('is sent by staff where a debit that had come back is paid after all', async () => {
    const bought = await debit();
    const { person, order } = bought;
    await withdraw(bought).expect(201);
    await sale.hear('failed');
    await sale.hear('paid');
    expect(await sale.creditsOf(person)).toBe(60);
    expect(await sale.deliverRefunds()).toBe(1);
    expect(refundCalls()).toEqual([]);
    const [failed] = await rows(api, 'select id from money_refund where order_id = $1', [order]);
    const retry = api.running.app.get(RetryRefund, { strict: false });
    await retry.retry(await paying.tenantOf(api), String(failed?.['id']), OPERATOR);
    await sale.deliverRefunds();
    expect(await sale.creditsOf(person)).toBe(0);
    expect(refundCalls()).toHaveLength(1);
  });

  it('is asked for once beside the answer of the bank, in whatever order they come', async () => {
    const bought = await debit();
    await Promise.all([withdraw(bought), sale.hear('paid'), withdraw(bought), sale.hear('paid')]);
    await sale.deliverRefunds();
    await sale.deliverRefunds();
    expect(await sale.refundsOf(bought.order)).toEqual([{ reason: 'withdrawal', amount: 999, status: 'sent' }]);
    expect(refundCalls()).toHaveLength(1);
    const other = await debit();
    await Promise.all([withdraw(other), sale.hear('failed'), withdraw(other), sale.hear('failed')]);
    await sale.deliverRefunds();
    expect(await sale.creditsOf(other.person)).toBe(0);
    expect(refundCalls()).toHaveLength(1);
  });
});

describe('paying in another way', () => {
  const cancel = ({ person, order }: Debit) => call(api, 'delete', `payments/orders/${order}`, person.cookie);
  const attemptsOf = (order: number) =>
    rows(api, 'select method, status from payment_attempt where order_id = $1 order by created_at', [order]);

  it('is refused while the bank is asked for the money, as is cancelling', async () => {
    const bought = await waiting();
    const { person, order } = bought;
    expect(await sale.stateOf(person, order)).toMatchObject({
      state: 'pending',
      another_way: false,
      checkout_url: null,
    });
    expect(codeOf(await sale.tryAgain(person, order))).toEqual([409, 'debit_under_way']);
    expect(codeOf(await cancel(bought))).toEqual([409, 'debit_under_way']);
    expect(await attemptsOf(order)).toEqual([{ method: 'sepa_debit', status: 'pending' }]);
    await sale.hear('paid');
    expect(await sale.stateOf(person, order)).toMatchObject({ state: 'completed', another_way: false });
  });

  it('is refused also while nothing is known of the debit, and where the provider is silent', async () => {
    const person = await confirmed(api, { country: 'NL' });
    sale.mollie.faults.push({ call: 'createDebit', fault: 'silent', when: 'after' });
    const { id: order } = await debits.paid(api, messages, person, { package: 'grandest' });
    sale.mollie.faults.push({ call: 'find', fault: 'silent', when: 'before' });
    expect(codeOf(await sale.tryAgain(person, order))).toEqual([409, 'debit_under_way']);
    expect(codeOf(await sale.tryAgain(person, order))).toEqual([409, 'debit_under_way']);
    expect(await attemptsOf(order)).toEqual([{ method: 'sepa_debit', status: 'pending' }]);
  });

  it('takes a debit back where the provider can', async () => {
    const { person, order } = await waiting();
    sale.mollie.takesDebitsBack = true;
    await sale.tryAgain(person, order).expect(201);
    expect(await attemptsOf(order)).toEqual([
      { method: 'sepa_debit', status: 'cancelled' },
      { method: 'ideal', status: 'open' },
    ]);
    expect(sale.mollie.payments.map(({ status }) => status)).toEqual(['cancelled', 'open']);
    expect(await sale.stateOf(person, order)).toMatchObject({ state: 'pending', another_way: true });
  });

  it('does not touch a debit whose credits have come', async () => {
    const bought = await debit();
    const { person, order } = bought;
    sale.mollie.takesDebitsBack = true;
    expect((await sale.tryAgain(person, order).expect(201)).body).toMatchObject({ state: 'completed' });
    expect((await cancel(bought).expect(200)).body).toMatchObject({ state: 'completed', another_way: false });
    expect(await attemptsOf(order)).toEqual([{ method: 'sepa_debit', status: 'pending' }]);
    expect(sale.mollie.calls).not.toContain('cancel');
  });

  it('is there once the debit has failed, until the price ends', async () => {
    const { person, order } = await waiting();
    await sale.hear('failed');
    expect(await sale.stateOf(person, order)).toMatchObject({ state: 'failed', another_way: true });
    await sale.tryAgain(person, order).expect(201);
    await sale.hear('paid');
    expect(await sale.stateOf(person, order)).toMatchObject({ state: 'completed', method: 'ideal' });
  });
});
