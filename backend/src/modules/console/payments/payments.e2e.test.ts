import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import * as paying from '../../../../test/support/payments/paying';
import { companyDay } from '../../../../test/support/payments/company-day';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { type Actor } from '../../tenants';

let sale: PaymentsApi;
let api: TestApi;
const tokens = new Map<string, string>();
let [person, there]: Person[] = [];
const orders: number[] = [];
let foreign = 0;

/** Three paid orders of a Dutch member, one of which went back in part, and an order at another brand. */
beforeAll(async () => {
  sale = await PaymentsApi.start(82);
  ({ api } = sale);
  for (const staff of [OPERATOR, SUPPORT]) tokens.set(staff.email, await tokenOf(api, staff));
  [person, there] = [await confirmed(api, { country: 'NL' }), await confirmed(api, {}, SECOND)];
  for (const payerCountry of ['NL', 'DE', undefined]) {
    orders.push((await sale.placed(person)).id);
    await sale.hear('paid', undefined, { payerCountry });
  }
  foreign = (await sale.placed(there, SECOND)).id;
});
afterAll(() => api.close());

const get = (path: string, query: object = {}, who: Actor = OPERATOR, slug = FIRST) =>
  api
    .on(CONSOLE)
    .get(`/api/staff/tenants/${slug}${path}`)
    .set('authorization', tokens.get(who.email) ?? '')
    .query(query);
const post = (path: string, body: object = {}, who: Actor = OPERATOR, slug = FIRST) =>
  api
    .on(CONSOLE)
    .post(`/api/staff/tenants/${slug}${path}`)
    .set('authorization', tokens.get(who.email) ?? '')
    .send(body);
const idsOf = ({ body }: { body: unknown }) => (body as { orders: { id: number }[] }).orders.map(({ id }) => id);
const today = (): string => new Date().toISOString().slice(0, 10);
const ofCompany = () => ({ from: companyDay(), to: companyDay() });

it('finds orders by member, payment and status, of the brand alone', async () => {
  expect(idsOf(await get('/orders').expect(200))).toEqual([...orders].reverse());
  expect(idsOf(await get('/orders', { member: person?.id }, SUPPORT))).toEqual([...orders].reverse());
  expect(idsOf(await get('/orders', { member: there?.id }))).toEqual([]);
  expect(idsOf(await get('/orders', { payment: sale.mollie.payments[1]?.id }))).toEqual([orders[1]]);
  expect(idsOf(await get('/orders', { payment: sale.mollie.payments.at(-1)?.id }))).toEqual([]);
  expect(idsOf(await get('/orders', { status: 'open' }))).toEqual([]);
  expect(idsOf(await get('/orders', { status: 'open' }, OPERATOR, SECOND))).toEqual([foreign]);
  for (const bad of [{ member: 'x' }, { payment: '%' }, { status: 'x' }, { after: 'x' }])
    expect((await get('/orders', bad)).status).toBe(422);
  expect(codeOf(await get('/orders', {}, SUPPORT, SECOND))).toEqual([404, 'tenant_not_found']);
  await api.on(CONSOLE).get(`/api/staff/tenants/${FIRST}/orders`).expect(401);
  await api
    .on(CONSOLE)
    .get(`/api/staff/tenants/${FIRST}/orders`)
    .set('cookie', person?.cookie ?? '')
    .expect(401);
});

it('pages through the orders of a large brand', async () => {
  const [order] = orders;
  await rows(
    api,
    `insert into payment_order (tenant_id, account_id, package_id, credits, currency, list_amount, amount, country,
       vat_basis_points, vat_amount, revision, begun_at, consent_text, language, client_key, created_at, expires_at, status)
     select tenant_id, account_id, 'paged', credits, currency, list_amount, amount, country, vat_basis_points, vat_amount,
       revision, begun_at, consent_text, language, gen_random_uuid(), created_at - interval '1 day', expires_at, 'cancelled'
     from payment_order cross join generate_series(1, 60) where id = $1`,
    [order],
  );
  const first = await get('/orders', { status: 'cancelled' });
  const { next } = first.body as { next: string };
  const second = await get('/orders', { status: 'cancelled', after: next });
  expect([idsOf(first).length, idsOf(second).length, (second.body as { next: null }).next]).toEqual([50, 10, null]);
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(60);
  await rows(api, "delete from payment_order where package_id = 'paged'");
});

it('shows everything of one order but the member’s address, and writes the look down', async () => {
  const [order] = orders;
  const { body, text } = await get(`/orders/${order}`, {}, SUPPORT).expect(200);
  expect(body).toMatchObject({
    ...{ id: order, member: person?.id, status: 'paid', amount: 999, vat_amount: 173, vat_rate: 2100, refunded: 0 },
    evidence: { account: 'NL', payment: 'NL' },
    attempts: [{ provider_account: 'mollie', status: 'paid', payment: sale.mollie.payments[0]?.id, method: 'card' }],
    events: [{ kind: 'payment' }],
    ...{ refunds: [], disputes: [] },
    transfers: [
      { debit: 'clearing:mollie', credit: 'prepaid', amount: 826, currency: 'EUR' },
      { debit: 'clearing:mollie', credit: 'vat:NL', amount: 173 },
    ],
  });
  const [account] = await rows(api, 'select email from account where id = $1', [person?.id]);
  for (const secret of [String(account?.['email']), 'pay.example', 'test_mollie']) expect(text).not.toContain(secret);
  expect(codeOf(await get(`/orders/${foreign}`))).toEqual([404, 'order_not_found']);
  expect(codeOf(await get('/orders/0'))).toEqual([404, 'order_not_found']);
  expect(await rows(api, 'select actor, action from audit_entry where subject = $1', [`order:${order}`])).toEqual([
    { actor: SUPPORT.email, action: 'payments.order_viewed' },
  ]);
});

it('asks the provider at once where staff want to know', async () => {
  const order = await sale.placed(person as Person);
  sale.mollie.set('failed');
  expect((await post(`/orders/${order.id}/checks`, {}, SUPPORT).expect(200)).body).toMatchObject({
    attempts: [{ status: 'failed' }],
  });
  sale.mollie.faults.push({ call: 'read', fault: 'silent', when: 'before' });
  expect(codeOf(await post(`/orders/${order.id}/checks`))).toEqual([503, 'payments_unavailable']);
  expect(codeOf(await post(`/orders/${foreign}/checks`))).toEqual([404, 'order_not_found']);
  const asked = { actor: OPERATOR.email, action: 'payments.order_checked' };
  const told = await rows(api, 'select actor, action from audit_entry where subject = $1', [`order:${order.id}`]);
  expect(told).toContainEqual(asked);
});

describe('a difference', () => {
  const add = async (slug = FIRST) => {
    const [row] = await rows(
      api,
      `insert into payment_difference (tenant_id, id, provider_account_id, day, kind, subject, currency, theirs, order_id)
       values ($1, gen_random_uuid(), 'mollie', current_date, 'refund_unknown', 're_1', 'EUR', '1.00', $2) returning id`,
      [await paying.tenantOf(api, slug), slug === FIRST ? orders[0] : foreign],
    );
    return String(row?.['id']);
  };

  it('stays until an operator says why it is right', async () => {
    const [id, other] = [await add(), await add(SECOND)];
    const listed = { id, kind: 'refund_unknown', subject: 're_1', theirs: '1.00', ours: null, resolved_at: null };
    expect((await get('/payment-differences', {}, SUPPORT).expect(200)).body).toMatchObject({ differences: [listed] });
    expect((await get('/payment-differences', { order: orders[1] })).body).toEqual({ differences: [] });
    const note = 'Paid back by hand on the first';
    const resolve = (whose: string, who?: Actor, body: object = { note }) =>
      post(`/payment-differences/${whose}/resolution`, body, who);
    expect(codeOf(await resolve(id, SUPPORT))).toEqual([403, 'permission_denied']);
    expect(codeOf(await resolve(other))).toEqual([404, 'difference_not_found']);
    expect(codeOf(await resolve('x'))).toEqual([404, 'difference_not_found']);
    expect((await resolve(id, OPERATOR, { note: 'x' })).status).toBe(422);
    await resolve(id).expect(204);
    expect((await get('/payment-differences')).body).toEqual({ differences: [] });
    expect((await get('/payment-differences', { status: 'all' })).body).toMatchObject({
      differences: [{ id, note, resolved_by: OPERATOR.email }],
    });
    expect(await rows(api, 'select action, details from audit_entry where subject = $1', [`difference:${id}`])).toEqual(
      [{ action: 'payments.difference_resolved', details: { note } }],
    );
  });
});

describe('reports', () => {
  const sums = {
    ...{ orders: 3, unproved: 2, list_amount: 2997, discount_amount: 0, amount: 2997, vat_amount: 519, refunds: 500 },
    ...{ refunds_vat: 86, chargebacks: 0, chargebacks_vat: 0, fees: 25 },
  };

  beforeAll(async () => {
    const body = { amount: 500, reason: 'A test of reports', key: 'reports:1' };
    await api
      .on(CONSOLE)
      .post(`/api/staff/tenants/${FIRST}/orders/${orders[0]}/refunds`)
      .set('cookie', await sessionOf(api, OPERATOR.email))
      .send(body)
      .expect(200);
    await sale.deliverRefunds();
    const tenant = await paying.tenantOf(api);
    await rows(
      api,
      `insert into money_transfer (tenant_id, id, key, order_id, currency, debit_account, credit_account, amount)
       values ($1, gen_random_uuid(), 'fee:mollie:1', $2, 'EUR', 'fees', 'clearing:mollie', 25)`,
      [tenant, orders[0]],
    );
    for (const [id, kind, gross, fee] of [
      ['1', 'payment', 999, 25],
      ['2', 'refund', -500, 0],
      ['3', 'payout', -474, 0],
    ] as const)
      await rows(
        api,
        `insert into settlement_line (tenant_id, provider_account_id, id, kind, kind_at_provider, currency, gross, fee, net, moved_at)
         values ($1, 'mollie', $2, $3, $3, 'EUR', $4, $5::integer, $4 - $5::integer, now())`,
        [tenant, id, kind, gross, fee],
      );
  });

  it('tell what was sold by day and currency, and nothing of another brand', async () => {
    expect((await get('/payment-figures', ofCompany()).expect(200)).body).toEqual({
      days: [{ day: companyDay(), currency: 'EUR', ...sums }],
      time_zone: 'Europe/Berlin',
    });
    expect((await get('/payment-figures', ofCompany(), OPERATOR, SECOND)).body).toEqual({
      ...{ days: [], time_zone: 'Europe/Berlin' },
    });
  });

  it('tell what providers say of balances, and which do not', async () => {
    expect((await get('/settlement-report', { from: today(), to: today() }).expect(200)).body).toEqual({
      days: [
        {
          ...{ provider_account: 'mollie', day: today(), currency: 'EUR', payments: 999, refunds: -500, disputes: 0 },
          ...{ others: 0, fees: 25, net: 474, payouts: 474 },
        },
      ],
      untold: ['mollie', 'stripe'],
    });
  });

  it('tell VAT by country, and where the two pieces of evidence lack or disagree', async () => {
    const { body } = await get('/vat-report', ofCompany()).expect(200);
    expect(body).toEqual({
      time_zone: 'Europe/Berlin',
      rows: [{ country: 'NL', vat_rate: 2100, currency: 'EUR', ...sums, vat_due: 433 }],
      evidence: [{ country: 'NL', proved: 1, one_piece: 1, none: 0, disagrees: 1 }],
      unproved: [
        { order: orders[2], country: 'NL', evidence: 'one_piece', account: 'NL', address: null, payment: null },
        { order: orders[1], country: 'NL', evidence: 'disagrees', account: 'NL', address: null, payment: 'DE' },
      ],
    });
  });

  it('give the bookkeeper a month as CSV', async () => {
    const month = companyDay().slice(0, 7);
    const { text, headers } = await get('/books-export', { month }).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="books-${FIRST}-${month}.csv"`,
    });
    const [head, row, end] = text.split('\r\n');
    expect(head).toBe(
      '"brand","month","time_zone","country","vat_rate_percent","currency","orders","list_price","discount","gross","net","vat",' +
        '"refunds","refunds_vat","chargebacks","chargebacks_vat","fees","orders_without_proof"',
    );
    expect(row).toBe(
      `"${FIRST}","${month}","Europe/Berlin","NL","21.00","EUR","3","29.97","0.00","29.97","24.78","5.19","5.00","0.86","0.00","0.00","0.25","2"`,
    );
    expect(end).toBe('');
    expect((await get('/books-export', { month }, OPERATOR, SECOND)).text.split('\r\n')).toHaveLength(2);
    for (const bad of ['2026-13', '2026', "2026-01'"])
      expect((await get('/books-export', { month: bad })).status).toBe(422);
  });

  it('are for operators', async () => {
    for (const path of ['/payment-figures', '/settlement-report', '/vat-report'])
      expect(codeOf(await get(path, ofCompany(), SUPPORT))).toEqual([403, 'permission_denied']);
    expect(codeOf(await get('/books-export', { month: '2026-01' }, SUPPORT))).toEqual([403, 'permission_denied']);
    expect((await get('/vat-report', { from: 'x', to: 'y' })).status).toBe(422);
  });
});
