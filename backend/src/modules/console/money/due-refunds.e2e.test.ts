import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { ProviderError } from '../../../platform/payments';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type WorkResponse } from '../queues/work.response';
import { type BrandDueRefundsResponse } from './money.response';

const FINANCE = 'fin@due.example';
const MODERATOR = 'mod@due.example';
let sale: PaymentsApi;
let api: TestApi;
let person: Person;
const cookies = new Map<string, string>();
beforeAll(async () => {
  sale = await PaymentsApi.start(70);
  ({ api } = sale);
  const { app } = api.running;
  const { id } = await app.get(Tenants).get(FIRST);
  for (const [email, role] of [
    [FINANCE, 'finance'],
    [MODERATOR, 'moderator'],
  ] as const)
    await app.get(StaffTokens).add({ email, name: email, role, tenantIds: [id] }, OPERATOR);
  for (const email of [OPERATOR.email, FINANCE, MODERATOR]) cookies.set(email, await sessionOf(api, email));
});
afterAll(() => api.close());
beforeEach(async () => {
  sale.forget();
  await rows(api, 'delete from refund_request');
  await rows(api, 'delete from payment_dispute');
  await rows(api, 'delete from money_refund');
  await sale.dropWork();
});

const get = (path: string, query: object = {}, who: string = OPERATOR.email) =>
  api
    .on(CONSOLE)
    .get(`/api/staff/${path}`)
    .set('cookie', cookies.get(who) ?? '')
    .query(query);
const post = (path: string, body: object = {}, slug = FIRST) =>
  api
    .on(CONSOLE)
    .post(`/api/staff/tenants/${slug}/${path}`)
    .set('cookie', cookies.get(OPERATOR.email) ?? '')
    .send(body);
const page = async (query: object = {}, who?: string) =>
  (await get('due-refunds', query, who).expect(200)).body as BrandDueRefundsResponse;
const listed = async (query: object = {}, who?: string) =>
  (await page(query, who)).refunds.map(({ tenant, order, cause }) => [tenant, order, cause]);

/** A package of 60 credits for 9.99, paid. */
async function sold(host = FIRST): Promise<number> {
  person = await confirmed(api, {}, host);
  const { id } = await sale.placed(person, host);
  await sale.hear('paid', undefined, {}, host);
  return id;
}

let keys = 0;
async function refunded(order: number, amount: number, host = FIRST): Promise<string> {
  const wish = { amount, reason: 'Bought by mistake', key: `due:${(keys += 1)}000` };
  const { body } = await post(`orders/${order}/refunds`, wish, host).expect(200);
  return (body as { refund: string }).refund;
}

/** The provider takes what was asked for, and cannot pay it out. */
async function fail(host = FIRST): Promise<void> {
  await sale.deliverRefunds(host);
  const payment = sale.mollie.payments.at(-1);
  const refunds = (payment?.refunds ?? []).map((one) => ({ ...one, status: 'failed' as const }));
  await sale.hear('paid', payment, { refunds }, host);
}

async function failed(host = FIRST): Promise<{ order: number; refund: string }> {
  const order = await sold(host);
  const refund = await refunded(order, 500, host);
  await fail(host);
  return { order, refund };
}

/** Somebody pays it back on the provider's own pages. */
const elsewhere = (amount: number) => ({
  ...{ id: `re_${amount}`, key: undefined, status: 'done' as const, sum: { amount, currency: 'EUR' } },
});

const change = (refund: string, set: string) =>
  rows(api, `update money_refund set ${set} where id = $1::uuid`, [refund]);

describe('a refund that failed', () => {
  it('is listed and counted in Work until it is sent again, to those who reach its brand', async () => {
    const [here, there] = [await failed(), await failed(SECOND)];
    const rowOf = ({ order }: typeof here, slug: string) => [slug, order, 'not_paid_out'];
    expect(await listed()).toEqual([rowOf(here, FIRST), rowOf(there, SECOND)]);
    expect(await listed({}, FINANCE)).toEqual([rowOf(here, FIRST)]);
    expect(await listed({ tenant: SECOND })).toEqual([rowOf(there, SECOND)]);
    const { refunds, next } = await page({ tenant: FIRST });
    expect([refunds, next]).toMatchObject([
      [{ id: here.refund, amount: 500, currency: 'EUR', status: 'failed', next_act: 'send_again' }],
      null,
    ]);
    const work = async (who: string) =>
      ((await get('work', {}, who).expect(200)).body as WorkResponse).queues.filter(
        ({ queue }) => queue === 'due_refunds',
      );
    expect(await work(FINANCE)).toMatchObject([{ tenant: FIRST, open: 1, due: refunds[0]?.due_at }]);
    expect(await work(OPERATOR.email)).toHaveLength(2);
    await post(`refunds/${here.refund}/retry`).expect(200);
    expect(await listed()).toEqual([rowOf(there, SECOND)]);
    expect(await work(FINANCE)).toEqual([]);
  });

  it('comes back where it fails again, by the day of the first one', async () => {
    const { order, refund } = await failed();
    await change(refund, "due_at = '2026-01-02T00:00:00Z'");
    await post(`refunds/${refund}/retry`).expect(200);
    await fail();
    const { refunds } = await page();
    expect(refunds).toMatchObject([{ order, status: 'failed', due_at: '2026-01-02T00:00:00.000Z' }]);
    expect(refunds[0]?.id).not.toBe(refund);
  });

  it('is over once all of it was paid back by another refund', async () => {
    const { order } = await failed();
    await refunded(order, 499);
    expect(await listed()).toHaveLength(1);
    await refunded(order, 1);
    expect(await listed()).toEqual([]);
  });

  it('says how much of it is owed still, which alone is sent again', async () => {
    const { order, refund } = await failed();
    await refunded(order, 300);
    expect((await page()).refunds).toMatchObject([{ id: refund, amount: 500, owed: 200 }]);
    const other = await failed(SECOND);
    expect((await page({ tenant: SECOND })).refunds).toMatchObject([{ id: other.refund, owed: 500 }]);
    const answers = await Promise.all([post(`refunds/${refund}/retry`), post(`refunds/${refund}/retry`)]);
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(
      await rows(api, 'select status, amount from money_refund where order_id = $1 order by asked_at', [order]),
    ).toEqual([
      ...[
        { status: 'failed', amount: 500 },
        { status: 'asked', amount: 300 },
        { status: 'asked', amount: 200 },
      ],
    ]);
    expect(await listed({ tenant: FIRST })).toEqual([]);
    expect((await sale.differences()).filter((one) => one.order === order)).toEqual([]);
  });

  it('is never paid twice: what was paid back otherwise is not sent again', async () => {
    const { order, refund } = await failed();
    const [paid, again] = await Promise.all([
      post(`orders/${order}/refunds`, { amount: 500, reason: 'Paid otherwise', key: 'race:0001' }),
      post(`refunds/${refund}/retry`),
    ]);
    const sums = await rows(api, "select amount from money_refund where order_id = $1 and status <> 'failed'", [order]);
    expect(sums).toEqual([{ amount: 500 }]);
    if (again.status === 200) expect(codeOf(paid)).toEqual([409, 'refund_too_high']);
    else expect([paid.status, codeOf(again)]).toEqual([200, [409, 'refund_not_owed']]);
    expect(await listed()).toEqual([]);
  });

  it('is replaced by a refund that fails as well, and stays owed once', async () => {
    const { order, refund } = await failed();
    const second = await refunded(order, 400);
    await sale.deliverRefunds();
    const payment = sale.mollie.payments.at(-1);
    const refunds = (payment?.refunds ?? []).map((one) => ({ ...one, status: 'failed' as const }));
    await sale.hear('paid', payment, { refunds });
    expect((await page()).refunds.map(({ id, owed }) => [id, owed])).toEqual(
      expect.arrayContaining([
        [refund, 100],
        [second, 400],
      ]),
    );
    await refunded(order, 400);
    expect((await page()).refunds.map(({ owed }) => owed).reduce((sum, one) => sum + one, 0)).toBe(100);
    await sale.hear('paid', payment, { refunds: [...refunds, elsewhere(100)] });
    expect(await listed()).toEqual([]);
  });

  it('owes what the bank did not take back', async () => {
    const { order } = await failed();
    await rows(
      api,
      `insert into payment_dispute (tenant_id, id, order_id, attempt_id, provider_dispute_id, amount, credits_taken, credits_missing, status)
       select tenant_id, gen_random_uuid(), order_id, attempt_id, 'chb_2', 350, 0, 0, 'lost' from money_refund where order_id = $1`,
      [order],
    );
    expect((await page()).refunds).toMatchObject([{ order, owed: 150 }]);
  });

  it('says why in the provider’s code and words', async () => {
    const order = await sold();
    const refund = await refunded(order, 500);
    const told = { provider_code: 'http_422.amount', provider_text: 'The card is closed' };
    const error = new ProviderError('refused', told.provider_code, { words: told.provider_text });
    sale.mollie.faults.push({ call: 'refund', fault: 'refused', when: 'before', error });
    await sale.deliverRefunds();
    expect((await page()).refunds).toMatchObject([{ id: refund, cause: 'refused', ...told }]);
    const file = (await get(`tenants/${FIRST}/orders/${order}`).expect(200)).body as { refunds: object[] };
    expect(file.refunds).toMatchObject([{ id: refund, status: 'failed', owed: 500, ...told }]);
    await post(`refunds/${refund}/retry`).expect(200);
    await fail();
    expect((await page()).refunds).toMatchObject([{ provider_code: null, provider_text: null }]);
  });

  it('says of one that was taken why it was not paid out', async () => {
    const order = await sold();
    await refunded(order, 500);
    await sale.deliverRefunds();
    const payment = sale.mollie.payments.at(-1);
    const failure = 'expired_or_canceled_card';
    const refunds = (payment?.refunds ?? []).map((one) => ({ ...one, status: 'failed' as const, failure }));
    await sale.hear('paid', payment, { refunds });
    await sale.hear('paid', payment, { refunds });
    expect((await page()).refunds).toMatchObject([{ order, cause: 'not_paid_out', provider_code: failure, owed: 500 }]);
  });

  it('is not hidden by the one that another failed refund was sent again as', async () => {
    const { order, refund } = await failed();
    await post(`refunds/${refund}/retry`).expect(200);
    await rows(
      api,
      `insert into money_refund (tenant_id, id, order_id, attempt_id, reason, amount, status, asked_at, due_at)
       select tenant_id, gen_random_uuid(), order_id, attempt_id, reason, 400, 'failed', asked_at, due_at
       from money_refund where id = $1::uuid`,
      [refund],
    );
    expect(await listed()).toEqual([[FIRST, order, 'refused']]);
  });

  it('says that the provider refused it', async () => {
    const order = await sold();
    await refunded(order, 500);
    sale.mollie.faults.push({ call: 'refund', fault: 'refused', when: 'before' });
    await sale.deliverRefunds();
    expect(await listed()).toEqual([[FIRST, order, 'refused']]);
  });

  it('waits while the bank looks into it, and is over with the bank', async () => {
    const { order } = await failed();
    const dispute = (status: string) =>
      rows(
        api,
        `insert into payment_dispute (tenant_id, id, order_id, attempt_id, provider_dispute_id, amount, credits_taken, credits_missing, status)
         select tenant_id, gen_random_uuid(), order_id, attempt_id, 'chb_1', 999, 0, 0, $2 from money_refund where order_id = $1
         on conflict (tenant_id, attempt_id, provider_dispute_id) do update set status = excluded.status`,
        [order, status],
      );
    await dispute('open');
    expect((await page()).refunds).toMatchObject([{ cause: 'in_dispute', next_act: 'wait' }]);
    await dispute('lost');
    expect(await listed()).toEqual([]);
  });
});

describe('a refund that is on its way', () => {
  it('is listed three days before the law wants it paid', async () => {
    const refund = await refunded(await sold(), 500);
    expect(await listed()).toEqual([]);
    await change(refund, "due_at = now() + interval '2 days'");
    expect((await page()).refunds).toMatchObject([{ status: 'asked', cause: 'not_sent', next_act: 'send_again' }]);
    await sale.deliverRefunds();
    expect((await page()).refunds).toMatchObject([{ status: 'sent', cause: 'under_way', next_act: 'ask_provider' }]);
    await change(refund, "due_at = now() + interval '4 days'");
    expect(await listed()).toEqual([]);
    await change(refund, "due_at = now() - interval '1 day', status = 'done'");
    expect(await listed()).toEqual([]);
  });

  it('is listed at once where it is made by hand, and never before a debit is paid', async () => {
    const order = await sold();
    await refunded(order, 500);
    const account = (provider: string) =>
      rows(
        api,
        `update provider_account p set provider = $2 from payment_attempt a
         where a.order_id = $1 and p.tenant_id = a.tenant_id and p.id = a.provider_account_id`,
        [order, provider],
      );
    await account('bank');
    expect((await page()).refunds).toMatchObject([{ cause: 'by_transfer', next_act: 'transfer' }]);
    await account('flexpay');
    expect((await page()).refunds).toMatchObject([{ cause: 'by_provider_pages', next_act: 'provider_pages' }]);
    await rows(api, "update payment_attempt set status = 'pending' where order_id = $1", [order]);
    expect(await listed()).toEqual([]);
    await rows(api, "update payment_attempt set status = 'paid' where order_id = $1", [order]);
    await account('mollie');
  });
});

it('comes in pages that lose none and show none twice, sorted by the due day', async () => {
  for (const host of [FIRST, SECOND]) {
    const { order } = await failed(host);
    await rows(
      api,
      `insert into money_refund (tenant_id, id, order_id, attempt_id, reason, amount, status, due_at)
       select tenant_id, gen_random_uuid(), order_id, attempt_id, reason, 1, 'failed',
         timestamptz '2026-01-01' + (n % 5) * interval '1 microsecond'
       from money_refund, generate_series(1, 60) n where order_id = $1`,
      [order],
    );
  }
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { refunds, next }: BrandDueRefundsResponse = await page(after === null ? {} : { after });
    seen.push(...refunds.map(({ id }) => id));
    after = next;
  } while (after !== null);
  const all = await rows(api, 'select id from money_refund order by due_at, tenant_id, id');
  expect(seen).toEqual(all.map(({ id }) => id));
  expect(seen).toHaveLength(122);
});

it('is for staff who may see money, of the brands that they reach', async () => {
  expect(codeOf(await get('due-refunds', {}, MODERATOR))).toEqual([403, 'permission_denied']);
  expect(codeOf(await get('due-refunds', { tenant: SECOND }, FINANCE))).toEqual([404, 'tenant_not_found']);
  await api.on(CONSOLE).get('/api/staff/due-refunds').expect(401);
  await sold();
  await api.on(CONSOLE).get('/api/staff/due-refunds').set('cookie', person.cookie).expect(401);
  for (const query of [{ after: 'x' }, { after: '1_1_1' }, { tenant: 'x' }])
    expect((await get('due-refunds', query)).status).toBe(422);
});
