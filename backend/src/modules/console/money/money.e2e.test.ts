import { FIRST, OPERATOR, REVIEWER, SECOND, SUPPORT, type TestApi } from '../../../../test/support/api';
import { withClient } from '../../../../test/support/database';
import { confirmed } from '../../../../test/support/meeting';
import { companyDay } from '../../../../test/support/payments/company-day';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { PublishedSites, Tenants } from '../../tenants';
import { StaffTokens } from '..';
import {
  type BrandFiguresResponse,
  type BrandOrdersResponse,
  type BrandRefundRequestsResponse,
} from './money.response';

const FINANCE = 'fin@work.example';
const MODERATOR = 'mod@work.example';
let sale: PaymentsApi;
let api: TestApi;
let [person, there]: Person[] = [];
const cookies = new Map<string, string>();
const orders: number[] = [];
let foreign = 0;

/** Two paid orders of the first brand, and an order of the second one, whose member is another. */
beforeAll(async () => {
  sale = await PaymentsApi.start(83);
  ({ api } = sale);
  const { app } = api.running;
  const { id } = await app.get(Tenants).get(FIRST);
  for (const [email, role] of [
    [FINANCE, 'finance'],
    [MODERATOR, 'moderator'],
  ] as const)
    await app.get(StaffTokens).add({ email, name: email, role, tenantIds: [id] }, OPERATOR);
  for (const email of [OPERATOR.email, REVIEWER.email, SUPPORT.email, FINANCE, MODERATOR])
    cookies.set(email, await sessionOf(api, email));
  [person, there] = [await confirmed(api), await confirmed(api, {}, SECOND)];
  for (let count = 0; count < 2; count += 1) {
    orders.push((await sale.placed(person)).id);
    await sale.hear('paid');
  }
  foreign = (await sale.placed(there, SECOND)).id;
});
afterAll(() => api.close());

const get = (path: string, query: object = {}, who: string = OPERATOR.email) =>
  api
    .on(CONSOLE)
    .get(`/api/staff/${path}`)
    .set('cookie', cookies.get(who) ?? '')
    .query(query);
const post = (path: string, body: object = {}, who: string = OPERATOR.email) =>
  api
    .on(CONSOLE)
    .post(`/api/staff/${path}`)
    .set('cookie', cookies.get(who) ?? '')
    .send(body);
const found = async (query: object, who?: string) =>
  ((await get('orders', query, who).expect(200)).body as BrandOrdersResponse).orders.map(({ tenant, id }) => [
    ...[tenant, id],
  ]);
const requests = async (query: object, who?: string) =>
  ((await get('refund-requests', query, who).expect(200)).body as BrandRefundRequestsResponse).requests;
const period = () => {
  const today = companyDay();
  return { from: today, to: today };
};
const EVERY_LIST = ['orders', 'payment-disputes', 'payment-differences', 'refund-requests'];

describe('orders of several brands', () => {
  const [own, all] = [() => [...orders].reverse().map((id) => [FIRST, id]), () => [[SECOND, foreign], ...own()]];

  it('are found by number, receipt, payment, member, status and day, of the brands that one reaches', async () => {
    expect(await found({})).toEqual(all());
    expect(await found({}, FINANCE)).toEqual(own());
    expect(await found({ tenant: FIRST })).toEqual(own());
    expect(await found({ q: String(orders[0]) }, SUPPORT.email)).toEqual([[FIRST, orders[0]]]);
    expect(await found({ q: String(foreign) })).toContainEqual([SECOND, foreign]);
    if (!orders.includes(foreign)) expect(await found({ q: String(foreign) }, FINANCE)).toEqual([]);
    const [row] = await rows(api, 'select receipt_number as receipt from payment_order where id = $1', [orders[1]]);
    expect(await found({ q: row?.['receipt'] })).toEqual([[FIRST, orders[1]]]);
    expect(await found({ q: sale.mollie.payments[0]?.id })).toEqual([[FIRST, orders[0]]]);
    expect(await found({ q: sale.mollie.payments.at(-1)?.id }, FINANCE)).toEqual([]);
    expect(await found({ member: person?.id, tenant: FIRST })).toEqual(own());
    expect(await found({ status: 'open' })).toEqual([[SECOND, foreign]]);
    // Orders are sought by days of UTC, figures by those of the company.
    const today = new Date().toISOString().slice(0, 10);
    expect(await found({ from: today, to: today, status: 'paid' })).toEqual(own());
    expect(await found({ from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
  });

  it('come in pages that lose none and show none twice', async () => {
    const seen: unknown[] = [];
    let after: string | null = null;
    do {
      const { body } = await get('orders', { most: 1, ...(after !== null && { after }) }).expect(200);
      const page = body as BrandOrdersResponse;
      seen.push(...page.orders.map(({ tenant, id }) => [tenant, id]));
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(all());
  });
});

it('is for staff who may see money, of the brands that they reach', async () => {
  for (const path of EVERY_LIST) {
    expect(codeOf(await get(path, {}, MODERATOR))).toEqual([403, 'permission_denied']);
    expect(codeOf(await get(path, { tenant: SECOND }, FINANCE))).toEqual([404, 'tenant_not_found']);
    await api.on(CONSOLE).get(`/api/staff/${path}`).expect(401);
    await api
      .on(CONSOLE)
      .get(`/api/staff/${path}`)
      .set('cookie', person?.cookie ?? '')
      .expect(401);
  }
  expect(codeOf(await get('payment-figures', period(), SUPPORT.email))).toEqual([403, 'permission_denied']);
});

it('refuses what it does not know', async () => {
  for (const [path, bad] of [
    ...EVERY_LIST.map((path) => [path, { status: 'x' }] as const),
    ...[{ q: '%' }, { q: "a' or" }, { from: '2026-02-30' }, { after: 'x' }, { member: 'x' }, { most: 101 }].map(
      (query) => ['orders', query] as const,
    ),
    ...([
      ['payment-disputes', { after: '1_1_1' }],
      ['payment-figures', {}],
    ] as const),
  ])
    expect([path, bad, (await get(path, bad)).status]).toEqual([path, bad, 422]);
});

describe('what waits for a second person', () => {
  let id = '';

  beforeAll(async () => {
    const sites = api.running.app.get(PublishedSites, { strict: false });
    const { document, ...site } = await sites.get((await api.running.app.get(Tenants).get(FIRST)).id);
    const strict = { ...document, payments: { ...document.payments, refund_second_person_above: { EUR: 500 } } };
    const published = jest.spyOn(sites, 'get').mockResolvedValue({ ...site, document: strict });
    const body = { amount: 999, reason: 'Bought by mistake', key: 'money:first' };
    const answer = await post(`tenants/${FIRST}/orders/${orders[0]}/refunds`, body, OPERATOR.email).expect(200);
    published.mockRestore();
    ({ id } = answer.body as { id: string });
  });

  it('says whose word would count', async () => {
    const may = async (who: string) => (await requests({ status: 'waiting' }, who)).map((one) => one.may_approve);
    expect(await may(OPERATOR.email)).toEqual([false]);
    expect(await may(FINANCE)).toEqual([false]);
    expect(await may(REVIEWER.email)).toEqual([true]);
    const [operator] = await rows(api, 'select id from staff where email = $1', [OPERATOR.email]);
    const reviewer = (set: string, values: readonly unknown[] = []) =>
      withClient(api.database.rootUrl, (root) =>
        root.query(`update staff set ${set} where email = '${REVIEWER.email}'`, [...values]),
      );
    await reviewer('approves_from = null');
    expect(await may(REVIEWER.email)).toEqual([false]);
    await reviewer('approves_from = now(), created_by = array[$1::integer]', [operator?.['id']]);
    expect(await may(REVIEWER.email)).toEqual([false]);
    await reviewer("created_by = '{}'");
    expect(await may(REVIEWER.email)).toEqual([true]);
  });

  it('is listed by state and order, with its brand', async () => {
    expect(await requests({ status: 'waiting' })).toMatchObject([{ id, tenant: FIRST, order: orders[0], amount: 999 }]);
    expect(await requests({ order: orders[1] })).toEqual([]);
    expect(await requests({ status: 'refused' })).toEqual([]);
    expect(await requests({ tenant: SECOND })).toEqual([]);
    await post(`tenants/${FIRST}/refund-requests/${id}/refusal`, {}, FINANCE).expect(200);
    expect(await requests({ status: 'refused' }, FINANCE)).toMatchObject([{ id, decided_by: FINANCE }]);
  });
});

it('takes a code that was just given where money is asked back', async () => {
  const late = await sessionOf(api, SUPPORT.email);
  await rows(
    api,
    "update staff_session set second_factor_at = now() - interval '1 hour' where staff_id = (select id from staff where email = $1)",
    [SUPPORT.email],
  );
  const body = { amount: 1, reason: 'Bought by mistake', key: 'money:second' };
  for (const path of [`orders/${orders[0]}/refunds`, 'refunds/6f1d3b0e-0d4e-4c7a-9f0e-2f6f1a1c8a11/retry']) {
    const asked = api.on(CONSOLE).post(`/api/staff/tenants/${FIRST}/${path}`).set('cookie', late);
    expect(codeOf(await asked.send(body))).toEqual([403, 'second_factor_needed']);
  }
});

it('tells sums by brand, day and currency', async () => {
  const { body } = await get('payment-figures', period(), FINANCE).expect(200);
  expect(body).toMatchObject({
    days: [{ tenant: FIRST, day: period().from, currency: 'EUR', orders: 2, amount: 1998 }],
  });
  expect((await get('payment-figures', { ...period(), tenant: SECOND })).body).toEqual({
    ...{ days: [], owed: [], time_zones: ['Europe/Berlin'] },
  });
});

it('lists disputes with their brand, newest first', async () => {
  await sale.hear('paid', sale.mollie.payments[1], {
    disputes: [{ id: 'chb_1', status: 'open', sum: { amount: 999, currency: 'EUR' } }],
  });
  const listed = { tenant: FIRST, order: orders[1], provider_dispute: 'chb_1', status: 'open', amount: 999 };
  const { body } = await get('payment-disputes', { status: 'open' }, SUPPORT.email).expect(200);
  expect(body).toMatchObject({ disputes: [listed], next: null });
  expect((await get('payment-disputes', { status: 'won' })).body).toEqual({ disputes: [], next: null });
  expect((await get('payment-disputes', { tenant: SECOND })).body).toEqual({ disputes: [], next: null });
});

it('lists differences of all brands in pages, oldest first, that lose none', async () => {
  await rows(
    api,
    `insert into payment_difference (tenant_id, id, provider_account_id, day, kind, subject, first_seen, resolved_at)
     select t.id, gen_random_uuid(), 'mollie', '2026-11-20', 'payment_unknown', 'tr_' || n, now() - make_interval(mins => n / 3),
       case n % 2 when 0 then now() end
     from tenant t, generate_series(1, 60) n where t.slug in ($1, $2)`,
    [FIRST, SECOND],
  );
  const pages = async (query: object, who?: string) => {
    const seen: { id: string; tenant: string; first_seen: string }[] = [];
    let after: string | null = null;
    do {
      const answer = await get('payment-differences', { ...query, ...(after !== null && { after }) }, who).expect(200);
      const page = answer.body as { differences: typeof seen; next: string | null };
      expect(page.differences.length).toBeLessThanOrEqual(50);
      seen.push(...page.differences);
      after = page.next;
    } while (after !== null);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.map(({ first_seen }) => first_seen)).toEqual(seen.map(({ first_seen }) => first_seen).sort());
    return seen;
  };
  expect(await pages({ status: 'all' })).toHaveLength(120);
  expect(await pages({})).toHaveLength(60);
  const own = await pages({ status: 'all' }, FINANCE);
  expect([own.length, ...new Set(own.map(({ tenant }) => tenant))]).toEqual([60, FIRST]);
  const foreign = `9999999999999999_2147483647_${own[0]?.id}`;
  expect((await get('payment-differences', { after: foreign }, FINANCE)).body).toEqual({ differences: [], next: null });
});

it('counts a second payment that went back as nothing of the sale', async () => {
  const buyer = await confirmed(api);
  const { id } = await sale.placed(buyer);
  const first = sale.mollie.payments.at(-1);
  await sale.tryAgain(buyer, id).expect(201);
  await sale.hear('paid', sale.mollie.payments.at(-1));
  await sale.hear('paid', first);
  expect(await sale.refundsOf(id)).toMatchObject([{ reason: 'duplicate', amount: 999 }]);
  const { body } = await get('orders', { q: String(id), tenant: FIRST }).expect(200);
  expect(body).toMatchObject({ orders: [{ id, status: 'paid', amount: 999, refunded: 0, disputed: 0 }] });
  expect((await get(`tenants/${FIRST}/orders/${id}`)).body).toMatchObject({ refunded: 0, refunds: [{ amount: 999 }] });
});

it('tells what members owe by brand and currency, at the end of the last day', async () => {
  await rows(
    api,
    `insert into payment_dispute (tenant_id, id, order_id, attempt_id, provider_dispute_id, amount, credits_taken, credits_missing)
     select o.tenant_id, gen_random_uuid(), o.id, a.id, 'lost_' || o.id, 700, 0, 60
     from payment_order o join payment_attempt a on a.tenant_id = o.tenant_id and a.order_id = o.id where o.id = any($1::integer[])`,
    [[orders[0], foreign]],
  );
  const transfers = [
    ...([[orders[0], 'owed', 'owed_by_members', 'disputes', 700]] as const),
    ...([[orders[1], 'owed', 'owed_by_members', 'disputes', 50]] as const),
    ...([[orders[1], 'owed:won', 'disputes', 'owed_by_members', 50]] as const),
    ...([[foreign, 'owed', 'owed_by_members', 'disputes', 300]] as const),
  ];
  for (const [order, end, debit, credit, amount] of transfers)
    await withClient(api.database.rootUrl, (root) =>
      root.query(
        `insert into money_transfer (tenant_id, id, key, order_id, currency, debit_account, credit_account, amount)
         select tenant_id, gen_random_uuid(), 'dispute:' || id || ':' || $2, id, currency, $3, $4, $5
         from payment_order where id = $1`,
        [order, end, debit, credit, amount],
      ),
    );
  const owed = async (query: object, who?: string) =>
    ((await get('payment-figures', { ...period(), ...query }, who).expect(200)).body as BrandFiguresResponse).owed;
  const own = { tenant: FIRST, currency: 'EUR', amount: 700 };
  const others = { tenant: SECOND, currency: expect.any(String) as string, amount: 300 };
  expect(await owed({})).toEqual([own, others]);
  expect(await owed({}, FINANCE)).toEqual([own]);
  expect(await owed({ tenant: SECOND })).toEqual([others]);
  expect(await owed({ from: '2026-01-01', to: '2026-01-31' })).toEqual([]);
});
