import { randomUUID } from 'node:crypto';
import { FIRST, OPERATOR, REVIEWER, SECOND, SUPPORT, type TestApi, tokenOf } from '../../../../../test/support/api';
import { mailedToken } from '../../../../../test/support/mailed-token';
import { openFile } from '../../../../../test/support/open-file';
import { CONSOLE, sessionOf } from '../../../../../test/support/staff-people';
import { PASSWORD, activate, post, rows, signUp, startAccountsApi } from '../../../../../test/support/people';
import { type Actor } from '../../../tenants';
import { type StaffMailChangeResponse, type WaitingMailChangesResponse } from './mail-changes.response';

const REASON = 'Proven by a payment and the date of birth';

let api: TestApi;
const sessions = new Map<string, string>();
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startAccountsApi(117);
  for (const person of [OPERATOR, REVIEWER, SUPPORT]) {
    tokens.set(person.email, await tokenOf(api, person));
    sessions.set(person.email, await sessionOf(api, person.email));
  }
  await held(false);
});
afterAll(() => api.close());

/** Notes that somebody unknown might act as the one who asks, or that nobody could. */
const held = (isUnknown: boolean) =>
  rows(api, 'update staff set held_by_unknown = $2 where email = $1', [SUPPORT.email, isUnknown]);

let people = 0;
/** A confirmed member whose file is open to those who ask and to those who agree. */
async function member({ slug = FIRST, isConfirmed = true } = {}) {
  const email = `moves${(people += 1)}@visitor.example`;
  const person = { ...(await signUp(api, email, slug)), email, to: `moved${people}@visitor.example` };
  if (isConfirmed) await activate(api, email, slug);
  for (const who of [SUPPORT, OPERATOR, REVIEWER]) await openFile(api, who, person.id, slug);
  return person;
}
interface Call {
  readonly who?: Actor;
  readonly slug?: string;
  readonly body?: object;
}
const call = (method: 'get' | 'post', path: string, { who = SUPPORT, body }: Call = {}) => {
  const agent = api.on(CONSOLE);
  return agent[method](`/api/staff/${path}`)
    .set('cookie', sessions.get(who.email) ?? '')
    .send(body);
};
const of = (method: 'get' | 'post', id: number, rest: string, wish: Call = {}) =>
  call(method, `tenants/${wish.slug ?? FIRST}/members/${id}/${rest}`, wish);
const ask = (id: number, email: string, wish: Call = {}) =>
  of('post', id, 'mail-changes', { ...wish, body: { email, reason: REASON, ...wish.body } });
async function asked(id: number, email: string, wish?: Call): Promise<string> {
  return ((await ask(id, email, wish).expect(200)).body as StaffMailChangeResponse).id;
}
const approve = (id: number, change: string, who: Actor = REVIEWER) =>
  of('post', id, `mail-changes/${change}/approvals`, { who });
const refuse = (id: number, change: string, who?: Actor) =>
  of('post', id, `mail-changes/${change}/refusal`, who ? { who } : {});
const changes = async (id: number, who?: Actor) =>
  ((await of('get', id, 'mail-changes', who ? { who } : {}).expect(200)).body as { changes: StaffMailChangeResponse[] })
    .changes;
const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code: string }).code];
const emailOf = async (id: number) => (await rows(api, 'select email from account where id = $1', [id]))[0]?.['email'];
const signIn = (email: string, password = PASSWORD) => post(api, '/api/user.php').send({ email, password });
const mailsTo = (address: string) =>
  rows(
    api,
    "select payload->>'mail' as mail from outbox where payload->'person'->>'address' = $1 order by created_at, id",
    [address],
  );

describe('a member’s new address', () => {
  it('takes two people: one asks, another agrees; both addresses are told and every device is signed out', async () => {
    const { id, cookie, email, to } = await member();
    const shown = await of('post', id, 'mail-change-preview', { body: { email: to } }).expect(200);
    expect(shown.body).toEqual({
      ...{ from: 'm•••@visitor.example', to, old_is_told: true, sends_activation: false, sessions: 1 },
    });
    const change = await asked(id, to);
    expect(await emailOf(id)).toBe(email);
    expect(await changes(id)).toMatchObject([
      { id: change, email: to, reason: REASON, status: 'waiting', asked_by: SUPPORT.email, approvals_missing: 1 },
    ]);
    expect((await changes(id))[0]?.may_approve).toBe(false);
    expect((await changes(id, REVIEWER))[0]?.may_approve).toBe(true);
    await post(api, '/api/password-resets').send({ email }).expect(202);
    const reset = await mailedToken(api, 'password_reset', email);
    expect((await approve(id, change).expect(200)).body).toMatchObject({ status: 'done', decided_by: REVIEWER.email });
    expect(await emailOf(id)).toBe(to);
    expect((await api.on().get('/api/user.php').set('cookie', cookie)).body).toEqual({ user: null });
    await signIn(email).expect(401);
    await signIn(to).expect(200);
    await post(api, '/api/password-resets/do').send({ token: reset, password: 'nine lazy herons' }).expect(404);
    expect(await mailsTo(to)).toEqual([{ mail: 'mail_changed_new' }]);
    expect((await mailsTo(email)).at(-1)).toEqual({ mail: 'mail_changed_by_support' });
    const entries = await rows(api, 'select actor, action, details from audit_entry where subject = $1 order by id', [
      `account:${id}`,
    ]);
    expect(entries.filter(({ action }) => String(action).startsWith('member.mail_change'))).toEqual([
      { actor: SUPPORT.email, action: 'member.mail_change_asked', details: { change, reason: REASON } },
      { actor: REVIEWER.email, action: 'member.mail_change_approved', details: { change } },
    ]);
  });

  it('is masked once it is decided about, as the address in the file is', async () => {
    const { id, to } = await member();
    const done = await approve(id, await asked(id, to)).expect(200);
    const listed = await of('get', id, 'mail-changes').expect(200);
    for (const { text } of [done, listed]) expect(text).not.toContain(to);
    expect(await changes(id)).toMatchObject([{ email: 'm•••@visitor.example', status: 'done' }]);
  });

  it('can be undone from the old address, which nobody else takes meanwhile', async () => {
    const { id, email, to } = await member();
    await approve(id, await asked(id, to)).expect(200);
    const other = await member();
    expect(codeOf(await ask(other.id, email))).toEqual([409, 'email_in_use']);
    const token = await mailedToken(api, 'mail_changed_by_support', email);
    expect((await post(api, '/api/mail-changes/do').send({ token }).expect(200)).body).toMatchObject({
      result: 'undone',
    });
    expect(await emailOf(id)).toBe(email);
  });

  it('of an account that was never confirmed gets the activation mail, and the old one nothing', async () => {
    const { id, email, to } = await member({ isConfirmed: false });
    const first = await mailedToken(api, 'activation', email);
    const preview = await of('post', id, 'mail-change-preview', { body: { email: to } }).expect(200);
    expect(preview.body).toMatchObject({ old_is_told: false, sends_activation: true });
    await approve(id, await asked(id, to)).expect(200);
    expect(await mailsTo(email)).toEqual([{ mail: 'activation' }]);
    await post(api, '/api/activation/do').send({ token: first }).expect(404);
    await activate(api, to);
    await signIn(to).expect(200);
  });

  it('stands in the member’s own export and timeline', async () => {
    const { id, to } = await member();
    await approve(id, await asked(id, to)).expect(200);
    const { body } = await of('get', id, 'timeline').expect(200);
    const told = (body as { entries: { what: string }[] }).entries.map(({ what }) => what);
    for (const what of ['account.mail_changed_by_support', 'member.mail_change_asked', 'member.mail_change_approved'])
      expect(told).toContain(what);
  });
});

describe('a second person', () => {
  it('is another one, confirmed, with a fresh code, whom the file is open to', async () => {
    const { id, to } = await member();
    const change = await asked(id, to, { who: OPERATOR });
    expect(codeOf(await approve(id, change, OPERATOR))).toEqual([403, 'own_approval']);
    expect(codeOf(await approve(id, change, SUPPORT))).toEqual([403, 'permission_denied']);
    const byToken = await api
      .on(CONSOLE)
      .post(`/api/staff/tenants/${FIRST}/members/${id}/mail-changes/${change}/approvals`)
      .set('authorization', tokens.get(REVIEWER.email) ?? '');
    expect(codeOf(byToken)).toEqual([403, 'staff_session_needed']);
    await rows(api, "update staff_session set second_factor_at = now() - interval '1 day'");
    expect(codeOf(await approve(id, change))).toEqual([403, 'second_factor_needed']);
    expect(codeOf(await ask(id, to))).toEqual([403, 'second_factor_needed']);
    await rows(api, 'update staff_session set second_factor_at = now()');
    await rows(api, 'update member_look set until = now() where account_id = $1', [id]);
    expect(codeOf(await approve(id, change))).toEqual([403, 'look_reason_needed']);
    expect(await emailOf(id)).not.toBe(to);
  });

  it('is joined by a third where it is not known for sure who asked', async () => {
    await held(true);
    const { id, email, to } = await member();
    const change = await asked(id, to);
    await held(false);
    for (const who of [REVIEWER, REVIEWER])
      expect((await approve(id, change, who).expect(200)).body).toMatchObject({
        ...{ status: 'waiting', approvals_missing: 1, may_approve: false },
      });
    expect(await emailOf(id)).toBe(email);
    expect((await approve(id, change, OPERATOR).expect(200)).body).toMatchObject({ status: 'done' });
    expect(await emailOf(id)).toBe(to);
  });

  it('is one of many who agree at once', async () => {
    const { id, to } = await member();
    const change = await asked(id, to);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => approve(id, change)),
      ...Array.from({ length: 4 }, () => approve(id, change, OPERATOR)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(codeOf(answer)).toEqual([409, 'mail_change_over']);
    expect(await mailsTo(to)).toEqual([{ mail: 'mail_changed_new' }]);
  });

  it('finds the address taken where another member has it meanwhile, and one of two members gets it', async () => {
    const [one, two, three] = [await member(), await member(), await member()];
    const first = await asked(one.id, 'wanted@visitor.example');
    const second = await asked(two.id, 'Wanted@visitor.example');
    const answers = await Promise.all([approve(one.id, first), approve(two.id, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(codeOf(answers.find(({ status }) => status === 409) ?? { status: 0, body: {} })).toEqual([
      ...[409, 'email_in_use'],
    ]);
    const third = await asked(three.id, 'soon@visitor.example');
    await signUp(api, 'soon@visitor.example');
    expect(codeOf(await approve(three.id, third))).toEqual([409, 'email_in_use']);
    expect((await changes(three.id))[0]?.status).toBe('waiting');
  });

  it('can refuse, and whoever asked can take it back; then it is over', async () => {
    const { id, email, to } = await member();
    const first = await asked(id, to);
    expect((await refuse(id, first).expect(200)).body).toMatchObject({ status: 'withdrawn', may_approve: false });
    const second = await asked(id, to);
    expect((await refuse(id, second, REVIEWER).expect(200)).body).toMatchObject({ status: 'refused' });
    for (const over of [first, second]) {
      expect(codeOf(await approve(id, over))).toEqual([409, 'mail_change_over']);
      expect(codeOf(await refuse(id, over))).toEqual([409, 'mail_change_over']);
    }
    expect(await emailOf(id)).toBe(email);
  });

  it('comes too late after seven days, and then it can be asked for again', async () => {
    const { id, to } = await member();
    const change = await asked(id, to);
    const [kept] = await rows(
      api,
      "update staff_mail_change set expires_at = now() where id = $1 returning asked_at > now() - interval '1 minute' as fresh",
      [change],
    );
    expect(kept).toEqual({ fresh: true });
    expect(codeOf(await approve(id, change))).toEqual([409, 'mail_change_over']);
    expect((await changes(id))[0]?.status).toBe('expired');
    await approve(id, await asked(id, to)).expect(200);
  });
});

describe('asking for an address', () => {
  it('again while it waits is the same, and another one is none', async () => {
    const { id, to } = await member();
    const all = await Promise.all(Array.from({ length: 6 }, () => ask(id, to).expect(200)));
    expect(new Set(all.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(codeOf(await ask(id, 'another@visitor.example'))).toEqual([409, 'mail_change_waits']);
    expect(codeOf(await ask(id, to, { who: OPERATOR }))).toEqual([409, 'mail_change_waits']);
  });

  it('that makes no sense is refused', async () => {
    const { id, email } = await member();
    for (const bad of [{ email: 'nobody' }, { email }, { email: 'a@b.example\r\nbcc: c@d.example' }, { reason: 'x' }])
      expect((await ask(id, 'sound@visitor.example', { body: bad })).status).toBe(422);
    expect((await ask(id, '', { body: { email: 5 } })).status).toBe(422);
    await of('post', id, 'block', { body: { reason: 'Sends links' } }).expect(204);
    expect(codeOf(await ask(id, 'sound@visitor.example'))).toEqual([409, 'mail_not_changeable']);
    expect(await changes(id)).toEqual([]);
  });

  it('for another brand’s member is nobody’s, and waits on no list but its brand’s', async () => {
    const other = await member({ slug: SECOND });
    const { id, to } = await member();
    const change = await asked(id, to);
    const theirs = await asked(other.id, other.to, { who: OPERATOR, slug: SECOND });
    expect(codeOf(await ask(other.id, other.to, { slug: SECOND }))).toEqual([404, 'tenant_not_found']);
    expect(codeOf(await of('get', other.id, 'mail-changes', { slug: SECOND }))).toEqual([404, 'tenant_not_found']);
    expect(codeOf(await ask(other.id, other.to, { who: OPERATOR }))).toEqual([404, 'member_not_found']);
    for (const none of [theirs, randomUUID(), 'x'])
      expect(codeOf(await approve(id, none))).toEqual([404, 'staff_mail_change_not_found']);
    const waiting = async (who: Actor, query = '') =>
      ((await call('get', `mail-changes${query}`, { who }).expect(200)).body as WaitingMailChangesResponse).changes;
    expect((await waiting(SUPPORT)).map(({ id: one }) => one)).toContain(change);
    expect((await waiting(SUPPORT)).map(({ tenant }) => tenant)).not.toContain(SECOND);
    const [listed] = await waiting(REVIEWER, `?tenant=${SECOND}`);
    expect(listed).toMatchObject({ id: theirs, tenant: SECOND, member: other.id, may_approve: true });
    expect(JSON.stringify(listed)).not.toContain(other.to);
    expect(codeOf(await call('get', `mail-changes?tenant=${SECOND}`))).toEqual([404, 'tenant_not_found']);
    const { queues } = (await call('get', 'work').expect(200)).body as { queues: { queue: string; tenant: string }[] };
    const own = queues.filter(({ queue }) => queue === 'mail_changes').map(({ tenant }) => tenant);
    expect(own).toEqual([FIRST]);
  });
});
