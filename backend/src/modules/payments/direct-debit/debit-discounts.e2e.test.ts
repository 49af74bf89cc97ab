import { type TestApi, OPERATOR } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import * as debits from '../../../../test/support/payments/debits';
import * as paying from '../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { type TextMessage } from '../../../platform/sms';
import { DiscountCodeAdmin, type NewDiscountCode } from '../discounts/discount-code-admin';
import { type OrderResponse } from '../orders/order.response';

let sale: PaymentsApi;
let api: TestApi;
let messages: TextMessage[];
beforeAll(async () => {
  sale = await PaymentsApi.start(89);
  ({ api } = sale);
  messages = debits.catchMessages(api);
});
afterAll(() => api.close());
beforeEach(() => sale.forget());
afterEach(async () => {
  expect(await sale.differences()).toEqual([]);
});

const ANY = { minimum: 0, currency: null, country: null, methods: [], member: null, starts: null };
let codes = 0;

/** A code of a campaign, 20 % off unless told. */
async function code(more: Partial<NewDiscountCode> = {}): Promise<string> {
  const expires = new Date(Date.now() + 86_400_000).toISOString();
  const added = { code: `DEBIT${(codes += 1)}`, percent: 20, ...ANY, expires, ...more };
  const admin = api.running.app.get(DiscountCodeAdmin, { strict: false });
  await admin.add(await paying.tenantOf(api), added, OPERATOR);
  return added.code;
}

const payer = (): Promise<Person> => confirmed(api, { country: 'NL' });
const offerOf = (person: Person, discount: string, id?: string) =>
  debits.offerOf(api, person, id).query({ code: discount });
/** The form at the price that the discount leaves of the first package. */
const form = (person: Person, discount: string, more: object = {}) =>
  debits.filledIn(api, messages, person, { amount: 799, discount, ...more });
const pay = async (person: Person, discount: string): Promise<OrderResponse> =>
  (await debits.pay(api, person, await form(person, discount)).expect(201)).body as OrderResponse;
const usesOf = (order: number) => rows(api, 'select state from discount_use where order_id = $1', [order]);

it('costs what the form showed, at the provider and in the books, and uses the discount at submission', async () => {
  const person = await payer();
  const discount = await code();
  expect((await offerOf(person, discount.toLowerCase()).expect(200)).body).toMatchObject({
    ...{ list_amount: 999, discount_amount: 200, amount: 799, discount },
  });
  expect((await debits.offerOf(api, person)).body).toMatchObject({ amount: 999, discount_amount: 0, discount: null });
  const order = await pay(person, discount);
  expect(order).toMatchObject({ state: 'completed', amount: 799, list_amount: 999, discount_amount: 200, discount });
  expect(sale.mollie.payments).toMatchObject([{ sum: { amount: 799, currency: 'EUR' } }]);
  expect(await usesOf(order.id)).toEqual([{ state: 'used' }]);
  expect((await sale.transfersOf(order.id)).map(({ amount }) => amount)).toEqual([660, 139]);
  expect(codeOf(await offerOf(person, discount))).toEqual([409, 'discount_used']);
});

it('is reserved while the bank is asked, and used when it has paid', async () => {
  const person = await payer();
  const discount = await code();
  await debits.paid(api, messages, person);
  const order = await pay(person, discount);
  expect(order).toMatchObject({ state: 'pending' });
  expect(await usesOf(order.id)).toEqual([{ state: 'reserved' }]);
  expect((await offerOf(person, discount)).body).toMatchObject({ code: 'discount_used', order: order.id });
  await sale.hear('paid');
  expect(await usesOf(order.id)).toEqual([{ state: 'used' }]);
});

it('is given back by a debit that was not begun, once its order is over', async () => {
  const person = await payer();
  const discount = await code();
  sale.mollie.faults.push({ call: 'createDebit', fault: 'refused', when: 'before' });
  expect(codeOf(await debits.pay(api, person, await form(person, discount)))).toEqual([503, 'payments_unavailable']);
  const [order] = await rows(api, 'select id from payment_order where account_id = $1', [person.id]);
  const id = Number(order?.['id']);
  expect(await usesOf(id)).toEqual([{ state: 'reserved' }]);
  await rows(api, "update payment_order set expires_at = now() - interval '1 minute' where id = $1", [id]);
  await sale.janitor.work();
  expect(await usesOf(id)).toEqual([{ state: 'released' }]);
  expect(await pay(person, discount)).toMatchObject({ state: 'completed', amount: 799 });
});

it('is one order however often the button is pressed', async () => {
  const person = await payer();
  const wish = await form(person, await code());
  const answers = await Promise.all(Array.from({ length: 6 }, () => debits.pay(api, person, wish)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => (body as { id: number }).id)).size).toBe(1);
  expect(sale.mollie.payments).toHaveLength(1);
});

it('is used once by orders and debits at once', async () => {
  const person = await payer();
  const discount = await code();
  const wish = await form(person, discount);
  const order = await paying.discountedWish(api, person, discount);
  const answers = await Promise.all([debits.pay(api, person, wish), paying.order(api, person, order)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.map(({ body }) => (body as { code?: string }).code)).toContain('discount_used');
});

it('says why it cannot be used, and then nothing is ordered', async () => {
  const person = await payer();
  const offers = async (more: Partial<NewDiscountCode>) => codeOf(await offerOf(person, await code(more)));
  expect(codeOf(await offerOf(person, 'NONE'))).toEqual([404, 'discount_not_found']);
  expect(codeOf(await offerOf(person, ''))).toEqual([422, 'invalid_input']);
  expect(await offers({ methods: ['ideal'] })).toEqual([409, 'discount_method']);
  expect(await offers({ minimum: 1000, currency: 'EUR' })).toEqual([409, 'discount_minimum']);
  expect(await offers({ country: 'DE' })).toEqual([409, 'discount_country']);
  expect(await offers({ currency: 'GBP' })).toEqual([409, 'discount_currency']);
  expect(await offers({ member: (await payer()).id })).toEqual([404, 'discount_not_found']);
  expect((await offerOf(person, await code({ methods: ['sepa_debit'] }))).body).toMatchObject({ amount: 799 });
  const discount = await code();
  const wish = await form(person, discount);
  expect(codeOf(await debits.pay(api, person, { ...wish, amount: 999 }))).toEqual([409, 'price_changed']);
  expect(codeOf(await debits.pay(api, person, { ...wish, discount: undefined }))).toEqual([409, 'price_changed']);
  await rows(api, 'update discount_code set expires_at = now() where code = $1', [discount]);
  expect(codeOf(await debits.pay(api, person, wish))).toEqual([409, 'discount_expired']);
  expect(await rows(api, 'select id from payment_order where account_id = $1', [person.id])).toEqual([]);
  expect(await sale.creditsOf(person)).toBe(0);
});
