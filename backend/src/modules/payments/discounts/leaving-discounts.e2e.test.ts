import { FIRST, SECOND, type TestApi } from '../../../../test/support/api';
import { copyToTenant } from '../../../../test/support/copy-to-tenant';
import { withSettings } from '../../../../test/support/features';
import { confirmed } from '../../../../test/support/meeting';
import * as paying from '../../../../test/support/payments/paying';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { type DiscountCode } from './discount-code.response';

let api: TestApi;
let sale: PaymentsApi;
beforeAll(async () => {
  sale = await PaymentsApi.start(73);
  ({ api } = sale);
});
afterAll(() => api.close());

const offersFor = async ({ cookie }: Person): Promise<string[]> => {
  const answer = await api.on().get('/api/account-deletion').set('cookie', cookie).expect(200);
  return (answer.body as { offers: { kind: string }[] }).offers.map(({ kind }) => kind);
};
const take = ({ cookie }: Person, host = FIRST) =>
  api.on(`${host}.localhost`).post('/api/payments/leaving-discount').set('cookie', cookie);

describe('the discount for members who want to leave', () => {
  it('is offered once, has the percent and days of the settings, and is a code for them alone', async () => {
    const [person, other] = [await confirmed(api, { country: 'NL' }), await confirmed(api, { country: 'NL' })];
    expect(await offersFor(person)).toContain('discount');
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const taken = answers.find(({ status }) => status === 201)?.body as DiscountCode;
    expect(taken).toMatchObject({ percentage: 50, user_id: person.id, paymentmethods: [] });
    expect(Math.abs(Date.parse(taken.expires) - Date.parse(taken.now) - 14 * 86_400_000)).toBeLessThan(60_000);
    expect(await offersFor(person)).not.toContain('discount');
    expect(codeOf(await take(person))).toEqual([409, 'leaving_discount_off']);
    const { packages, discounts } = await paying.offerOf(api, person, FIRST, taken.code);
    expect(packages[0]).toMatchObject({ list_amount: 999, amount: 499 });
    expect(discounts.map(({ code }) => code)).toEqual(['TIMEBONUS25', taken.code]);
    expect(codeOf(await paying.askOffer(api, other, taken.code))).toEqual([404, 'discount_not_found']);
    await copyToTenant(api, person, SECOND);
    expect(codeOf(await paying.askOffer(api, person, taken.code, SECOND))).toEqual([404, 'discount_not_found']);
    const wish = await paying.discountedWish(api, person, taken.code);
    await paying.order(api, person, wish).expect(201);
    await sale.hear('paid');
    expect(codeOf(await paying.askOffer(api, person, taken.code))).toEqual([409, 'discount_used']);
  });

  it('is none where the brand offers none, or sells nothing', async () => {
    const person = await confirmed(api);
    await withSettings(api, { company: { delete_discount: 0 } }, async () => {
      expect(await offersFor(person)).not.toContain('discount');
      expect(codeOf(await take(person))).toEqual([409, 'leaving_discount_off']);
    });
    const change = { company: { delete_discount: 30 }, discounts: { leaving_days: 2 } };
    await rows(api, "update provider_account set status = 'closing'");
    expect(await offersFor(person)).not.toContain('discount');
    await rows(api, "update provider_account set status = 'active'");
    await withSettings(api, change, async () => {
      const { percentage, expires, now } = (await take(person).expect(201)).body as DiscountCode;
      expect([percentage, Math.round((Date.parse(expires) - Date.parse(now)) / 86_400_000)]).toEqual([30, 2]);
    });
    expect((await take({ ...person, cookie: '' })).status).toBe(403);
  });
});
