import { OPERATOR, SECOND, type TestApi } from '../../../test/support/api';
import { within } from '../../../test/support/credits';
import { confirmed } from '../../../test/support/meeting';
import { FlexPayShop } from '../../../test/support/payments/flexpay-shop';
import * as paying from '../../../test/support/payments/paying';
import { PaymentsApi } from '../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../test/support/people';
import { PlatformDatabase } from '../../platform/database';
import { PaymentProviders } from '../../platform/payments';
import { type Logger } from '../../platform/telemetry';
import { AskRefund } from './money-back/ask-refund';
import { REFUND_KIND } from './money-back/refund-entries';
import { BooksCheck } from './reconciliation/books-check';
import { CompareDay } from './reconciliation/comparison/compare-day';
import { HourlyBooksCheck } from './reconciliation/hourly-books-check';
import { CHECK_KIND } from './settling/check-entry';

let sale: PaymentsApi;
let api: TestApi;
let shop: FlexPayShop;
beforeAll(async () => {
  sale = await PaymentsApi.start(72);
  ({ api } = sale);
  shop = await FlexPayShop.open(api, [sale.mollie, sale.stripe]);
  // Cards are paid there alone.
  await rows(api, "update provider_account set status = 'closing' where provider <> 'flexpay'");
});
afterAll(async () => {
  shop.close();
  await api.close();
});
beforeEach(() => shop.forget());
afterEach(async () => {
  expect((await new BooksCheck(api.running.app.get(PlatformDatabase)).run()).differences).toEqual([]);
});

interface Bought {
  readonly person: Person;
  readonly order: number;
  readonly reference: string;
}

/** A member at the page where 60 credits for 9.99 are paid. */
async function ordered(): Promise<Bought> {
  const person = await confirmed(api);
  const { id: order, checkout_url } = await sale.placed(person);
  return { person, order, reference: new URL(checkout_url ?? '').searchParams.get('referenceID') ?? '' };
}

async function bought(): Promise<Bought> {
  const made = await ordered();
  await hear({ referenceID: made.reference });
  return made;
}

async function hear(parameters: Parameters<FlexPayShop['tell']>[0]): Promise<void> {
  await shop.tell(parameters);
  await sale.deliver(CHECK_KIND);
}

const attemptOf = async (order: number) =>
  (await rows(api, 'select status, provider_other_id as sale from payment_attempt where order_id = $1', [order]))[0];
const eventsOf = (order: number) =>
  rows(api, 'select kind from payment_event where attempt_id in (select id from payment_attempt where order_id = $1)', [
    order,
  ]);
const back = (event: 'credit' | 'chargeback', referenceID: string, priceAmount: string, transaction = '1') => ({
  ...{ event, referenceID, priceAmount, transactionID: shop.saleOf(referenceID) + transaction, parentID: '1001' },
});

it('is paid once, by what the postback has signed and without a call', async () => {
  const { person, order, reference } = await ordered();
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.tell({ referenceID: reference })));
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, 'OK']));
  expect(answers[0]?.headers['content-type']).toMatch(/^text\/plain/);
  await sale.deliver(CHECK_KIND);
  await hear({ referenceID: reference });
  expect(await sale.stateOf(person, order)).toMatchObject({ state: 'completed' });
  expect(await sale.creditsOf(person)).toBe(60);
  expect(await attemptOf(order)).toEqual({ status: 'paid', sale: shop.saleOf(reference) });
  expect(await sale.transfersOf(order)).toHaveLength(2);
  expect(await eventsOf(order)).toEqual([{ kind: 'purchase' }]);
  expect(shop.asked).toBe(0);
});

it.each([
  ['another sum', { priceAmount: '0.01' }],
  ['another currency', { priceCurrency: 'USD' }],
])('holds a sale of %s, and gives nothing', async (_, changed) => {
  const { person, order, reference } = await ordered();
  await hear({ referenceID: reference, ...changed });
  expect(await sale.creditsOf(person)).toBe(0);
  expect(await attemptOf(order)).toMatchObject({ status: 'held' });
});

it('answers all alike, and believes only what its own shop has signed of its own payments', async () => {
  const { person, order, reference } = await ordered();
  const [path, other] = [shop.events, await paying.connect(api, 'flexpay', shop.provider, SECOND, '54321:another-key')];
  shop.forget();
  const answers = [
    await shop.tell(
      { referenceID: reference },
      path.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')),
    ),
    await shop.tell({ referenceID: reference }, path, 'guessed-key'),
    await shop.tell({ referenceID: reference, shopID: '54321' }),
    await shop.tell({ referenceID: reference }, other),
    await shop.tell({ referenceID: reference, shopID: '54321' }, other, 'another-key'),
    await shop.tell({ referenceID: 'unknown' }),
    await api.on('console.localhost').get(path),
    await api.on('console.localhost').post(path).send({ referenceID: reference }),
  ];
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, 'OK']));
  expect((await api.on('console.localhost').get('/api/payment-events/nobody/x')).status).toBe(204);
  expect((await shop.tell({ referenceID: reference }, path.replace('/flexpay/', '/mollie/'))).status).toBe(204);
  expect(await sale.deliver(CHECK_KIND)).toBe(0);
  expect(await sale.deliver(CHECK_KIND, SECOND)).toBe(0);
  expect([await eventsOf(order), shop.asked]).toEqual([[], 0]);
  expect(await sale.stateOf(person, order)).toMatchObject({ state: 'pending' });
});

it('asks how a sale stands where no postback comes', async () => {
  const { person, order, reference } = await ordered();
  await sale.age(order, '3 seconds');
  expect(await sale.stateOf(person, order)).toMatchObject({ state: 'pending' });
  shop.sales.set(reference, '9.99');
  await sale.age(order, '20 seconds');
  expect(await sale.stateOf(person, order)).toMatchObject({ state: 'completed' });
  expect(await sale.creditsOf(person)).toBe(60);
});

it('pays two addresses of one order: the second is sent back, by staff', async () => {
  const { person, order, reference } = await ordered();
  await sale.tryAgain(person, order, 'card').expect(201);
  const [, second] = await rows(
    api,
    'select provider_payment_id as reference from payment_attempt where order_id = $1 order by id',
    [order],
  );
  await hear({ referenceID: String(second?.['reference']) });
  await hear({ referenceID: reference });
  expect(await sale.creditsOf(person)).toBe(60);
  expect(await sale.deliver(REFUND_KIND)).toBe(1);
  expect(await sale.refundsOf(order)).toEqual([{ reason: 'duplicate', amount: 999, status: 'asked' }]);
  await hear(back('credit', reference, '9.99'));
  expect(await sale.refundsOf(order)).toEqual([{ reason: 'duplicate', amount: 999, status: 'done' }]);
});

describe('a refund', () => {
  const ask = (order: number) =>
    within(api, () =>
      api.running.app.get(AskRefund, { strict: false }).ask({
        ...{ order, reason: 'staff', askedBy: OPERATOR.email, note: 'as agreed' },
        reckon: () => Promise.resolve({ amount: 500, credits: 30, reckoning: {} }),
      }),
    );

  it('waits for staff, who are told, and is done once the postback tells of it', async () => {
    const { person, order, reference } = await bought();
    await ask(order);
    expect(await sale.deliver(REFUND_KIND)).toBe(1);
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'staff', amount: 500, status: 'asked' }]);
    expect(await waiting()).toBeGreaterThan(0);
    const before = await waiting();
    for (let times = 0; times < 3; times += 1) await hear(back('credit', reference, '5.00'));
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'staff', amount: 500, status: 'done' }]);
    expect(await waiting()).toBe(before - 1);
    expect(await sale.creditsOf(person)).toBe(30);
    expect(shop.asked).toBe(0);
  });

  it('that nobody asked for here is taken over', async () => {
    const { person, order, reference } = await bought();
    await hear(back('credit', reference, '9.99'));
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'provider', amount: 999, status: 'done' }]);
    expect(await sale.creditsOf(person)).toBe(0);
  });

  it('that is told before its sale waits until that is known', async () => {
    const { person, order, reference } = await ordered();
    await shop.tell(back('credit', reference, '9.99'));
    await expect(sale.deliver(CHECK_KIND)).rejects.toMatchObject({ code: 'payment_not_told_yet' });
    shop.sales.set(reference, '9.99');
    await hear(back('credit', reference, '9.99', '2'));
    expect(await attemptOf(order)).toMatchObject({ status: 'paid' });
    expect(await sale.refundsOf(order)).toEqual([{ reason: 'provider', amount: 999, status: 'done' }]);
    expect(await sale.creditsOf(person)).toBe(0);
  });

  /** Refunds of all brands that staff have to make. */
  async function waiting(): Promise<number> {
    const { app } = api.running;
    const info = jest.fn();
    const log = { info, warn: jest.fn(), error: jest.fn() } as unknown as Logger;
    const [platform, providers] = [app.get(PlatformDatabase), app.get(PaymentProviders, { strict: false })];
    const hourly = new HourlyBooksCheck(new BooksCheck(platform), platform, providers, log);
    await hourly['work']();
    return (info.mock.calls[0]?.[0] as { byHand: number }).byHand;
  }
});

it('takes the credits of a chargeback, which is final', async () => {
  const { person, order, reference } = await bought();
  await hear(back('chargeback', reference, '9.99'));
  await hear(back('chargeback', reference, '9.99'));
  expect(await sale.creditsOf(person)).toBe(0);
  expect(await rows(api, 'select status, amount from payment_dispute where order_id = $1', [order])).toEqual([
    { status: 'lost', amount: 999 },
  ]);
  expect(await rows(api, 'select status from payment_order where id = $1', [order])).toEqual([
    { status: 'charged_back' },
  ]);
});

it('misses no refund and no chargeback, though it lists none', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { order, reference } = await bought();
  await hear(back('credit', reference, '5.00'));
  await hear(back('chargeback', reference, '4.99', '2'));
  expect(await sale.refundsOf(order)).toMatchObject([{ status: 'done' }]);
  const days = api.running.app.get(CompareDay, { strict: false });
  expect(await within(api, () => days.compare('flexpay', today))).toEqual([]);
});
