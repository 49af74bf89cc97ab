import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { buy, within } from '../../../../../test/support/credits';
import { withSettings } from '../../../../../test/support/features';
import { call, confirmed } from '../../../../../test/support/meeting';
import { rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { Database } from '../../../../platform/database';
import { type DiscountCode } from './discount-code.response';
import { TimeBonus } from './time-bonus';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(47);
}, 60_000);
afterAll(() => api.close());

const ask = (cookie: string, query = '', host = FIRST) => call(api, 'get', `discountcode.php${query}`, cookie, host);
const none = async (cookie: string, query = ''): Promise<void> => {
  expect((await ask(cookie, query).expect(404)).body).toMatchObject({ code: 'discount_not_found' });
};
const signedUpBefore = (id: number, time: string) =>
  rows(api, 'update account set created_at = now() - $2::interval where id = $1', [id, time]);

it('is the time bonus of whoever signed up less than four hours ago, to the second', async () => {
  const { id, cookie } = await signUp(api, 'early@visitor.example');
  await signedUpBefore(id, '1 hour');
  const answer = await ask(cookie).expect(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { expires, now, ...rest } = answer.body as DiscountCode;
  expect(rest).toEqual({
    ...{ code: 'TIMEBONUS25', user_id: id, status: 'active', validity: 'once-per-user', expired: false },
    ...{ value_percentage: 25, percentage: 25, minimum_order_value: 0, minimum: 0 },
    ...{ country: null, currency: null, paymentmethods: [] },
  });
  const left = Date.parse(expires) - Date.parse(now);
  expect(left).toBeLessThanOrEqual(3 * 3_600_000);
  expect(left).toBeGreaterThan(3 * 3_600_000 - 30_000);
  await signedUpBefore(id, '3 hours 59 minutes');
  await call(api, 'get', 'discountcode', cookie).expect(200);
  await signedUpBefore(id, '4 hours');
  await none(cookie);
});

it('is over at the very moment at which it expires', async () => {
  const { id } = await confirmed(api);
  const terms = { time_bonus_code: 'X', time_bonus_percent: 10, time_bonus_hours: 4 };
  const { running } = api;
  const database = running.app.get(Database);
  const found = (hours: string) =>
    within(api, () =>
      // Within one transaction the clock stands still.
      database.transaction(async () => {
        await database.query('update account set created_at = now() - $2::interval where id = $1', [id, hours]);
        return running.app.get(TimeBonus, { strict: false }).findFor(id, terms);
      }),
    );
  expect(await found('3:59:59.999999')).toMatchObject({ user_id: id });
  expect(await found('4:00')).toBeUndefined();
});

it('ends with the first purchase, and is none of whoever looks in', async () => {
  const { id, cookie } = await confirmed(api);
  await ask(cookie).expect(200);
  await buy(api, id, 5);
  await none(cookie);
  expect((await ask('session=x').expect(403)).body).toMatchObject({ authentication_required: true });
  const there = await confirmed(api, {}, SECOND);
  expect((await ask(there.cookie, '', SECOND).expect(200)).body).toMatchObject({ user_id: there.id });
  await ask(there.cookie, '', FIRST).expect(403);
});

it('has no welcome discount while there is nothing to take it off', async () => {
  const { cookie } = await confirmed(api);
  await none(cookie, '?welcome=true');
  await ask(cookie, '?welcome=false').expect(200);
  await ask(cookie, '?welcome=maybe').expect(422);
});

it('has the code, percent and hours of the settings', async () => {
  const { id, cookie } = await signUp(api, 'terms@visitor.example');
  const discounts = { time_bonus_code: 'HELLO10', time_bonus_percent: 10, time_bonus_hours: 2 };
  await withSettings(api, { discounts }, async () => {
    await signedUpBefore(id, '1 hour');
    const { expires, now, ...rest } = (await ask(cookie).expect(200)).body as DiscountCode;
    expect(rest).toMatchObject({ code: 'HELLO10', value_percentage: 10, percentage: 10 });
    expect(Math.abs(Date.parse(expires) - Date.parse(now) - 3_600_000)).toBeLessThan(30_000);
    await signedUpBefore(id, '2 hours');
    await none(cookie);
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
