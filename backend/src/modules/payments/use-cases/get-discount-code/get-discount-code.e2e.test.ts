import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { buy } from '../../../../../test/support/credits';
import { withSettings } from '../../../../../test/support/features';
import { call, confirmed } from '../../../../../test/support/meeting';
import { PaymentsApi } from '../../../../../test/support/payments/payments-api';
import { rows, signUp } from '../../../../../test/support/people';
import { type DiscountCode } from '../../discounts/discount-code.response';

let api: TestApi;
let sale: PaymentsApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(47);
  ({ api } = sale);
});
afterAll(() => api.close());

const HOUR_MS = 3_600_000;
const ask = (cookie: string, query = '', host = FIRST) => call(api, 'get', `discountcode.php${query}`, cookie, host);
const none = async (cookie: string, query = ''): Promise<void> => {
  expect((await ask(cookie, query).expect(404)).body).toMatchObject({ code: 'discount_not_found' });
};
const signedUpBefore = (id: number, time: string) =>
  rows(api, 'update account set created_at = now() - $2::interval where id = $1', [id, time]);
/** How much time the answer leaves, in milliseconds. */
const leftOf = (body: unknown): number => {
  const { expires, now } = body as DiscountCode;
  return Date.parse(expires) - Date.parse(now);
};

it('is the time bonus of whoever signed up less than four hours ago, to the second', async () => {
  const { id, cookie } = await signUp(api, 'early@visitor.example');
  await signedUpBefore(id, '1 hour');
  const answer = await ask(cookie).expect(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { expires, now, ...rest } = answer.body as DiscountCode;
  expect(rest).toEqual({
    ...{ code: 'TIMEBONUS25', user_id: id, status: 'active', validity: 'once-per-user', expired: false },
    ...{ value_percentage: 25, percentage: 25, minimum_order_value: 0, minimum: 0 },
    ...{ country: null, currency: null, paymentmethods: ['card', 'ideal', 'paypal'] },
  });
  const left = Date.parse(expires) - Date.parse(now);
  expect(left).toBeLessThanOrEqual(3 * HOUR_MS);
  expect(left).toBeGreaterThan(3 * HOUR_MS - 30_000);
  await signedUpBefore(id, '3 hours 59 minutes');
  await call(api, 'get', 'discountcode', cookie).expect(200);
  await signedUpBefore(id, '4 hours');
  await none(cookie);
});

it('is the welcome discount for some days, while the time bonus runs and after it', async () => {
  const { id, cookie } = await confirmed(api);
  const welcome = await ask(cookie, '?welcome=true').expect(200);
  expect(welcome.body).toMatchObject({ code: 'WELCOME25', percentage: 25, user_id: id });
  expect(Math.abs(leftOf(welcome.body) - 7 * 24 * HOUR_MS)).toBeLessThan(30_000);
  await signedUpBefore(id, '6 days 23:59:00');
  await ask(cookie, '?welcome=true').expect(200);
  await none(cookie);
  await signedUpBefore(id, '7 days');
  await none(cookie, '?welcome=true');
  await ask(cookie, '?welcome=maybe').expect(422);
});

it('can be paid with what the provider offers for the price that is left', async () => {
  const { cookie } = await confirmed(api, { country: 'BE' });
  const replaced = [sale.mollie, sale.stripe].map((provider) =>
    jest.replaceProperty(provider, 'methods', [{ method: 'card', least: 100_000 }, { method: 'ideal' }]),
  );
  const answer = (await ask(cookie).expect(200)).body as DiscountCode;
  for (const one of replaced) one.restore();
  expect(answer.paymentmethods).toEqual(['ideal']);
});

it('ends with the first purchase, and is none of whoever looks in', async () => {
  const { id, cookie } = await confirmed(api);
  await ask(cookie).expect(200);
  await buy(api, id, 5);
  await none(cookie);
  await none(cookie, '?welcome=true');
  expect((await ask('session=x').expect(403)).body).toMatchObject({ authentication_required: true });
  const there = await confirmed(api, {}, SECOND);
  expect((await ask(there.cookie, '', SECOND).expect(200)).body).toMatchObject({ user_id: there.id });
  await ask(there.cookie, '', FIRST).expect(403);
});

it('has the codes, percent and times of the settings', async () => {
  const { id, cookie } = await signUp(api, 'terms@visitor.example');
  const discounts = {
    ...{ time_bonus_code: 'HELLO10', time_bonus_percent: 10, time_bonus_hours: 2 },
    ...{ welcome_code: 'WARM', welcome_percent: 30, welcome_days: 1 },
  };
  await withSettings(api, { discounts }, async () => {
    await signedUpBefore(id, '1 hour');
    const { body } = await ask(cookie).expect(200);
    expect(body).toMatchObject({ code: 'HELLO10', value_percentage: 10, percentage: 10 });
    expect(Math.abs(leftOf(body) - HOUR_MS)).toBeLessThan(30_000);
    await signedUpBefore(id, '2 hours');
    await none(cookie);
    const welcome = (await ask(cookie, '?welcome=true').expect(200)).body as DiscountCode;
    expect(welcome).toMatchObject({ code: 'WARM', percentage: 30 });
    expect(Math.abs(leftOf(welcome) - 22 * HOUR_MS)).toBeLessThan(30_000);
  });
  await ask(cookie).expect(200);
});

it('is refused where the brand has switched it off, at this brand only', async () => {
  const { cookie } = await confirmed(api);
  const there = await confirmed(api, {}, SECOND);
  await withSettings(api, { features: { time_bonus: false, welcome_discount: false } }, async () => {
    expect((await ask(cookie).expect(404)).body).toMatchObject({ code: 'time_bonus_off' });
    expect((await ask(cookie, '?welcome=true').expect(404)).body).toMatchObject({ code: 'welcome_discount_off' });
    await ask(there.cookie, '', SECOND).expect(200);
  });
  await ask(cookie).expect(200);
});
