import { randomUUID } from 'node:crypto';
import { type TestApi } from '../../../../../test/support/api';
import { change, confirmed } from '../../../../../test/support/meeting';
import * as paying from '../../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../../test/support/payments/payments-api';
import { signUp } from '../../../../../test/support/people';
import { type OrderResponse } from '../../orders/order.response';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(64);
  ({ api } = sale);
});
afterAll(() => api.close());
beforeEach(() => sale.forget());

describe('an order', () => {
  it('is one, however often the button is pressed', async () => {
    const person = await confirmed(api);
    const wish = await paying.wishOf(api, person);
    const answers = await Promise.all(Array.from({ length: 15 }, () => paying.order(api, person, wish)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as OrderResponse).id)).size).toBe(1);
    expect(sale.mollie.payments).toHaveLength(1);
    expect(codeOf(await paying.order(api, person, { ...wish, amount: 1999, package: 'plus' }))).toEqual([
      ...[409, 'order_key_used'],
    ]);
  });

  it('is of what the page showed, else nothing is ordered', async () => {
    const person = await confirmed(api);
    const wish = await paying.wishOf(api, person);
    const refusals: [object, number, string][] = [
      [{ amount: 1 }, 409, 'price_changed'],
      [{ currency: 'USD' }, 409, 'price_changed'],
      [{ package: 'none' }, 404, 'package_not_found'],
      [{ method: 'swish' }, 409, 'payment_method_not_offered'],
      [{ method: 'cash' }, 422, 'invalid_input'],
      [{ begin_now: 'no' }, 422, 'invalid_input'],
      [{ key: 'x' }, 422, 'invalid_input'],
    ];
    for (const [more, status, code] of refusals)
      expect(codeOf(await paying.order(api, person, { ...wish, key: randomUUID(), ...more }))).toEqual([status, code]);
    expect((await paying.order(api, person, { ...wish, key: randomUUID(), amount: 1 })).body).toMatchObject({
      ...{ amount: 999, currency: 'EUR' },
    });
    expect(sale.mollie.payments).toHaveLength(0);
  });

  it('is for members who have confirmed their address', async () => {
    const unconfirmed = await signUp(api, 'buys-early@visitor.example');
    const wish = await paying.wishOf(api, unconfirmed);
    expect(codeOf(await paying.order(api, unconfirmed, wish))).toEqual([403, 'account_not_confirmed']);
  });
});

describe('a provider that fails', () => {
  it('is followed by the next one', async () => {
    sale.mollie.faults.push({ call: 'create', fault: 'unauthorised', when: 'before' });
    const order = await sale.placed(await confirmed(api));
    expect(order).toMatchObject({ state: 'pending' });
    expect([sale.mollie.payments.length, sale.stripe.payments.length]).toEqual([0, 1]);
  });

  it('is said to be away where there is no other, and nothing is charged', async () => {
    const person = await confirmed(api);
    const wish = await paying.wishOf(api, person);
    for (const { faults } of [sale.mollie, sale.stripe])
      faults.push({ call: 'create', fault: 'refused', when: 'before' });
    expect(codeOf(await paying.order(api, person, wish))).toEqual([503, 'payments_unavailable']);
  });

  it('is said to be away where it has never told what it offers in a country', async () => {
    const wish = await paying.wishOf(api, await confirmed(api));
    const elsewhere = await confirmed(api);
    await change(api, elsewhere.id, { country: 'BE' });
    for (const { faults } of [sale.mollie, sale.stripe])
      faults.push({ call: 'offer', fault: 'silent', when: 'before' });
    expect(codeOf(await paying.order(api, elsewhere, wish))).toEqual([503, 'payments_unavailable']);
    expect(codeOf(await paying.order(api, elsewhere, { ...wish, key: randomUUID(), method: 'swish' }))).toEqual([
      ...[409, 'payment_method_not_offered'],
    ]);
  });

  it('made the payment though its answer was lost: it is found again, and not made twice', async () => {
    const person = await confirmed(api);
    sale.mollie.faults.push({ call: 'create', fault: 'silent', when: 'after' });
    const order = await sale.placed(person);
    expect(order).toMatchObject({ state: 'pending', checkout_url: null });
    await sale.age(order.id, '3 seconds');
    expect(await sale.stateOf(person, order.id)).toMatchObject({
      ...{ state: 'pending', checkout_url: `https://pay.example/${sale.mollie.payments[0]?.id}` },
    });
    expect([sale.mollie.payments.length, sale.stripe.payments.length]).toEqual([1, 0]);
  });

  it('made nothing: the member may try again', async () => {
    const person = await confirmed(api);
    sale.mollie.faults.push({ call: 'create', fault: 'silent', when: 'before' });
    const order = await sale.placed(person);
    await sale.age(order.id, '3 seconds');
    expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'failed' });
  });

  it('tells nothing when asked: the page says what is known', async () => {
    const person = await confirmed(api);
    const order = await sale.placed(person);
    await sale.age(order.id, '3 seconds');
    sale.mollie.faults.push({ call: 'read', fault: 'silent', when: 'before' });
    expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'pending' });
  });
});
