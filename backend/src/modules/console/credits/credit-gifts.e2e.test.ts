import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { FIRST, OPERATOR, REVIEWER, SECOND, SUPPORT, type TestApi } from '../../../../test/support/api';
import { pay } from '../../../../test/support/credits';
import { confirmed } from '../../../../test/support/meeting';
import { openFile } from '../../../../test/support/open-file';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { CONSOLE, enrolledStaff, sessionOf } from '../../../../test/support/staff-people';
import { PlatformDatabase } from '../../../platform/database';
import { type Actor } from '../../tenants';
import { type AddedMachineResponse } from '../staff/staff.response';
import { type CreditGiftsResponse, type WaitingCreditGiftsResponse } from './credit-gifts.response';

let api: TestApi;
const sessions = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(109);
  for (const { email } of [OPERATOR, REVIEWER, SUPPORT]) sessions.set(email, await sessionOf(api, email));
  await rows(api, 'update staff set held_by_unknown = false where email = $1', [SUPPORT.email]);
});
beforeEach(() => rows(api, "update credit_gift set decided_at = now() - interval '25 hours' where status = 'done'"));
afterAll(() => api.close());

async function member(slug = FIRST): Promise<number> {
  const { id } = await confirmed(api, {}, slug);
  for (const who of slug === FIRST ? [SUPPORT, OPERATOR, REVIEWER] : [OPERATOR]) await openFile(api, who, id, slug);
  return id;
}
const call = (method: 'get' | 'post', path: string, who: Actor = SUPPORT, body: object = {}) => {
  const agent = api.on(CONSOLE);
  return agent[method](`/api/staff/${path}`)
    .set('cookie', sessions.get(who.email) ?? '')
    .send(body);
};
const fileOf = (id: number, slug = FIRST) => `tenants/${slug}/members/${id}`;
let keys = 0;
const wish = (credits: number, more: object = {}) => ({
  ...{ kind: 'support', credits, key: `gift:${(keys += 1)}000`, reason: 'Lost a conversation' },
  ...more,
});
const give = (id: number, body: object, who?: Actor, slug?: string) =>
  call('post', `${fileOf(id, slug)}/credits`, who, body);
const shown = async (id: number, who?: Actor) =>
  (await call('get', `${fileOf(id)}/credit-gifts`, who).expect(200)).body as CreditGiftsResponse;
const approve = (id: number, gift: string, who: Actor = REVIEWER) =>
  call('post', `${fileOf(id)}/credit-gifts/${gift}/approvals`, who);
const refuse = (id: number, gift: string, who?: Actor) =>
  call('post', `${fileOf(id)}/credit-gifts/${gift}/refusal`, who);
async function waiting(id: number, credits = 201, who?: Actor): Promise<string> {
  expect((await give(id, wish(credits), who).expect(200)).body).toMatchObject({ waits: true, number: null });
  return (await shown(id)).gifts[0]?.id ?? '';
}
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code: string }).code];
const balanceOf = async (id: number) =>
  (await rows(api, 'select balance from credit_balance where account_id = $1', [id]))[0]?.['balance'];

describe('credits above what one person gives alone', () => {
  it('wait for a second person, who gives them once', async () => {
    const id = await member();
    expect((await shown(id)).left_alone).toBe(200);
    const body = wish(201);
    expect((await give(id, body).expect(200)).body).toEqual({ number: null, balance: 0, is_new: true, waits: true });
    expect((await give(id, body).expect(200)).body).toEqual({ number: null, balance: 0, is_new: false, waits: true });
    expect(codeOf(await give(id, { ...body, credits: 5 }))).toEqual([409, 'credit_key_used']);
    const { gifts } = await shown(id, REVIEWER);
    expect(gifts).toMatchObject([{ credits: 201, status: 'waiting', asked_by: SUPPORT.email, may_approve: true }]);
    const gift = gifts[0]?.id ?? '';
    const answers = await Promise.all([approve(id, gift), approve(id, gift), approve(id, gift)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await balanceOf(id)).toBe(201);
    expect((await give(id, body).expect(200)).body).toMatchObject({ number: 1, is_new: false, waits: false });
    const acts = await rows(
      api,
      "select actor, action from audit_entry where subject = $1 and action like 'member.credits%' order by id",
      [`account:${id}`],
    );
    expect(acts).toEqual([
      { actor: SUPPORT.email, action: 'member.credits_asked' },
      { actor: REVIEWER.email, action: 'member.credits_approved' },
      { actor: REVIEWER.email, action: 'member.credits_given' },
    ]);
  });

  it('are counted by member and by person, however many are given at once', async () => {
    const id = await member();
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(id, wish(60)).expect(200)));
    expect(answers.filter(({ body }) => (body as { waits: boolean }).waits)).toHaveLength(2);
    expect(await balanceOf(id)).toBe(180);
    // The member's day counts whoever gives, and a person's day counts whomever it is given to.
    expect((await shown(id, OPERATOR)).left_alone).toBe(20);
    const others = await Promise.all(Array.from({ length: 5 }, () => member()));
    for (const other of others) await give(other, wish(200)).expect(200);
    expect((await shown(others[0] ?? 0)).left_alone).toBe(0);
    expect(await Promise.all(others.map(balanceOf))).toEqual([200, 200, 200, 200, 0]);
    expect((await shown(await member())).left_alone).toBe(20);
  });

  it('are counted by the person behind a program, also where others may control that person’s account', async () => {
    const lone = await enrolledStaff(api, 'lone-operator@manyhearts.example');
    sessions.set('lone-operator@manyhearts.example', lone.cookie);
    const who: Actor = { email: 'lone-operator@manyhearts.example', role: 'operator' };
    const machine = { handle: 'lone-program', name: 'A second hand', role: 'support', tenants: [FIRST] };
    const { body } = await call('post', 'machine-accounts', who, machine).expect(201);
    const byProgram = (path: string, more: object) =>
      api
        .on(CONSOLE)
        .post(`/api/staff/${path}`)
        .set('authorization', `Bearer ${(body as AddedMachineResponse).token}`)
        .send(more);
    for (const id of await Promise.all(Array.from({ length: 5 }, () => member()))) {
      await call('post', `${fileOf(id)}/looks`, who, { reason: 'credits' }).expect(200);
      expect((await give(id, wish(200), who).expect(200)).body).toMatchObject({ waits: false });
    }
    const id = await member();
    await byProgram(`${fileOf(id)}/looks`, { reason: 'credits' }).expect(200);
    expect((await byProgram(`${fileOf(id)}/credits`, wish(200)).expect(200)).body).toMatchObject({ waits: true });
  });

  it('count what comes back to a member as well, and refuse it where it is too much', async () => {
    const id = await member();
    await give(id, wish(200)).expect(200);
    await pay(api, id, 150, 'spent');
    const reverse = () => call('post', `${fileOf(id)}/credits/2/reversal`, SUPPORT, { reason: 'As agreed' });
    expect(codeOf(await reverse())).toEqual([403, 'credit_bound_reached']);
    expect(await balanceOf(id)).toBe(50);
    await rows(api, "update credit_gift set decided_at = now() - interval '25 hours' where status = 'done'");
    await reverse().expect(200);
    expect((await shown(id)).left_alone).toBe(50);
  });
});

describe('a gift that waits', () => {
  it('is not agreed to by the one who asked, nor by whom the file is closed to', async () => {
    const id = await member();
    const gift = await waiting(id, 300, OPERATOR);
    expect(codeOf(await approve(id, gift, OPERATOR))).toEqual([403, 'own_approval']);
    expect(codeOf(await approve(id, gift, SUPPORT))).toEqual([403, 'permission_denied']);
    const [other, there] = [await member(), await member(SECOND)];
    expect(codeOf(await approve(other, gift))).toEqual([404, 'credit_gift_not_found']);
    expect(codeOf(await approve(there, gift))).toEqual([404, 'member_not_found']);
    expect(codeOf(await call('get', `${fileOf(there, SECOND)}/credit-gifts`))).toEqual([404, 'tenant_not_found']);
    for (const none of ['x', randomUUID()])
      expect(codeOf(await approve(id, none))).toEqual([404, 'credit_gift_not_found']);
    await rows(
      api,
      'update staff_session set second_factor_at = null where staff_id = (select id from staff where email = $1)',
      [REVIEWER.email],
    );
    expect(codeOf(await approve(id, gift))).toEqual([403, 'second_factor_needed']);
    sessions.set(REVIEWER.email, await sessionOf(api, REVIEWER.email));
    expect(await balanceOf(id)).toBe(0);
  });

  it('is held after the account, as by an erasure, so that neither stops the other', async () => {
    const id = await member();
    const gift = await waiting(id);
    const agreed = await api.running.app.get(PlatformDatabase).transaction(async (connection) => {
      await connection.query('select from account where id = $1 for update', [id]);
      const answer = approve(id, gift).then((one) => one.status);
      await setTimeout(500);
      await connection.query('select from credit_gift where id = $1::uuid for update nowait', [gift]);
      return { answer };
    });
    expect(await agreed.answer).toBe(200);
  });

  it('is refused, taken back, or ends after seven days', async () => {
    const id = await member();
    const [first, second] = [await waiting(id), await waiting(id)];
    expect((await refuse(id, first, OPERATOR).expect(200)).body).toMatchObject({ status: 'refused' });
    expect((await refuse(id, second).expect(200)).body).toMatchObject({ status: 'withdrawn' });
    const third = await waiting(id);
    await rows(api, 'update credit_gift set expires_at = now() where id = $1::uuid', [third]);
    for (const gift of [first, second, third])
      expect(codeOf(await approve(id, gift))).toEqual([409, 'credit_gift_over']);
    expect(await balanceOf(id)).toBe(0);
  });

  it('stands in the list of those who reach the brand', async () => {
    const id = await member();
    const gift = await waiting(id);
    const list = async (who: Actor, query = '') =>
      ((await call('get', `credit-gifts${query}`, who).expect(200)).body as WaitingCreditGiftsResponse).gifts;
    expect(await list(REVIEWER)).toContainEqual(
      expect.objectContaining({ id: gift, member: id, tenant: FIRST, may_approve: true }),
    );
    expect(await list(REVIEWER, `?tenant=${SECOND}`)).toEqual([]);
    expect(codeOf(await call('get', `credit-gifts?tenant=${SECOND}`))).toEqual([404, 'tenant_not_found']);
  });
});
