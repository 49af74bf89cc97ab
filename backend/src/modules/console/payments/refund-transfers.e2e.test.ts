import { FIRST, OPERATOR, REVIEWER, SECOND, SUPPORT, type TestApi } from '../../../../test/support/api';
import { pay } from '../../../../test/support/credits';
import { confirmed } from '../../../../test/support/meeting';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { type Person, rows } from '../../../../test/support/people';
import { whileAuditRefuses } from '../../../../test/support/refused-audit';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { type Actor, PublishedSites } from '../../tenants';
import { type BrandDueRefundsResponse } from '../money/money.response';

let sale: PaymentsApi;
let api: TestApi;
const sessions = new Map<string, string>();
beforeAll(async () => {
  sale = await PaymentsApi.start(69);
  ({ api } = sale);
  for (const { email } of [OPERATOR, REVIEWER, SUPPORT]) sessions.set(email, await sessionOf(api, email));
});
afterAll(() => api.close());
beforeEach(async () => {
  sale.forget();
  await rows(api, "update refund_request set decided_at = now() - interval '25 hours' where status = 'done'");
});
afterEach(async () => {
  await sale.dropWork();
  expect(await sale.differences()).toEqual([]);
});

const post = (path: string, body: object = {}, who: Actor = SUPPORT, slug = FIRST) =>
  api
    .on(CONSOLE)
    .post(`/api/staff/tenants/${slug}${path}`)
    .set('cookie', sessions.get(who.email) ?? '')
    .send(body);
const get = async (path: string): Promise<unknown> =>
  (
    await api
      .on(CONSOLE)
      .get(`/api/staff/${path}`)
      .set('cookie', sessions.get(OPERATOR.email) ?? '')
      .expect(200)
  ).body;

const REASON = 'The card is closed';
let keys = 0;
const wish = (more: object = {}) => ({
  ...{ reference: 'NL26 7741 REFUND', reason: REASON, key: `transfer:${(keys += 1)}00` },
  ...more,
});
const transfer = (id: string, body: object = wish(), who?: Actor, slug?: string) =>
  post(`/refunds/${id}/transfers`, body, who, slug);
const preview = (id: string, who?: Actor, slug?: string) => post(`/refunds/${id}/transfer-preview`, {}, who, slug);
const waive = (id: string, body: object = { reason: 'They keep the credits' }, who?: Actor, slug?: string) =>
  post(`/refunds/${id}/waiver`, body, who, slug);
const retry = (id: string) => post(`/refunds/${id}/retry`);
const approve = (id: string, who: Actor) => post(`/refund-requests/${id}/approvals`, {}, who);

interface Failed {
  readonly person: Person;
  readonly order: number;
  readonly refund: string;
}

/** The provider takes what was asked for, and cannot pay it out. */
async function failRefunds(host = FIRST): Promise<void> {
  await sale.deliverRefunds(host);
  const payment = sale.mollie.payments.find(({ refunds }) => refunds.length > 0);
  const refunds = (payment?.refunds ?? []).map((one) => ({ ...one, status: 'failed' as const }));
  await sale.hear('paid', payment, { refunds }, host);
}

/** A part of 60 credits for 9.99, which the provider could not pay back. */
async function failed(amount = 500, host = FIRST): Promise<Failed> {
  sale.forget();
  const person = await confirmed(api, {}, host);
  const { id: order } = await sale.placed(person, host);
  await sale.hear('paid', undefined, {}, host);
  const body = { amount, reason: 'Bought by mistake', key: `refund:${(keys += 1)}00` };
  const { refund } = (await post(`/orders/${order}/refunds`, body, OPERATOR, host).expect(200)).body as {
    refund: string;
  };
  await failRefunds(host);
  // As though it had been another day, so that the bounds have nothing of it.
  await rows(api, "update refund_request set decided_at = now() - interval '25 hours' where order_id = $1", [order]);
  return { person, order, refund };
}

/** A second payment of an order, which could not be paid back. */
async function failedDuplicate(): Promise<Failed> {
  sale.forget();
  const person = await confirmed(api);
  const { id: order } = await sale.placed(person);
  await sale.tryAgain(person, order).expect(201);
  const [first, second] = sale.mollie.payments;
  await sale.hear('paid', second);
  await sale.hear('paid', first);
  await failRefunds();
  const [row] = await rows(api, 'select id from money_refund where order_id = $1', [order]);
  return { person, order, refund: String(row?.['id']) };
}

const limitedTo = async (limits: object, work: () => Promise<void>): Promise<void> => {
  const sites = api.running.app.get(PublishedSites, { strict: false });
  const before = sites.get.bind(sites);
  const spy = jest.spyOn(sites, 'get').mockImplementation(async (tenant) => {
    const site = await before(tenant);
    const payments = { ...site.document.payments, refund_second_person_above: limits };
    return { ...site, document: { ...site.document, payments } };
  });
  await work().finally(() => {
    spy.mockRestore();
  });
};

const due = async (order: number) =>
  ((await get(`due-refunds?tenant=${FIRST}`)) as BrandDueRefundsResponse).refunds.find((one) => one.order === order);
const fileOf = (order: number) => get(`tenants/${FIRST}/orders/${order}`) as Promise<{ refunds: object[] }>;
const audited = async (order: number): Promise<unknown[]> =>
  (await rows(api, 'select action from audit_entry where subject = $1 order by id', [`order:${order}`])).map(
    ({ action }) => action,
  );
const mailsOf = (order: number) =>
  rows(
    api,
    `select payload->>'mail' as mail, payload->'params' as params from outbox
     where kind = 'mail' and payload->'params'->>'order' = $1::text and payload->>'mail' like 'refund%' order by id`,
    [order],
  );

describe('a failed refund that the bank has paid', () => {
  it('is booked once, with its credits, and the member is told how', async () => {
    const { person, order, refund } = await failed();
    expect(await sale.creditsOf(person)).toBe(60);
    expect((await preview(refund).expect(200)).body).toEqual({
      ...{ amount: 500, currency: 'EUR', credits: 30, needs_second_person: false },
      left_alone: { amount: 4_500, bound: 'order', limit: 5_000 },
    });
    const body = wish();
    const answers = await Promise.all([1, 2, 3].map(() => transfer(refund, body)));
    for (const answer of answers)
      expect([answer.status, answer.body]).toMatchObject([
        ...[200, { status: 'done', amount: 500, transfer_reference: 'NL26 7741 REFUND' }],
      ]);
    expect(await sale.creditsOf(person)).toBe(30);
    expect(await sale.refundsOf(order)).toEqual(
      expect.arrayContaining([
        { reason: 'staff', amount: 500, status: 'failed' },
        { reason: 'staff', amount: 500, status: 'done' },
      ]),
    );
    // The money came from our own bank: the account at the provider is as before.
    const moved = await sale.transfersOf(order);
    expect(moved).toContainEqual({ debit: 'refunds', credit: 'bank', amount: 500, currency: 'EUR' });
    expect(moved.filter(({ credit }) => String(credit).startsWith('clearing:'))).toHaveLength(1);
    const params = { order, amount: 500, currency: 'EUR', reference: 'NL26 7741 REFUND' };
    expect((await mailsOf(order)).filter(({ mail }) => mail === 'refund_transferred')).toMatchObject([{ params }]);
    expect(await due(order)).toBeUndefined();
    expect(await sale.deliverRefunds()).toBe(0);
    expect(codeOf(await transfer(refund))).toEqual([409, 'refund_not_owed']);
    expect(codeOf(await retry(refund))).toEqual([409, 'refund_not_owed']);
    expect(codeOf(await transfer(refund, { ...body, reference: 'Another one' }))).toEqual([409, 'refund_key_used']);
    expect(await audited(order)).toEqual(['payments.refund_asked', 'payments.refund_transfer_asked']);
    expect((await fileOf(order)).refunds).toMatchObject([
      { status: 'failed', owed: 0, transfer_reference: null },
      { status: 'done', transfer_reference: 'NL26 7741 REFUND', note: REASON, asked_by: SUPPORT.email },
    ]);
  });

  it('takes no more credits than are left, and is told apart from what the member used meanwhile', async () => {
    const { person, order, refund } = await failed();
    await pay(api, person.id, 50, `used ${order}`);
    await transfer(refund).expect(200);
    expect(await sale.creditsOf(person)).toBe(0);
  });

  it('is not sent again as well, however both are asked at once', async () => {
    const { order, refund } = await failed();
    const [sent, transferred] = await Promise.all([retry(refund), transfer(refund)]);
    expect([sent.status, transferred.status].sort()).toEqual([200, 409]);
    const paid = await rows(api, "select amount from money_refund where order_id = $1 and status <> 'failed'", [order]);
    expect(paid).toEqual([{ amount: 500 }]);
  });

  it('is paid only as far as it is owed still', async () => {
    const { order, refund } = await failed();
    const body = { amount: 300, reason: 'Paid in part', key: `part:${(keys += 1)}00` };
    await post(`/orders/${order}/refunds`, body, OPERATOR).expect(200);
    expect((await transfer(refund).expect(200)).body).toMatchObject({ amount: 200, status: 'done' });
    expect(await due(order)).toBeUndefined();
  });

  it('is paid also where it was a second payment, which takes no credits', async () => {
    const { person, order, refund } = await failedDuplicate();
    expect((await preview(refund)).body).toMatchObject({ amount: 999, credits: 0 });
    expect(codeOf(await waive(refund))).toEqual([409, 'refund_not_waivable']);
    expect(await due(order)).toMatchObject({ may_waive: false });
    expect(await fileOf(order)).toMatchObject({ refunds: [{ status: 'failed', owed: 999, may_waive: false }] });
    await transfer(refund).expect(200);
    expect(await sale.creditsOf(person)).toBe(60);
    expect((await mailsOf(order)).map(({ mail }) => mail)).toEqual(['refund_transferred']);
    expect(await due(order)).toBeUndefined();
    const [row] = await rows(
      api,
      `select sum(case when credit_account = 'refunds' then amount else 0 end)::integer
         - sum(case when debit_account = 'refunds' then amount else 0 end)::integer as owed
       from money_transfer where order_id = $1`,
      [order],
    );
    expect(row).toEqual({ owed: 0 });
  });

  it('waits while the bank of the payer looks into the payment', async () => {
    const { refund } = await failed();
    const payment = sale.mollie.payments.at(-1);
    const dispute = { id: `chb_${refund.slice(0, 8)}`, status: 'open' as const, sum: { amount: 999, currency: 'EUR' } };
    await sale.hear('paid', payment, { refunds: payment?.refunds ?? [], disputes: [dispute] });
    expect(codeOf(await transfer(refund))).toEqual([409, 'order_in_dispute']);
  });

  it('is not written where the audit does not have it', async () => {
    const { order, refund } = await failed();
    await whileAuditRefuses(api, 'payments.refund_transfer_asked', () => transfer(refund).expect(500));
    await whileAuditRefuses(api, 'payments.refund_waived', () => waive(refund).expect(500));
    expect(await due(order)).toMatchObject({ owed: 500, next_act: 'send_again' });
  });

  it('is for staff of the brand only, and says what makes no sense', async () => {
    const [{ refund }, there] = [await failed(), await failed(500, SECOND)];
    for (const ask of [transfer, waive] as const) {
      expect(codeOf(await ask(there.refund, undefined, SUPPORT, SECOND))).toEqual([404, 'tenant_not_found']);
      expect(codeOf(await ask(there.refund, undefined, OPERATOR, FIRST))).toEqual([404, 'refund_not_found']);
      expect(codeOf(await ask('x'))).toEqual([404, 'refund_not_found']);
    }
    expect(codeOf(await preview(there.refund, OPERATOR, FIRST))).toEqual([404, 'refund_not_found']);
    await api.on(CONSOLE).post(`/api/staff/tenants/${FIRST}/refunds/${refund}/transfers`).send(wish()).expect(401);
    for (const bad of [
      { reference: '' },
      { reference: 'x\ny' },
      { reference: '<b>1</b>' },
      { reason: 'no' },
      { key: 'x' },
    ])
      expect((await transfer(refund, wish(bad))).status).toBe(422);
    expect((await waive(refund, { reason: 'no' })).status).toBe(422);
    // The same key at two brands is two transfers.
    const body = wish();
    await transfer(refund, body).expect(200);
    await transfer(there.refund, body, OPERATOR, SECOND).expect(200);
  });
});

describe('above the limit of a brand', () => {
  it('waits for a second person, and nothing else is paid meanwhile', () =>
    limitedTo({ EUR: 600 }, async () => {
      const { person, order, refund } = await failed();
      const body = wish();
      const asked = (await transfer(refund, body, OPERATOR).expect(200)).body as { id: string };
      expect(asked).toMatchObject({ status: 'waiting', refund: null });
      expect((await transfer(refund, body, OPERATOR)).body).toEqual(asked);
      expect(codeOf(await transfer(refund))).toEqual([409, 'refund_transfer_waits']);
      expect(codeOf(await retry(refund))).toEqual([409, 'refund_transfer_waits']);
      expect(codeOf(await waive(refund))).toEqual([409, 'refund_transfer_waits']);
      const anew = { amount: 100, reason: 'Paid anew', key: `anew:${(keys += 1)}00` };
      expect(codeOf(await post(`/orders/${order}/refunds`, anew))).toEqual([409, 'refund_transfer_waits']);
      expect(await due(order)).toMatchObject({ cause: 'transfer_waits', next_act: 'second_person', owed: 500 });
      expect(await get(`refund-requests?tenant=${FIRST}&order=${order}&status=waiting`)).toMatchObject({
        requests: [{ id: asked.id, transfer_reference: 'NL26 7741 REFUND' }],
      });
      expect(codeOf(await approve(asked.id, OPERATOR))).toEqual([403, 'own_approval']);
      expect(await sale.creditsOf(person)).toBe(60);
      const answers = await Promise.all([approve(asked.id, REVIEWER), approve(asked.id, REVIEWER)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await sale.creditsOf(person)).toBe(30);
      expect(await due(order)).toBeUndefined();
      expect(await sale.deliverRefunds()).toBe(0);
    }));

  it('is owed as before where it is refused, and can be recorded anew', () =>
    limitedTo({ EUR: 600 }, async () => {
      const { order, refund } = await failed();
      const { id } = (await transfer(refund, wish(), OPERATOR)).body as { id: string };
      await post(`/refund-requests/${id}/refusal`).expect(200);
      expect(await due(order)).toMatchObject({ cause: 'not_paid_out', owed: 500 });
      await transfer(refund, wish(), OPERATOR).expect(200);
    }));

  it('books nothing where the provider has paid it by then', () =>
    limitedTo({ EUR: 600 }, async () => {
      const { order, refund } = await failed();
      const { id } = (await transfer(refund, wish(), OPERATOR)).body as { id: string };
      const payment = sale.mollie.payments.at(-1);
      const elsewhere = { id: 're_9', key: undefined, status: 'done' as const, sum: { amount: 500, currency: 'EUR' } };
      await sale.hear('paid', payment, { refunds: [...(payment?.refunds ?? []), elsewhere] });
      expect(codeOf(await approve(id, REVIEWER))).toEqual([409, 'refund_not_owed']);
      expect(await sale.transfersOf(order)).not.toContainEqual(expect.objectContaining({ credit: 'bank' }));
    }));
});

describe('a failed refund that staff decide not to pay', () => {
  it('is owed no more, and the member keeps the credits', async () => {
    const { person, order, refund } = await failed();
    expect(await due(order)).toMatchObject({ may_waive: true });
    const before = await sale.transfersOf(order);
    const answers = await Promise.all([waive(refund), waive(refund)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await due(order)).toBeUndefined();
    expect(await sale.creditsOf(person)).toBe(60);
    expect(await sale.transfersOf(order)).toEqual(before);
    expect(await audited(order)).toEqual(['payments.refund_asked', 'payments.refund_waived']);
    expect(codeOf(await retry(refund))).toEqual([409, 'refund_not_owed']);
    expect(codeOf(await transfer(refund))).toEqual([409, 'refund_not_owed']);
    expect((await fileOf(order)).refunds).toMatchObject([
      { status: 'failed', owed: 0, may_waive: true, waived_by: SUPPORT.email, waiver_reason: 'They keep the credits' },
    ]);
  });

  it('leaves what other refunds of the payment owe', async () => {
    const { order, refund } = await failed(300);
    const body = { amount: 200, reason: 'Another part', key: `other:${(keys += 1)}00` };
    await post(`/orders/${order}/refunds`, body, OPERATOR).expect(200);
    await failRefunds();
    const owed = async () =>
      (await rows(api, "select amount from money_refund where order_id = $1 and status = 'failed'", [order])).length;
    expect(await owed()).toBe(2);
    // The part that was asked for later pays nothing of the first one, since it failed as well.
    await waive(refund).expect(204);
    const left = ((await get(`due-refunds?tenant=${FIRST}`)) as BrandDueRefundsResponse).refunds.filter(
      (one) => one.order === order,
    );
    expect(left.map((one) => [one.amount, one.owed])).toEqual([[200, 200]]);
    await transfer(left[0]?.id ?? '').expect(200);
    expect(await due(order)).toBeUndefined();
  });
});
