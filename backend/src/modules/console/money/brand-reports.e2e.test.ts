import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { rows } from '../../../../test/support/people';
import { CONSOLE } from '../../../../test/support/staff-people';
import { type BrandDiscountCodesResponse } from '../discount-codes/discount-codes.response';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type BrandSettlementResponse, type BrandVatProofsResponse, type BrandVatResponse } from './money.response';

const FINANCE = { email: 'reports@work.example', role: 'finance' } as const;
const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
let sale: PaymentsApi;
let api: TestApi;
const tokens = new Map<string, string>();

/** Both brands have lines of a balance, a paid order and codes; the finance person reaches the first one only. */
beforeAll(async () => {
  sale = await PaymentsApi.start(118);
  ({ api } = sale);
  const { app } = api.running;
  const { id } = await app.get(Tenants).get(FIRST);
  await app.get(StaffTokens).add({ ...FINANCE, name: 'Reports', tenantIds: [id] }, OPERATOR);
  for (const who of [OPERATOR, SUPPORT, FINANCE]) tokens.set(who.email, await tokenOf(api, who));
  for (const slug of [FIRST, SECOND]) {
    await linesOf(slug, 60);
    await sale.placed(await confirmed(api, {}, slug), slug);
  }
  await rows(api, "update payment_order set status = 'paid', paid_at = '2026-11-10T12:00:00Z'");
});
afterAll(() => api.close());

/** One payment a day and currency. */
async function linesOf(slug: string, count: number): Promise<void> {
  await rows(
    api,
    `insert into settlement_line (tenant_id, provider_account_id, id, kind, kind_at_provider, currency, gross, fee, net, moved_at)
     select t.id, 'mollie', 'line_' || n, 'payment', 'payment', case n % 2 when 0 then 'EUR' else 'CHF' end, 1000 + n, 25, 975 + n,
       '2026-11-01T10:00:00Z'::timestamptz + (n / 2) * interval '1 day'
     from tenant t, generate_series(0, $2::integer - 1) n where t.slug = $1`,
    [slug, count],
  );
}

const idOf = async (slug: string) =>
  Number((await rows(api, 'select id from tenant where slug = $1', [slug]))[0]?.['id']);

type Who = { readonly email: string };
const get = (path: string, query: object = {}, who: Who = OPERATOR) =>
  api
    .on(CONSOLE)
    .get(`/api/staff/${path}`)
    .set('authorization', tokens.get(who.email) ?? '')
    .query(query);
const settled = async (query: object = {}, who?: Who) =>
  (await get('settlement-report', { ...PERIOD, ...query }, who).expect(200)).body as BrandSettlementResponse;
const vat = async (query: object = {}, who?: Who) =>
  (await get('vat-report', { ...PERIOD, ...query }, who).expect(200)).body as BrandVatResponse;
const proofs = async (query: object = {}, who?: Who) =>
  (await get('vat-proofs', { ...PERIOD, ...query }, who).expect(200)).body as BrandVatProofsResponse;
const codes = async (query: object = {}) =>
  (await get('discount-codes', query).expect(200)).body as BrandDiscountCodesResponse;
const add = (slug: string, code: string) =>
  api
    .on(CONSOLE)
    .post(`/api/staff/tenants/${slug}/discount-codes`)
    .set('authorization', tokens.get(OPERATOR.email) ?? '')
    .send({ code, percent: 20, expires: '2099-12-01T09:00:00Z' })
    .expect(204);

describe('the settlement of several brands', () => {
  it('comes in pages, newest day first, that lose no row and show none twice', async () => {
    const first = await settled();
    expect(first.days).toHaveLength(100);
    expect(first.days[0]).toMatchObject({
      day: '2026-11-30',
      tenant: FIRST,
      currency: 'CHF',
      payments: 1059,
      fees: 25,
    });
    const second = await settled({ after: first.next });
    expect(second).toMatchObject({ next: null });
    const all = [...first.days, ...second.days];
    expect(new Set(all.map(({ day, tenant, currency }) => `${day} ${tenant} ${currency}`)).size).toBe(120);
    expect(all.map(({ day }) => day)).toEqual(
      all
        .map(({ day }) => day)
        .sort()
        .reverse(),
    );
  });

  it('is narrowed to a brand and to days, and names accounts that tell nothing', async () => {
    const { days, untold, next } = await settled({ tenant: SECOND, from: '2026-11-03', to: '2026-11-04' });
    expect([days.map(({ tenant, day }) => `${tenant} ${day}`), next]).toEqual([
      [...['04', '04', '03', '03'].map((day) => `${SECOND} 2026-11-${day}`)],
      null,
    ]);
    expect(untold).toEqual([{ tenant: SECOND, provider_account: 'mollie' }]);
    expect((await settled()).untold).toContainEqual({ tenant: FIRST, provider_account: 'stripe' });
  });

  it('goes on behind a day that the calendar does not have', async () => {
    const { days } = await settled({ to: '2026-12-30', after: '2026-11-31_1_mollie_EUR' });
    expect(days[0]).toMatchObject({ day: '2026-11-30' });
    expect(days).toHaveLength(100);
  });
});

it('tells VAT by brand and country', async () => {
  const { rows: found, next } = await vat();
  expect(next).toBeNull();
  expect(found.map(({ tenant, orders, amount }) => ({ tenant, orders, amount }))).toEqual([
    { tenant: FIRST, orders: 1, amount: 999 },
    expect.objectContaining({ tenant: SECOND, orders: 1 }),
  ]);
  const [row] = found;
  const ids = await rows(api, 'select id from tenant where slug = $1', [FIRST]);
  const after = `${String(ids[0]?.['id'])}_${row?.country}_${row?.vat_rate}_${row?.currency}`;
  expect((await vat({ after })).rows).toMatchObject([{ tenant: SECOND }]);
  expect((await vat({ tenant: FIRST })).rows).toMatchObject([{ tenant: FIRST }]);
});

it('tells how well countries are proved at all brands, and lists the orders that lack a piece, newest first', async () => {
  const [order] = await rows(api, 'select id, country from payment_order where tenant_id = $1', [await idOf(FIRST)]);
  const proof = (evidence: object) =>
    rows(api, 'update payment_order set evidence = $2 where id = $1', [order?.['id'], JSON.stringify(evidence)]);
  const country = String(order?.['country']);
  await proof({ account: country, address: country });
  const before = await proofs({ tenant: FIRST });
  expect(before).toEqual({
    countries: [{ country, proved: 1, one_piece: 0, none: 0, disagrees: 0 }],
    ...{ orders: [], next: null },
  });
  expect((await vat({ tenant: FIRST })).rows).toMatchObject([{ orders: 1, unproved: 0 }]);
  await proof({ account: country, address: 'JP' });
  expect((await proofs({ tenant: FIRST })).orders).toEqual([
    {
      order: order?.['id'],
      country,
      evidence: 'disagrees',
      account: country,
      address: 'JP',
      payment: null,
      tenant: FIRST,
    },
  ]);
  expect((await vat({ tenant: FIRST })).rows).toMatchObject([{ orders: 1, unproved: 1 }]);
  await rows(
    api,
    `insert into payment_order (tenant_id, account_id, package_id, credits, currency, list_amount, amount, country,
       vat_basis_points, vat_amount, revision, begun_at, consent_text, language, status, client_key, expires_at, paid_at)
     select tenant_id, account_id, package_id, credits, currency, list_amount, amount, country, vat_basis_points, vat_amount,
       revision, begun_at, consent_text, language, status, gen_random_uuid(), expires_at, paid_at + n * interval '1 minute'
     from payment_order, generate_series(1, 30) n`,
  );
  const first = await proofs();
  const second = await proofs({ after: first.next });
  expect([first.orders.length, second.next]).toEqual([50, null]);
  const all = [...first.orders, ...second.orders];
  expect(new Set(all.map(({ order: id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ tenant }) => tenant))).toEqual(new Set([FIRST, SECOND]));
  expect(first.countries.reduce((sum, { none }) => sum + none, 0)).toBe(60);
  expect((await proofs({ from: '2026-11-11' })).orders).toEqual([]);
  const csv = await get(`tenants/${FIRST}/books-export`, { month: '2026-11' }).expect(200);
  expect(csv.text.split('\r\n')[0]).toMatch(/"fees","orders_without_proof"$/);
  expect(csv.text.split('\r\n')[1]).toMatch(/"31"$/);
  await rows(api, "delete from payment_order where paid_at > '2026-11-10T12:00:00Z'");
});

describe('the days of sums', () => {
  const paidAt = (slug: string, time: string) =>
    rows(api, 'update payment_order o set paid_at = $2 from tenant t where t.slug = $1 and t.id = o.tenant_id', [
      ...[slug, time],
    ]);
  afterAll(() => rows(api, "update payment_order set paid_at = '2026-11-10T12:00:00Z'"));

  it('are those of each brand’s company, and say so', async () => {
    // Both companies are an hour ahead of UTC in winter.
    await paidAt(FIRST, '2026-10-31T23:30:00Z');
    await paidAt(SECOND, '2026-10-31T22:30:00Z');
    const { rows: found, time_zones: zones } = await vat();
    expect([found.map(({ tenant }) => tenant), zones]).toEqual([[FIRST], ['Europe/Berlin']]);
    const october = { from: '2026-10-01', to: '2026-10-31' };
    expect((await vat(october)).rows.map(({ tenant }) => tenant)).toEqual([SECOND]);
    const figures = await get('payment-figures', { ...PERIOD, tenant: FIRST }).expect(200);
    expect(figures.body).toMatchObject({ days: [{ day: '2026-11-01', orders: 1 }], time_zones: ['Europe/Berlin'] });
    const own = await get(`tenants/${FIRST}/vat-report`, PERIOD).expect(200);
    expect(own.body).toMatchObject({ rows: [{ orders: 1 }], time_zone: 'Europe/Berlin' });
    expect((await proofs({ ...october, tenant: FIRST })).countries).toEqual([]);
  });

  it('are those of the books, which name the zone in each line', async () => {
    await paidAt(FIRST, '2026-10-31T23:30:00Z');
    const linesOf = async (month: string) =>
      (await get(`tenants/${FIRST}/books-export`, { month }).expect(200)).text.trim().split('\r\n');
    expect(await linesOf('2026-10')).toHaveLength(1);
    const [heads, line] = await linesOf('2026-11');
    expect(heads).toMatch(/^\W*brand","month","time_zone","country"/);
    expect(line).toContain('"2026-11","Europe/Berlin"');
  });
});

it('lists discount codes of all brands, newest first, by code and by whether they can be used', async () => {
  for (let turn = 0; turn < 30; turn += 1)
    for (const slug of [FIRST, SECOND]) await add(slug, `CODE${String(turn).padStart(2, '0')}`);
  const first = await codes();
  expect(first.codes).toHaveLength(50);
  const second = await codes({ after: first.next });
  expect([second.codes.length, second.next]).toEqual([10, null]);
  const all = [...first.codes, ...second.codes].map(({ tenant, code }) => `${tenant} ${code}`);
  expect(new Set(all).size).toBe(60);
  expect(all[0]).toBe(`${SECOND} CODE29`);
  expect((await codes({ q: 'CODE07' })).codes.map(({ tenant }) => tenant)).toEqual([SECOND, FIRST]);
  await rows(api, "update discount_code set status = 'ended' where code = 'CODE07'");
  expect((await codes({ q: 'CODE07', status: 'usable' })).codes).toEqual([]);
  expect((await codes({ status: 'over', tenant: FIRST })).codes).toMatchObject([
    { tenant: FIRST, code: 'CODE07', status: 'ended', used: 0 },
  ]);
});

it('shows staff the brands that they reach, and refuses everybody else and what it does not know', async () => {
  expect(new Set((await settled({}, FINANCE)).days.map(({ tenant }) => tenant))).toEqual(new Set([FIRST]));
  expect((await settled({}, FINANCE)).untold.map(({ tenant }) => tenant)).toEqual([FIRST, FIRST]);
  expect((await vat({}, FINANCE)).rows).toMatchObject([{ tenant: FIRST }]);
  expect((await proofs({}, FINANCE)).orders.map(({ tenant }) => tenant)).toEqual([FIRST]);
  for (const path of ['settlement-report', 'vat-report', 'vat-proofs']) {
    expect(codeOf(await get(path, { ...PERIOD, tenant: SECOND }, FINANCE))).toEqual([404, 'tenant_not_found']);
    expect(codeOf(await get(path, PERIOD, SUPPORT))).toEqual([403, 'permission_denied']);
    expect(codeOf(await get(path, {}))[0]).toBe(422);
    expect(codeOf(await get(path, { ...PERIOD, after: 'x' }))[0]).toBe(422);
    await api.on(CONSOLE).get(`/api/staff/${path}`).query(PERIOD).expect(401);
  }
  expect(codeOf(await get('discount-codes', {}, SUPPORT))).toEqual([403, 'permission_denied']);
  for (const bad of [{ q: 'abc' }, { status: 'x' }, { after: '1_1_1' }])
    expect(codeOf(await get('discount-codes', bad))[0]).toBe(422);
});
