import { SECOND, type TestApi } from '../../../../../test/support/api';
import { call, confirmed } from '../../../../../test/support/meeting';
import { PaymentsApi, codeOf } from '../../../../../test/support/payments/payments-api';
import { type OrdersResponse } from './orders.response';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(71);
  ({ api } = sale);
});
afterAll(() => api.close());
beforeEach(() => sale.forget());

const listed = async ({ cookie }: { readonly cookie: string }, host?: string) =>
  ((await call(api, 'get', 'payments/orders', cookie, host).expect(200)).body as OrdersResponse).orders;

it('tells a member what they have paid, newest first, and nothing that they have not', async () => {
  const person = await confirmed(api);
  expect(await listed(person)).toEqual([]);
  const first = await sale.placed(person);
  expect(await listed(person)).toEqual([]);
  await sale.hear('paid');
  const second = await sale.placed(person);
  await sale.hear('paid');
  const failed = await sale.placed(person);
  await sale.hear('failed');
  const orders = await listed(person);
  expect(orders.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(orders.map(({ id }) => id)).not.toContain(failed.id);
  expect(orders[0]).toEqual({
    ...{ id: second.id, package: 'start', credits: 60, amount: 999, currency: 'EUR', method: 'card' },
    paid_at: expect.stringMatching(/Z$/) as string,
  });
});

it('is named by the entry of the statement that it paid for', async () => {
  const person = await confirmed(api);
  const { id } = await sale.placed(person);
  await sale.hear('paid');
  const { body } = await call(api, 'get', 'transactions/1', person.cookie).expect(200);
  expect(body).toMatchObject({ reason: 'purchase', amount: 60, order: id });
});

it('tells how it was paid, not what was tried before', async () => {
  const person = await confirmed(api);
  const { id } = await sale.placed(person);
  await sale.hear('failed');
  await sale.tryAgain(person, id, 'ideal').expect(201);
  await sale.hear('paid');
  expect(await listed(person)).toMatchObject([{ id, method: 'ideal' }]);
});

it('is nobody else’s, at no brand', async () => {
  const [person, other, there] = [await confirmed(api), await confirmed(api), await confirmed(api, {}, SECOND)];
  await sale.placed(person);
  await sale.hear('paid');
  expect(await listed(other)).toEqual([]);
  expect(await listed(there, SECOND)).toEqual([]);
  expect(codeOf(await call(api, 'get', 'payments/orders', 'session=x'))).toEqual([403, 'authentication_required']);
});
