import { randomUUID } from 'node:crypto';
import { OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { within } from '../../../../test/support/credits';
import { withSettings } from '../../../../test/support/features';
import { confirmed } from '../../../../test/support/meeting';
import * as paying from '../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { type OrderResponse } from '../orders/order.response';
import { type PlaceOrderRequest } from '../use-cases/place-order/place-order.request';
import { PlaceOrder } from '../use-cases/place-order/place-order.use-case';
import { DiscountCodeAdmin, type NewDiscountCode } from './discount-code-admin';

let sale: PaymentsApi;
let api: TestApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(72);
  ({ api } = sale);
});
afterAll(() => api.close());
beforeEach(() => sale.forget());

const ANY = { minimum: 0, currency: null, country: null, methods: [], member: null, starts: null };
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
let codes = 0;

/** A code of a campaign, 20 % off unless told. */
async function code(more: Partial<NewDiscountCode> = {}, host?: string): Promise<string> {
  const added = { code: `SALE${(codes += 1)}`, percent: 20, ...ANY, expires: inDays(1), ...more };
  const admin = api.running.app.get(DiscountCodeAdmin, { strict: false });
  await admin.add(await paying.tenantOf(api, host), added, OPERATOR);
  return added.code;
}

/** Somebody for whom no discount of a first order runs any more. */
async function settled(facts: Record<string, unknown> = { country: 'NL' }): Promise<Person> {
  const person = await confirmed(api, facts);
  await rows(api, "update account set created_at = now() - interval '1 year' where id = $1", [person.id]);
  return person;
}

const usesOf = (order: number) => rows(api, 'select state from discount_use where order_id = $1', [order]);
const orderWith = async (person: Person, discount: string, more: object = {}) =>
  paying.order(api, person, { ...(await paying.discountedWish(api, person, discount)), ...more });
const refusal = async (person: Person, discount: string) => codeOf(await paying.askOffer(api, person, discount));

async function expire(order: number): Promise<void> {
  await sale.hear('expired');
  await rows(api, "update payment_order set expires_at = now() - interval '1 minute' where id = $1", [order]);
  await sale.janitor.work();
}

describe('an order with a discount', () => {
  it('costs what the page showed, at the provider and in the books, and uses the discount', async () => {
    const person = await settled();
    const discount = await code();
    const { packages, ...offer } = await paying.offerOf(api, person, undefined, discount.toLowerCase());
    expect(offer.discount).toMatchObject({
      code: discount,
      percentage: 20,
      paymentmethods: ['card', 'ideal', 'paypal', 'sepa_debit'],
    });
    expect(offer.discounts).toEqual([]);
    expect(packages[0]).toMatchObject({ list_amount: 999, discount_amount: 200, amount: 799, vat_amount: 139 });
    const order = (await orderWith(person, discount)).body as OrderResponse;
    expect(order).toMatchObject({ amount: 799, list_amount: 999, discount_amount: 200, discount, state: 'pending' });
    expect(sale.mollie.payments).toMatchObject([{ sum: { amount: 799, currency: 'EUR' } }]);
    expect(await usesOf(order.id)).toEqual([{ state: 'reserved' }]);
    await sale.hear('paid');
    expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'completed' });
    expect((await sale.transfersOf(order.id)).map(({ amount }) => amount)).toEqual([660, 139]);
    expect(await usesOf(order.id)).toEqual([{ state: 'used' }]);
    expect(await refusal(person, discount)).toEqual([409, 'discount_used']);
    expect(
      codeOf(await paying.order(api, person, await paying.wishOf(api, person, { discount, amount: 799 }))),
    ).toEqual([...[409, 'discount_used']]);
  });

  it('has the active discount by default: the time bonus, otherwise the welcome discount, otherwise none', async () => {
    const person = await confirmed(api, { country: 'NL' });
    const active = async () => {
      const { discount, discounts, packages } = await paying.offerOf(api, person);
      return [discount?.code, discounts.map((one) => one.code), packages[0]?.amount];
    };
    expect(await active()).toEqual(['TIMEBONUS25', ['TIMEBONUS25'], 749]);
    await withSettings(api, { discounts: { time_bonus_percent: 50 } }, async () => {
      expect(await active()).toEqual(['TIMEBONUS25', ['TIMEBONUS25'], 499]);
    });
    await withSettings(api, { features: { time_bonus: false } }, async () => {
      expect(await active()).toEqual(['WELCOME25', ['WELCOME25'], 749]);
    });
    await rows(api, "update account set created_at = now() - interval '5 hours' where id = $1", [person.id]);
    expect(await active()).toEqual(['WELCOME25', ['WELCOME25'], 749]);
    const own = await code({ member: person.id });
    await rows(api, "update account set created_at = now() - interval '8 days' where id = $1", [person.id]);
    expect(await active()).toEqual([own, [own], 799]);
  });

  it('is at the regular price without the code, and refused at any other', async () => {
    const person = await confirmed(api);
    const wish = await paying.discountedWish(api, person, 'TIMEBONUS25');
    expect(codeOf(await paying.order(api, person, { ...wish, discount: undefined }))).toEqual([409, 'price_changed']);
    expect(codeOf(await paying.order(api, person, { ...wish, amount: 1 }))).toEqual([409, 'price_changed']);
    const settings = { discounts: { time_bonus_percent: 10 } };
    await withSettings(api, settings, async () => {
      expect((await paying.order(api, person, wish)).body).toMatchObject({ code: 'price_changed', amount: 899 });
    });
    await paying.order(api, person, wish).expect(201);
  });

  it('keeps its price until it expires, though the time of the discount ends meanwhile', async () => {
    const person = await confirmed(api);
    const wish = await paying.discountedWish(api, person, 'TIMEBONUS25');
    const order = (await paying.order(api, person, wish)).body as OrderResponse;
    await rows(api, "update account set created_at = now() - interval '4 hours 1 second' where id = $1", [person.id]);
    expect((await paying.order(api, person, wish)).body).toMatchObject({ id: order.id, amount: 749 });
    await sale.hear('failed');
    await sale.tryAgain(person, order.id).expect(201);
    expect(sale.mollie.payments.at(-1)).toMatchObject({ sum: { amount: 749 } });
    await sale.hear('paid');
    expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'completed', amount: 749 });
  });

  it('never costs less than the least that can be paid', async () => {
    const person = await settled({ country: 'BE' });
    const discount = await code({ percent: 90 });
    const replaced = [sale.mollie, sale.stripe].map((provider) =>
      jest.replaceProperty(provider, 'methods', [
        { method: 'ideal', least: 500 },
        { method: 'card', least: 250 },
      ]),
    );
    const { packages } = await paying.offerOf(api, person, undefined, discount);
    for (const one of replaced) one.restore();
    expect(packages[0]).toMatchObject({
      list_amount: 999,
      amount: 250,
      discount_amount: 749,
      methods: ['card', 'sepa_debit'],
    });
  });
});

describe('a discount is used once', () => {
  it('whatever a hundred orders do at once', async () => {
    const person = await settled();
    const wish = (await paying.discountedWish(api, person, await code())) as Pick<
      PlaceOrderRequest,
      keyof PlaceOrderRequest
    >;
    const tenantId = await paying.tenantOf(api);
    const purchaser = { tenantId, member: person.id, visitor: null, locale: 'en', origin: 'http://x.localhost' };
    // Past the limit of calls, which would refuse most of them.
    const orders = api.running.app.get(PlaceOrder, { strict: false });
    const place = () => within(api, () => orders.place(purchaser, { ...wish, key: randomUUID() }));
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, place));
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toHaveLength(99);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'discount_used' });
    expect(await rows(api, 'select state from discount_use where account_id = $1', [person.id])).toEqual([
      { state: 'reserved' },
    ]);
    expect(await rows(api, 'select amount from payment_order where account_id = $1', [person.id])).toEqual([
      { amount: 799 },
    ]);
  });

  it('by the same press sent many times: it is one order', async () => {
    const person = await settled();
    const wish = await paying.discountedWish(api, person, await code());
    const answers = await Promise.all(Array.from({ length: 15 }, () => paying.order(api, person, wish)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as OrderResponse).id)).size).toBe(1);
    expect(codeOf(await paying.order(api, person, { ...wish, package: 'plus', amount: 1 }))).toEqual([
      ...[409, 'order_key_used'],
    ]);
  });

  it('by one order of a first order’s discounts, whichever of both it has', async () => {
    const person = await confirmed(api);
    const order = (await orderWith(person, 'TIMEBONUS25')).body as OrderResponse;
    expect((await paying.askOffer(api, person, 'WELCOME25')).body).toMatchObject({
      ...{ code: 'discount_used', order: order.id },
    });
    const { discount, discounts, packages } = await paying.offerOf(api, person);
    expect([discount, packages[0]?.amount]).toEqual([null, 999]);
    expect(discounts).toMatchObject([{ code: 'TIMEBONUS25', order: order.id }]);
  });

  it('and is free again when its order has expired', async () => {
    const person = await settled();
    const discount = await code();
    const order = (await orderWith(person, discount)).body as OrderResponse;
    expect(await refusal(person, discount)).toEqual([409, 'discount_used']);
    await expire(order.id);
    expect(await usesOf(order.id)).toEqual([{ state: 'released' }]);
    await orderWith(person, discount).then(({ status }) => expect(status).toBe(201));
  });

  it('and is free again when its order is cancelled', async () => {
    const person = await settled();
    const discount = await code();
    const order = (await orderWith(person, discount)).body as OrderResponse;
    const cancel = (who: Person, id: number | string) =>
      api.on().delete(`/api/payments/orders/${id}`).set('cookie', who.cookie);
    expect(codeOf(await cancel(await settled(), order.id))).toEqual([404, 'order_not_found']);
    expect((await cancel({ ...person, cookie: '' }, order.id)).status).toBe(403);
    expect((await cancel(person, order.id).expect(200)).body).toMatchObject({ state: 'expired', checkout_url: null });
    expect(sale.mollie.payments[0]?.status).toBe('cancelled');
    expect(await usesOf(order.id)).toEqual([{ state: 'released' }]);
    const next = (await orderWith(person, discount)).body as OrderResponse;
    await sale.hear('paid');
    expect((await cancel(person, next.id).expect(200)).body).toMatchObject({ state: 'completed' });
    expect(await usesOf(next.id)).toEqual([{ state: 'used' }]);
  });

  it('though money for an expired order comes late: its price holds, and the discount counts as used', async () => {
    const person = await settled();
    const discount = await code();
    const order = (await orderWith(person, discount)).body as OrderResponse;
    await expire(order.id);
    await sale.hear('paid');
    expect(await sale.stateOf(person, order.id)).toMatchObject({ state: 'completed', amount: 799 });
    expect(await usesOf(order.id)).toEqual([{ state: 'used' }]);
    expect(await refusal(person, discount)).toEqual([409, 'discount_used']);
  });

  it('though another order has used it by then: both prices hold', async () => {
    const person = await settled();
    const discount = await code();
    const late = (await orderWith(person, discount)).body as OrderResponse;
    await expire(late.id);
    const order = (await orderWith(person, discount)).body as OrderResponse;
    const [first, second] = sale.mollie.payments;
    await sale.hear('paid', second);
    await sale.hear('paid', first);
    for (const { id } of [late, order])
      expect(await sale.stateOf(person, id)).toMatchObject({ state: 'completed', amount: 799 });
    expect(await usesOf(order.id)).toEqual([{ state: 'used' }]);
    expect(await usesOf(late.id)).toEqual([{ state: 'released' }]);
    expect(await sale.refundsOf(late.id)).toEqual([]);
  });
});

describe('a code', () => {
  it('says why it cannot be used, and nothing is ordered', async () => {
    const person = await settled();
    const other = await settled();
    const past = await code();
    await rows(
      api,
      "update discount_code set starts_at = now() - interval '1 day', expires_at = now() - interval '1 second' where code = $1",
      [past],
    );
    const ended = await code();
    const admin = api.running.app.get(DiscountCodeAdmin, { strict: false });
    await admin.end(await paying.tenantOf(api), ended, OPERATOR);
    const refusals: [string, number, string][] = [
      ['NOSUCH', 404, 'discount_not_found'],
      ['💥 or 1=1', 404, 'discount_not_found'],
      [await code({ member: other.id }), 404, 'discount_not_found'],
      [await code({ starts: inDays(0.5) }), 404, 'discount_not_found'],
      [await code({}, SECOND), 404, 'discount_not_found'],
      [past, 409, 'discount_expired'],
      [ended, 409, 'discount_expired'],
      ['TIMEBONUS25', 409, 'discount_expired'],
      ['WELCOME25', 409, 'discount_expired'],
      [await code({ country: 'DE' }), 409, 'discount_country'],
      [await code({ currency: 'PLN' }), 409, 'discount_currency'],
      [await code({ currency: 'EUR', minimum: 1_000_000 }), 409, 'discount_minimum'],
      [await code({ methods: ['swish'] }), 409, 'discount_method'],
      ['', 422, 'invalid_input'],
    ];
    const wish = await paying.wishOf(api, person);
    for (const [discount, status, reason] of refusals) {
      expect([discount, ...(await refusal(person, discount))]).toEqual([discount, status, reason]);
      const answer = await paying.order(api, person, { ...wish, key: randomUUID(), discount });
      expect([discount, ...codeOf(answer)]).toEqual([discount, status, reason]);
    }
    expect(await rows(api, 'select from payment_order where account_id = $1', [person.id])).toEqual([]);
  });

  it('is for the packages of its minimum, and for its ways to pay', async () => {
    const person = await settled();
    const discount = await code({ currency: 'EUR', minimum: 1000, methods: ['ideal'] });
    const { packages } = await paying.offerOf(api, person, undefined, discount);
    const [small, larger] = packages;
    if (!small || !larger) throw new Error('the brand sells too little');
    expect(small).toMatchObject({
      amount: 999,
      discount_amount: 0,
      methods: ['ideal', 'card', 'paypal', 'sepa_debit'],
    });
    expect(larger.methods).toEqual(['ideal']);
    const wish = await paying.wishOf(api, person, { discount, package: larger.id, amount: larger.amount });
    expect(codeOf(await paying.order(api, person, wish))).toEqual([409, 'discount_method']);
    const tooSmall = await paying.order(api, person, { ...wish, method: 'ideal', package: small.id, amount: 999 });
    expect(tooSmall.body).toMatchObject({ code: 'discount_minimum', minimum: 1000, currency: 'EUR' });
    const order = (await paying.order(api, person, { ...wish, method: 'ideal' })).body as OrderResponse;
    expect(codeOf(await sale.tryAgain(person, order.id, 'card'))).toEqual([409, 'discount_method']);
    await sale.tryAgain(person, order.id, 'ideal').expect(201);
  });

  it('of a first order is none of somebody who has bought', async () => {
    const person = await confirmed(api);
    await sale.placed(person);
    await sale.hear('paid');
    expect(await refusal(person, 'WELCOME25')).toEqual([409, 'discount_first_order']);
    expect((await paying.offerOf(api, person)).discount).toBeNull();
  });

  it('ends to the second, by the database’s clock, in the statement that writes the order', async () => {
    const person = await settled();
    const discount = await code({ percent: 33 });
    const wish = await paying.discountedWish(api, person, discount);
    // Between the look at the code and the order: the provider is asked for its methods there.
    const offer = sale.mollie.offer.bind(sale.mollie);
    jest.spyOn(sale.mollie, 'offer').mockImplementationOnce(async () => {
      await rows(
        api,
        "update discount_code set starts_at = now() - interval '1 day', expires_at = now() - interval '1 second' where code = $1",
        [discount],
      );
      return offer();
    });
    await rows(api, "update profile set country = 'BE' where id = $1", [person.id]);
    expect(codeOf(await paying.order(api, person, wish))).toEqual([409, 'discount_expired']);
    expect(await rows(api, 'select from payment_order where account_id = $1', [person.id])).toEqual([]);
  });
});
