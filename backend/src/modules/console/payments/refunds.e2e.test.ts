import { FIRST, OPERATOR, REVIEWER, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../test/support/api';
import { pay } from '../../../../test/support/credits';
import { confirmed } from '../../../../test/support/meeting';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { openStream } from '../../../../test/support/stream';
import { whileAuditRefuses } from '../../../../test/support/refused-audit';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { type Actor, PublishedSites } from '../../tenants';

let sale: PaymentsApi;
let api: TestApi;
const tokens = new Map<string, string>();
const sessions = new Map<string, string>();
beforeAll(async () => {
  sale = await PaymentsApi.start(81);
  ({ api } = sale);
  for (const person of [OPERATOR, REVIEWER, SUPPORT]) {
    tokens.set(person.email, await tokenOf(api, person));
    sessions.set(person.email, await sessionOf(api, person.email));
  }
});
afterAll(() => api.close());
beforeEach(() => sale.forget());
afterEach(async () => {
  await sale.dropWork();
  expect(await sale.differences()).toEqual([]);
});

const REASON = 'Bought by mistake';
let keys = 0;
const wish = (amount: number, more: object = {}) => ({
  amount,
  reason: REASON,
  key: `ticket:${(keys += 1)}00`,
  ...more,
});
const post = (path: string, body: object = {}, who: Actor = SUPPORT, slug = FIRST) =>
  api
    .on(CONSOLE)
    .post(`/api/staff/tenants/${slug}${path}`)
    .set('cookie', sessions.get(who.email) ?? '')
    .send(body);
const refund = (order: number | string, body: object, who?: Actor, slug?: string) =>
  post(`/orders/${order}/refunds`, body, who, slug);
const preview = (order: number | string, body: object, who?: Actor, slug?: string) =>
  post(`/orders/${order}/refund-preview`, body, who, slug);
const audited = (order: number) =>
  rows(api, 'select actor, action from audit_entry where subject = $1 order by id', [`order:${order}`]);

/** A package of 60 credits for 9.99, paid. */
async function sold(host = FIRST): Promise<{ person: Person; order: number }> {
  const person = await confirmed(api, {}, host);
  const { id } = await sale.placed(person, host);
  await sale.hear('paid', undefined, {}, host);
  return { person, order: id };
}

/** As though the brand had decided so. */
const limitedTo = (limits: object, work: () => Promise<void>): Promise<void> =>
  bounded({ refund_second_person_above: limits }, work);

async function bounded(bounds: object, work: () => Promise<void>): Promise<void> {
  const sites = api.running.app.get(PublishedSites, { strict: false });
  const before = sites.get.bind(sites);
  const spy = jest.spyOn(sites, 'get').mockImplementation(async (tenant) => {
    const site = await before(tenant);
    return {
      ...site,
      document: { ...site.document, payments: { ...site.document.payments, ...bounds } },
    };
  });
  await work().finally(() => {
    spy.mockRestore();
  });
}

it('pays nothing back that the audit does not have', async () => {
  const { order } = await sold();
  await whileAuditRefuses(api, 'payments.refund_asked', () => refund(order, wish(999)).expect(500));
  expect(await rows(api, 'select from money_refund where order_id = $1', [order])).toEqual([]);
  expect(await rows(api, 'select from refund_request where order_id = $1', [order])).toEqual([]);
});

it('shows what a refund would do, and then does that, once, however often it is asked at once', async () => {
  const { person, order } = await sold();
  await pay(api, person.id, 20, `refunds ${order}`);
  const shown = (await preview(order, { amount: 500 }).expect(200)).body as object;
  expect(shown).toEqual({
    ...{ amount: 500, currency: 'EUR', vat_amount: 86, credits: 30, left: 999, unused: 40 },
    ...{ status_after: 'partly_refunded', needs_second_person: false },
    left_alone: { amount: 5_000, bound: 'order', limit: 5_000 },
  });
  expect(await sale.refundsOf(order)).toEqual([]);
  const page = await openStream(api.url, person);
  const body = wish(500);
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(order, body).expect(200)));
  const [first] = answers.map((answer) => answer.body as { refund: string });
  for (const answer of answers)
    expect(answer.body).toMatchObject({ status: 'done', amount: 500, asked_by: SUPPORT.email, refund: first?.refund });
  expect(await sale.refundsOf(order)).toEqual([{ reason: 'staff', amount: 500, status: 'asked' }]);
  expect(await sale.creditsOf(person)).toBe(10);
  await page.awaits('credits', { credits: 10 });
  page.close();
  expect(await sale.deliverRefunds()).toBe(1);
  expect(sale.mollie.payments[0]?.refunds).toMatchObject([{ sum: { amount: 500, currency: 'EUR' } }]);
  expect(await audited(order)).toEqual([{ actor: SUPPORT.email, action: 'payments.refund_asked' }]);
  for (const other of [{ amount: 400 }, { reason: 'Another reason' }, { credits: 1 }])
    expect(codeOf(await refund(order, { ...body, ...other }))).toEqual([409, 'refund_key_used']);
  // With the last of the money go all credits that are unused.
  expect((await preview(order, { amount: 499 })).body).toMatchObject({ credits: 10, status_after: 'refunded' });
  expect((await preview(order, { amount: 499, credits: 0 })).body).toMatchObject({ credits: 0, unused: 10 });
});

it('never pays back more than there is, whoever asks at the same time', async () => {
  const { person, order } = await sold();
  const answers = await Promise.all([600, 700, 500, 999].map((amount) => refund(order, wish(amount))));
  const outcomes = answers.map((answer) => (answer.status === 200 ? 200 : codeOf(answer)[1])).sort();
  expect(outcomes).toEqual([200, 'refund_too_high', 'refund_too_high', 'refund_too_high']);
  expect(await sale.refundsOf(order)).toHaveLength(1);
  expect(await sale.creditsOf(person)).toBeLessThan(60);
  expect((await refund(order, wish(1000))).body).toMatchObject({ code: 'refund_too_high', currency: 'EUR' });
  // A refused refund leaves no request behind.
  expect(await rows(api, 'select from refund_request where order_id = $1', [order])).toHaveLength(1);
});

it('refuses what makes no sense, and says why', async () => {
  const { person, order } = await sold();
  await pay(api, person.id, 59, `nonsense ${order}`);
  expect((await refund(order, wish(100, { credits: 2 }))).body).toMatchObject({
    ...{ code: 'refund_credits_too_high', unused: 1 },
  });
  for (const bad of [
    { amount: 0 },
    { amount: 1.5 },
    { amount: '5' },
    { credits: -1 },
    { reason: 'no' },
    { key: 'short' },
  ])
    expect((await refund(order, wish(100, bad))).status).toBe(422);
  const open = await sale.placed(await confirmed(api));
  expect(codeOf(await refund(open.id, wish(100)))).toEqual([404, 'order_not_found']);
  expect(codeOf(await preview('x', { amount: 1 }))).toEqual([404, 'order_not_found']);
  await sale.hear('paid', sale.mollie.payments[0], {
    disputes: [{ id: 'chb_1', status: 'open', sum: { amount: 100, currency: 'EUR' } }],
  });
  expect(codeOf(await refund(order, wish(100)))).toEqual([409, 'order_in_dispute']);
  expect(await sale.refundsOf(order)).toEqual([]);
});

it('is for staff of the brand only', async () => {
  const [{ order }, there] = [await sold(), await sold(SECOND)];
  expect(codeOf(await refund(there.order, wish(1), SUPPORT, SECOND))).toEqual([404, 'tenant_not_found']);
  expect(codeOf(await refund(there.order, wish(1), OPERATOR, FIRST))).toEqual([404, 'order_not_found']);
  expect(codeOf(await preview(there.order, { amount: 1 }, OPERATOR, FIRST))).toEqual([404, 'order_not_found']);
  await api.on(CONSOLE).post(`/api/staff/tenants/${FIRST}/orders/${order}/refunds`).send(wish(1)).expect(401);
  // The same key at two brands is two refunds.
  const body = wish(100);
  await refund(order, body).expect(200);
  const twice = await Promise.all([1, 2].map(() => refund(there.order, body, OPERATOR, SECOND).expect(200)));
  for (const { body: made } of twice) expect(made).toMatchObject({ order: there.order, status: 'done', amount: 100 });
  for (const one of [order, there.order])
    expect(await sale.refundsOf(one)).toEqual([{ reason: 'staff', amount: 100, status: 'asked' }]);
});

describe('above the limit of a brand', () => {
  const approve = (id: string, who: Actor) => post(`/refund-requests/${id}/approvals`, {}, who);
  const waiting = async (slug = FIRST) =>
    (
      await api
        .on(CONSOLE)
        .get(`/api/staff/tenants/${slug}/refund-requests`)
        .set('cookie', sessions.get(OPERATOR.email) ?? '')
    ).body as { requests: { id: string; status: string }[] };

  it('waits for a second person, who is somebody else and signed in', () =>
    limitedTo({ EUR: 500 }, async () => {
      const { person, order } = await sold();
      expect((await preview(order, { amount: 501 })).body).toMatchObject({ needs_second_person: true });
      const body = wish(501);
      const asked = (await refund(order, body, OPERATOR).expect(200)).body as { id: string };
      expect(asked).toMatchObject({ status: 'waiting', refund: null });
      expect((await refund(order, body, OPERATOR)).body).toEqual(asked);
      expect(await sale.refundsOf(order)).toEqual([]);
      expect(await waiting()).toMatchObject({ requests: [{ id: asked.id, status: 'waiting' }] });
      expect(await waiting(SECOND)).toEqual({ requests: [] });
      expect(codeOf(await approve(asked.id, OPERATOR))).toEqual([403, 'own_approval']);
      expect(codeOf(await approve(asked.id, SUPPORT))).toEqual([403, 'permission_denied']);
      const token = api.on(CONSOLE).post(`/api/staff/tenants/${FIRST}/refund-requests/${asked.id}/approvals`);
      expect(codeOf(await token.set('authorization', tokens.get(REVIEWER.email) ?? ''))).toEqual([
        ...[403, 'staff_session_needed'],
      ]);
      expect(codeOf(await post(`/refund-requests/${asked.id}/approvals`, {}, REVIEWER, SECOND))).toEqual([
        ...[404, 'refund_request_not_found'],
      ]);
      expect(codeOf(await approve('x', REVIEWER))).toEqual([404, 'refund_request_not_found']);
      const answers = await Promise.all([approve(asked.id, REVIEWER), approve(asked.id, REVIEWER)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await sale.refundsOf(order)).toEqual([{ reason: 'staff', amount: 501, status: 'asked' }]);
      expect(await sale.creditsOf(person)).toBe(30);
      expect(await waiting()).toEqual({ requests: [] });
      expect(codeOf(await post(`/refund-requests/${asked.id}/refusal`))).toEqual([409, 'refund_request_decided']);
      expect((await audited(order)).map(({ action }) => action)).toEqual([
        ...['payments.refund_asked', 'payments.refund_approved'],
      ]);
    }));

  it('counts the parts of one order together', () =>
    limitedTo({ EUR: 500 }, async () => {
      const { order } = await sold();
      expect((await refund(order, wish(300))).body).toMatchObject({ status: 'done' });
      expect((await refund(order, wish(200))).body).toMatchObject({ status: 'done' });
      expect((await refund(order, wish(1))).body).toMatchObject({ status: 'waiting' });
    }));

  it('always waits in a currency without a limit', () =>
    limitedTo({ GBP: 500 }, async () => {
      const { order } = await sold();
      expect((await refund(order, wish(1))).body).toMatchObject({ status: 'waiting' });
    }));

  it('needs two more people where nobody knows for sure who asked', () =>
    limitedTo({ EUR: 500 }, async () => {
      const { order } = await sold();
      const { id } = (await refund(order, wish(900))).body as { id: string };
      const missing = async (who: Actor) =>
        ((await approve(id, who)).body as { approvals_missing: number }).approvals_missing;
      expect([await missing(REVIEWER), await missing(REVIEWER)]).toEqual([1, 1]);
      expect(await sale.refundsOf(order)).toEqual([]);
      expect(await missing(OPERATOR)).toBe(0);
      expect(await sale.refundsOf(order)).toMatchObject([{ amount: 900 }]);
    }));

  it('pays nothing back where it is refused, or where too little is left by then', () =>
    limitedTo({ EUR: 500 }, async () => {
      const { order } = await sold();
      const [one, other] = [await refund(order, wish(600), OPERATOR), await refund(order, wish(700), OPERATOR)];
      const [first, second] = [one, other].map(({ body }) => (body as { id: string }).id);
      expect((await post(`/refund-requests/${first}/refusal`)).body).toMatchObject({
        ...{ status: 'refused', decided_by: SUPPORT.email, refund: null },
      });
      expect(codeOf(await approve(first ?? '', REVIEWER))).toEqual([409, 'refund_request_decided']);
      await refund(order, wish(400)).expect(200);
      expect(codeOf(await approve(second ?? '', REVIEWER))).toEqual([409, 'refund_too_high']);
      expect(await sale.refundsOf(order)).toHaveLength(1);
    }));
});

describe('above what is paid back in a day', () => {
  const statusOf = async (order: number, amount: number, who?: Actor, slug?: string): Promise<unknown> =>
    ((await refund(order, wish(amount), who, slug).expect(200)).body as { status: string }).status;
  const left = async (order: number, who?: Actor, slug?: string): Promise<unknown> =>
    ((await preview(order, { amount: 1 }, who, slug).expect(200)).body as { left_alone: unknown }).left_alone;
  /** Moves the refunds of other tests to another day. */
  beforeEach(() =>
    rows(api, "update refund_request set decided_at = now() - interval '25 hours' where status = 'done'"),
  );

  it('to one member waits, whoever pays, and however much at once', () =>
    bounded({ refunds_alone_per_member: { EUR: 600 } }, async () => {
      const { person, order } = await sold();
      const { id: again } = await sale.placed(person);
      await sale.hear('paid');
      const paid = await Promise.all(
        [order, again, order, again].map((one, at) => statusOf(one, 250, [SUPPORT, OPERATOR][at % 2])),
      );
      expect(paid.toSorted()).toEqual(['done', 'done', 'waiting', 'waiting']);
      expect(await left(order, REVIEWER)).toEqual({ amount: 100, bound: 'member', limit: 600 });
      expect(await statusOf((await sold()).order, 250)).toBe('done');
      await rows(api, "update refund_request set decided_at = now() - interval '25 hours' where status = 'done'");
      expect(await left(order, REVIEWER)).toEqual({ amount: 600, bound: 'member', limit: 600 });
    }));

  it('by one person waits, of all orders together and however many at once', () =>
    bounded({ refunds_alone_per_person: { EUR: 600 } }, async () => {
      const orders = [await sold(), await sold(), await sold(), await sold()].map(({ order }) => order);
      const paid = await Promise.all(orders.map((order) => statusOf(order, 250)));
      expect(paid.toSorted()).toEqual(['done', 'done', 'waiting', 'waiting']);
      expect(await left(orders[3] ?? 0)).toEqual({ amount: 100, bound: 'person', limit: 600 });
      expect((await preview(orders[3] ?? 0, { amount: 101 })).body).toMatchObject({ needs_second_person: true });
      // Somebody else has a day of their own, and the same person one at each brand.
      expect(await left(orders[3] ?? 0, OPERATOR)).toMatchObject({ amount: 600 });
      expect(await statusOf(orders[3] ?? 0, 250, OPERATOR)).toBe('done');
      const there = (await sold(SECOND)).order;
      expect(await left(there, OPERATOR, SECOND)).toMatchObject({ amount: 600 });
      expect(await statusOf(there, 600, OPERATOR, SECOND)).toBe('done');
      expect(await left(orders[3] ?? 0, OPERATOR)).toMatchObject({ amount: 350 });
      expect(codeOf(await preview(there, { amount: 1 }))).toEqual([404, 'order_not_found']);
      expect(codeOf(await preview(there, { amount: 1 }, SUPPORT, SECOND))).toEqual([404, 'tenant_not_found']);
    }));

  it('counts what a program of the same person pays, and nothing that a second person agreed to', () =>
    bounded({ refund_second_person_above: { EUR: 400 }, refunds_alone_per_person: { EUR: 600 } }, async () => {
      const [one, other] = [await sold(), await sold()];
      const asked = (await refund(one.order, wish(500), OPERATOR)).body as { id: string; status: string };
      expect(asked.status).toBe('waiting');
      await post(`/refund-requests/${asked.id}/approvals`, {}, REVIEWER).expect(200);
      expect(await left(other.order, OPERATOR)).toMatchObject({ amount: 400, bound: 'order' });
      await refund(other.order, wish(300), OPERATOR).expect(200);
      await rows(api, "update refund_request set asked_by = 'program@everglow.example' where order_id = $1", [
        other.order,
      ]);
      expect(await left((await sold()).order, OPERATOR)).toEqual({ amount: 300, bound: 'person', limit: 600 });
    }));

  it('counts it also where others may control the account of that person', () =>
    bounded({ refunds_alone_per_person: { EUR: 600 } }, async () => {
      const { order } = await sold();
      await rows(api, 'update staff set held_by_unknown = true where email = $1', [OPERATOR.email]);
      await refund(order, wish(300), OPERATOR).expect(200);
      await rows(api, 'update staff set held_by_unknown = false where email = $1', [OPERATOR.email]);
      await rows(api, "update refund_request set asked_by = 'program@everglow.example' where order_id = $1", [order]);
      expect(await left((await sold()).order, OPERATOR)).toEqual({ amount: 300, bound: 'person', limit: 600 });
    }));

  it('always waits in a currency without a sum, and the same key asks once', () =>
    bounded({ refunds_alone_per_member: {} }, async () => {
      const { order } = await sold();
      const body = wish(1);
      const answers = await Promise.all(Array.from({ length: 4 }, () => refund(order, body).expect(200)));
      expect(new Set(answers.map((answer) => (answer.body as { id: string }).id)).size).toBe(1);
      expect(answers[0]?.body).toMatchObject({ status: 'waiting' });
      expect(await left(order)).toEqual({ amount: 0, bound: 'member', limit: 0 });
      expect(await sale.refundsOf(order)).toEqual([]);
    }));
});

describe('a refund that has failed', () => {
  const retry = (id: unknown, who = SUPPORT, slug = FIRST) => post(`/refunds/${String(id)}/retry`, {}, who, slug);
  const failed = async (order: number): Promise<unknown> => {
    await sale.deliverRefunds();
    const [made] = sale.mollie.payments.find(({ refunds }) => refunds.length > 0)?.refunds ?? [];
    const payment = sale.mollie.payments.find(({ refunds }) => refunds.length > 0);
    await sale.hear('paid', payment, { refunds: [{ ...(made as NonNullable<typeof made>), status: 'failed' }] });
    return (await rows(api, "select id from money_refund where order_id = $1 and status = 'failed'", [order]))[0]?.[
      'id'
    ];
  };

  it('is sent again once, with the credits that are left by then', async () => {
    const { person, order } = await sold();
    await refund(order, wish(500)).expect(200);
    const id = await failed(order);
    expect(await sale.creditsOf(person)).toBe(60);
    await pay(api, person.id, 40, `retried ${order}`);
    const answers = await Promise.all([retry(id), retry(id), retry(id)]);
    const refunds = new Set(answers.map(({ body }) => (body as { refund: string }).refund));
    expect(refunds.size).toBe(1);
    expect(await sale.creditsOf(person)).toBe(0);
    expect(await rows(api, 'select status from money_refund where order_id = $1 order by asked_at', [order])).toEqual([
      ...[{ status: 'failed' }, { status: 'asked' }],
    ]);
    expect(await sale.deliverRefunds()).toBe(1);
    const [again] = refunds;
    expect(codeOf(await retry(again))).toEqual([409, 'refund_not_failed']);
    expect(codeOf(await retry(id, OPERATOR, SECOND))).toEqual([404, 'refund_not_found']);
    expect(codeOf(await retry('x'))).toEqual([404, 'refund_not_found']);
  });

  it('is sent again also where it was of a second payment', async () => {
    const person = await confirmed(api);
    const order = await sale.placed(person);
    await sale.tryAgain(person, order.id).expect(201);
    const [first, second] = sale.mollie.payments;
    await sale.hear('paid', second);
    await sale.hear('paid', first);
    const id = await failed(order.id);
    await retry(id).expect(200);
    expect(await sale.deliverRefunds()).toBe(1);
    expect(await sale.refundsOf(order.id)).toEqual(
      expect.arrayContaining([
        { reason: 'duplicate', amount: 999, status: 'failed' },
        { reason: 'duplicate', amount: 999, status: 'sent' },
      ]),
    );
    expect(first?.refunds).toHaveLength(2);
  });

  it('is asked of the provider again where that was given up', async () => {
    const { order } = await sold();
    const { refund: id } = (await refund(order, wish(500)).expect(200)).body as { refund: string };
    await sale.dropWork();
    expect((await retry(id).expect(200)).body).toEqual({ refund: id });
    expect(await sale.deliverRefunds()).toBe(1);
    expect(await sale.refundsOf(order)).toMatchObject([{ status: 'sent' }]);
  });
});
