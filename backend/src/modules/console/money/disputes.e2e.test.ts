import { FIRST, OPERATOR, SECOND, type TestApi } from '../../../../test/support/api';
import { confirmed } from '../../../../test/support/meeting';
import { PaymentsApi, codeOf } from '../../../../test/support/payments/payments-api';
import { rows } from '../../../../test/support/people';
import { whileAuditRefuses } from '../../../../test/support/refused-audit';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';
import { type DisputeReport } from '../../../platform/payments';
import { type StaffRole } from '../../../platform/http';
import { Tenants } from '../../tenants';
import { StaffTokens } from '..';
import { type WorkResponse } from '../queues/work.response';
import { type BrandDisputesResponse } from './money.response';

const [FINANCE, MODERATOR] = ['fin@work.example', 'mod@work.example'];
const HOUR = 3_600_000;
let sale: PaymentsApi;
let api: TestApi;
const cookies = new Map<string, string>();
beforeAll(async () => {
  sale = await PaymentsApi.start(83);
  ({ api } = sale);
  await hire(FINANCE, 'finance');
  await hire(MODERATOR, 'moderator');
  cookies.set(OPERATOR.email, await sessionOf(api, OPERATOR.email));
});
afterAll(() => api.close());
beforeEach(async () => {
  sale.forget();
  await rows(api, "update payment_dispute set status = 'won', closed_at = now() where status = 'open'");
});

async function hire(email: string, role: StaffRole): Promise<void> {
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  await api.running.app.get(StaffTokens).add({ email, name: email, role, tenantIds: [id] }, OPERATOR);
  cookies.set(email, await sessionOf(api, email));
}

function call(method: 'get' | 'post', path: string, who: string) {
  const request = api.on(CONSOLE)[method](`/api/staff/${path}`);
  return request.set('cookie', cookies.get(who) ?? '');
}
const answer = (id: string, body: object = { note: 'Sent the receipt' }, who = FINANCE, slug = FIRST) =>
  call('post', `tenants/${slug}/payment-disputes/${id}/response`, who).send(body);
const list = async (query: object, who = FINANCE): Promise<BrandDisputesResponse['disputes']> =>
  ((await call('get', 'payment-disputes', who).query(query).expect(200)).body as BrandDisputesResponse).disputes;
const work = async (who = FINANCE): Promise<WorkResponse['queues']> =>
  ((await call('get', 'work', who).expect(200)).body as WorkResponse).queues.filter(
    ({ queue }) => queue === 'disputes',
  );
const hear = (more: Partial<DisputeReport>, host = FIRST) => {
  const dispute = { id: 'chb_1', status: 'open', sum: { amount: 999, currency: 'EUR' }, ...more } as const;
  return sale.hear('paid', sale.mollie.payments.at(-1), { disputes: [dispute] }, host);
};

/** An order whose payer has asked their bank for the money. */
async function disputed(more: Partial<DisputeReport> = {}, host = FIRST): Promise<{ order: number; id: string }> {
  sale.forget();
  const { id: order } = await sale.placed(await confirmed(api, {}, host), host);
  await sale.hear('paid', undefined, {}, host);
  await hear(more, host);
  const [row] = await rows(api, 'select id from payment_dispute where order_id = $1 order by opened_at desc', [order]);
  return { order, id: String(row?.['id']) };
}

const inHours = (hours: number): Date => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR);
const isNear = (at: string | undefined, hours: number): boolean =>
  Math.abs(Date.parse(at ?? '') - Date.now() - hours * HOUR) < HOUR / 2;

describe('a dispute that opens', () => {
  it('waits in Work of those who may see money, until the day for evidence or for three days', async () => {
    await disputed();
    const [alone] = await work();
    expect(alone).toMatchObject({ tenant: FIRST, open: 1, claimed: 0 });
    expect(isNear(alone?.oldest, 0) && isNear(alone?.due, 72)).toBe(true);
    const due = inHours(50);
    await disputed({ evidenceDueAt: due });
    expect(await work()).toMatchObject([{ open: 2, due: due.toISOString() }]);
    expect(await work(MODERATOR)).toEqual([]);
    await disputed({ evidenceDueAt: inHours(200) }, SECOND);
    expect((await work()).map(({ tenant }) => tenant)).toEqual([FIRST]);
    const all = await work(OPERATOR.email);
    expect(all.map(({ tenant, open }) => [tenant, open])).toEqual([
      [FIRST, 2],
      [SECOND, 1],
    ]);
    // A later day than three days from now is a day of the provider all the same.
    expect(isNear(all[1]?.due, 200)).toBe(true);
  });

  it('takes the newest day that the provider names, and waits no more once evidence is there or the bank decides', async () => {
    const { order, id } = await disputed();
    const due = inHours(100);
    for (let times = 0; times < 2; times += 1) await hear({ evidenceDueAt: due });
    expect(await list({ status: 'waiting' })).toMatchObject([
      { id, order, evidence_due_at: due.toISOString(), responded_at: null, waits: true },
    ]);
    await hear({ evidenceDueAt: due, isAnswered: true });
    expect(await work()).toEqual([]);
    expect(await list({ status: 'waiting' })).toEqual([]);
    expect((await list({ status: 'open' }))[0]).toMatchObject({
      ...{ id, evidence_due_at: due.toISOString(), responded_at: expect.any(String) as string },
      ...{ responded_by: null, response_note: null, waits: false },
    });
    await disputed();
    expect(await work()).toMatchObject([{ open: 1 }]);
    await hear({ status: 'won' });
    expect(await work()).toEqual([]);
  });

  it('is claimed by what is due first', async () => {
    const [late, soon] = [await disputed({ evidenceDueAt: inHours(300) }), await disputed()];
    const { body } = await call('post', 'work-claims', FINANCE).send({ queue: 'disputes', most: 2 }).expect(200);
    expect((body as { claims: { item: string }[] }).claims.map(({ item }) => item).sort()).toEqual(
      [late.id, soon.id].sort(),
    );
    await rows(api, 'delete from staff_claim');
    const first = await call('post', 'work-claims', FINANCE).send({ queue: 'disputes', most: 1 }).expect(200);
    expect(first.body).toMatchObject({ claims: [{ item: soon.id }] });
    await rows(api, 'delete from staff_claim');
  });
});

describe('an answer of staff', () => {
  it('is kept once with who and what, also where two give it, and the dispute stays open', async () => {
    const { order, id } = await disputed();
    const answers = await Promise.all([answer(id), answer(id, { note: 'Not worth it' }, OPERATOR.email)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const [row] = await list({ status: 'open' });
    expect(row).toMatchObject({ id, status: 'open', waits: false });
    expect([`${FINANCE} Sent the receipt`, `${OPERATOR.email} Not worth it`]).toContain(
      `${row?.responded_by ?? ''} ${row?.response_note ?? ''}`,
    );
    expect(await work()).toEqual([]);
    const audited = await rows(api, 'select action, details from audit_entry where subject = $1', [`dispute:${id}`]);
    expect(audited).toEqual([{ action: 'payments.dispute_answered', details: { order, note: row?.response_note } }]);
    const { body } = await call('get', `tenants/${FIRST}/orders/${order}`, FINANCE).expect(200);
    expect(body).toMatchObject({ disputes: [{ response_note: row?.response_note, waits: false }] });
    // A later report of evidence from the provider does not change the answer.
    await hear({ isAnswered: true });
    expect((await list({ status: 'open' }))[0]).toEqual(row);
  });

  it('is refused to others, to other brands, where the bank has decided, and in other forms', async () => {
    const { id } = await disputed();
    const foreign = await disputed({}, SECOND);
    expect(codeOf(await answer(id, undefined, MODERATOR))).toEqual([403, 'permission_denied']);
    expect(codeOf(await answer(foreign.id, undefined, FINANCE, SECOND))).toEqual([404, 'tenant_not_found']);
    for (const other of [foreign.id, 'x']) expect(codeOf(await answer(other))).toEqual([404, 'dispute_not_found']);
    await api.on(CONSOLE).post(`/api/staff/tenants/${FIRST}/payment-disputes/${id}/response`).send({}).expect(401);
    for (const note of [undefined, 'four', 'x'.repeat(501), 7]) expect((await answer(id, { note })).status).toBe(422);
    await whileAuditRefuses(api, 'payments.dispute_answered', async () => expect((await answer(id)).status).toBe(500));
    expect(await work()).toMatchObject([{ open: 1 }]);
    await rows(api, "update payment_dispute set status = 'lost', closed_at = now() where id = $1::uuid", [id]);
    expect(codeOf(await answer(id))).toEqual([409, 'dispute_closed']);
  });
});
