import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { withSettings } from '../../../../../test/support/features';
import { mailedToken, mailsTo } from '../../../../../test/support/mailed-token';
import {
  PASSWORD,
  activate,
  activationToken,
  cookieOf,
  post,
  rows,
  signUp,
  startAccountsApi,
} from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(12);
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const at = (email: string) => `${email}@visitor.example`;
const offersFor = (cookie: string, host = FIRST) =>
  api.on(`${host}.localhost`).get('/api/account-deletion').set('cookie', cookie);
const leave = (cookie: string, body: object = { password: PASSWORD }, host = FIRST) =>
  post(api, '/api/account-deletion', host).set('cookie', cookie).send(body);
const back = (token: string, host = FIRST) => post(api, '/api/reactivation', host).send({ token });
const resend = (email: string, password = PASSWORD, host = FIRST) =>
  post(api, '/api/reactivation/resend', host).send({ email: at(email), password });
const signIn = (email: string, password = PASSWORD, host = FIRST) =>
  post(api, '/api/user.php', host).send({ email: at(email), password });
const linkOf = (email: string) => mailedToken(api, 'account_deletion', at(email));
const stateOf = async (id: number) =>
  (
    await rows(
      api,
      `select a.status, p.status as profile, d.reason, d.note, (select count(*)::int from session where account_id = a.id) as sessions
       from account a join profile p using (tenant_id, id) left join account_deletion d on d.account_id = a.id where a.id = $1`,
      [id],
    )
  )[0];
const historyOf = async (id: number) =>
  (await rows(api, 'select kind from account_event where account_id = $1 order by id', [id])).map(({ kind }) => kind);

/** Signed up and confirmed. */
async function member(name: string, host = FIRST) {
  const person = await signUp(api, at(name), host);
  await activate(api, at(name), host);
  return person;
}

describe('whoever wants to leave', () => {
  it('is told for how long there is a way back, and what would change something', async () => {
    const { id, cookie } = await signUp(api, at('offers'));
    expect((await offersFor(cookie)).body).toMatchObject({ offers: [{ kind: 'mails_off' }] });
    await withSettings(api, { features: { invisible_mode_for: 'everybody' } }, async () => {
      expect((await offersFor(cookie)).body).toMatchObject({
        offers: [{ kind: 'invisible_mode' }, { kind: 'mails_off' }],
      });
    });
    await rows(api, 'update account set premium_since = now() where id = $1', [id]);
    await withSettings(api, { features: { invisible_mode: false } }, async () => {
      expect((await offersFor(cookie)).body).toMatchObject({ offers: [{ kind: 'mails_off' }] });
    });
    const answer = await offersFor(cookie).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toEqual({
      pending_days: 14,
      offers: [{ kind: 'invisible_mode' }, { kind: 'mails_off' }],
      delete_discount: expect.any(Number) as number,
    });
    await rows(
      api,
      'insert into invisible_mode (tenant_id, profile_id) select tenant_id, id from profile where id = $1',
      [id],
    );
    expect((await offersFor(cookie)).body).toMatchObject({ offers: [{ kind: 'mails_off' }] });
    await rows(
      api,
      `insert into mail_preference (tenant_id, account_id, kind, disabled_by)
       select tenant_id, id, 'all', 'member' from account where id = $1`,
      [id],
    );
    expect((await offersFor(cookie)).body).toMatchObject({ offers: [] });
  });

  it('is hidden and signed out everywhere, and gets the link with the true date in their language', async () => {
    const { id, cookie } = await member('leave');
    const phone = cookieOf((await signIn('leave')).headers);
    const note = 'Found somebody.\nThank you!';
    const answer = await leave(cookie, { password: PASSWORD, reason: 'found_someone', note }).expect(200);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; Max-Age=0/);
    const { deletes_at } = answer.body as { deletes_at: string };
    expect(Math.abs(Date.parse(deletes_at) - Date.now() - 14 * DAY_MS)).toBeLessThan(60_000);
    expect(await stateOf(id)).toEqual({
      ...{ status: 'pending_deletion', profile: 'disabled', reason: 'found_someone', note, sessions: 0 },
    });
    expect((await api.on().get('/api/user.php').set('cookie', phone)).body).toEqual({ user: null });
    const [mail] = await mailsTo(api, 'account_deletion', at('leave'));
    expect(mail).toMatchObject({
      params: { name: 'Jo Visser', deletes_at, time_zone: null },
      person: { locale: 'nl' },
      secrets: { token: expect.stringMatching(/^[\w-]{43}$/) as string },
    });
    const [token] = await rows(api, "select hash from account_token where account_id = $1 and kind = 'reactivation'", [
      id,
    ]);
    expect(String(token?.['hash'])).not.toContain(await linkOf('leave'));
    expect(await historyOf(id)).toEqual(['deletion_asked']);
  });

  it('is told at sign-in, with the right password only, until when there is a way back', async () => {
    const { cookie } = await signUp(api, at('told'));
    const { deletes_at } = (await leave(cookie)).body as { deletes_at: string };
    const answer = await signIn('told').expect(403);
    expect(answer.body).toMatchObject({ code: 'account_pending_deletion', deletes_at });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const wrong = await signIn('told', 'not this one').expect(401);
    expect(wrong.body).toMatchObject({ code: 'sign_in_failed' });
    expect(wrong.body).not.toHaveProperty('deletes_at');
    const taken = { email: at('told'), name: 'Other', password: 'six calm badgers', date_of_birth: '1990-05-17' };
    const again = await post(api, '/api/signups').send({
      ...{ ...taken, gender: 'woman', seeking: 'everyone', sensitive_consent: true },
    });
    expect([again.status, (again.body as { code: string }).code]).toEqual([409, 'email_in_use']);
  });

  it('five times at once leaves once, and every answer names the same moment', async () => {
    const { id, cookie } = await signUp(api, at('race'));
    const answers = await Promise.all(Array.from({ length: 5 }, () => leave(cookie)));
    const told = answers.filter(({ status }) => status === 200).map(({ body }) => body as object);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(await mailsTo(api, 'account_deletion', at('race'))).toHaveLength(1);
    expect(await historyOf(id)).toEqual(['deletion_asked']);
  });

  it('needs the password: five wrong tries wait, also with the right one', async () => {
    const { id, cookie } = await signUp(api, at('guess'));
    const answers = [];
    for (let time = 1; time <= 5; time += 1) answers.push(await leave(cookie, { password: 'wrong' }));
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 429]);
    expect(answers[0]?.body).toMatchObject({ code: 'password_wrong', faults: [{ path: 'password' }] });
    expect((await leave(cookie).expect(429)).body).toMatchObject({ code: 'sign_in_blocked', minutes: 15 });
    expect(await stateOf(id)).toMatchObject({ status: 'not_confirmed', sessions: 1 });
  });

  it.each([
    [{}, 'password'],
    [{ password: PASSWORD, reason: 'bored' }, 'reason'],
    [{ password: PASSWORD, note: '👩‍👩‍👧‍👦'.repeat(1001) }, 'note'],
    [{ password: PASSWORD, note: { a: 1 } }, 'note'],
    [{ password: PASSWORD, account: 1 }, 'account'],
  ])('is refused with %#, naming the field', async (body, path) => {
    const email = at('fields');
    const known = await rows(api, 'select from account where email_key = $1', [email]);
    const cookie = known.length === 0 ? (await signUp(api, email)).cookie : cookieOf((await signIn('fields')).headers);
    expect((await leave(cookie, body).expect(422)).body).toMatchObject({ faults: [{ path }] });
  });

  it('is a member of this brand, on a page of this site', async () => {
    const { id, cookie } = await signUp(api, at('mine'));
    for (const answer of [await leave(''), await leave(cookie, undefined, SECOND), await offersFor('')])
      expect([answer.status, answer.body]).toEqual([403, expect.objectContaining({ authentication_required: true })]);
    await leave(cookie).set('sec-fetch-site', 'cross-site').expect(403);
    expect(await stateOf(id)).toMatchObject({ status: 'not_confirmed' });
  });

  it('from a form is led to the page that says what happens now', async () => {
    const { cookie } = await signUp(api, at('form'));
    await leave(cookie, { password: PASSWORD, reason: '', note: '' })
      .type('form')
      .expect(303)
      .expect('location', '/account-deleted');
  });
});

describe('the way back', () => {
  it.each([
    ['active', () => member('again')],
    ['not_confirmed', () => signUp(api, at('again-unconfirmed'))],
  ])('leads to an account that is %s, once, without signing in', async (status, make) => {
    const { id, cookie } = await make();
    const email = status === 'active' ? 'again' : 'again-unconfirmed';
    const before = await stateOf(id);
    await leave(cookie, { password: PASSWORD, note: 'Too cold here' });
    const token = await linkOf(email);
    const answer = await back(token).expect(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await stateOf(id)).toEqual({ ...before, sessions: 0 });
    expect(await historyOf(id)).toEqual(['deletion_asked', 'reactivated']);
    expect((await back(token).expect(404)).body).toMatchObject({ code: 'link_used' });
    expect((await back(token, SECOND).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    await signIn(email).expect(200);
  });

  it('works once for a hundred at once', async () => {
    const { id, cookie } = await signUp(api, at('both'));
    await leave(cookie);
    const token = await linkOf('both');
    const answers = await Promise.all(Array.from({ length: 100 }, () => back(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => (body as { code?: string }).code === 'link_used')).toHaveLength(99);
    expect(await historyOf(id)).toEqual(['deletion_asked', 'reactivated']);
  });

  it('is no other brand’s, no other link’s, and none once the day has come', async () => {
    const { id, cookie } = await signUp(api, at('late'));
    await leave(cookie);
    const token = await linkOf('late');
    await back(token, SECOND).expect(404);
    for (const none of ['', 'x', 'A'.repeat(43), await activationToken(api, at('late'))]) await back(none).expect(404);
    await rows(
      api,
      "update account_deletion set asked_at = now() - interval '15 days', due_at = now() where account_id = $1",
      [id],
    );
    expect((await back(token).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    expect(await stateOf(id)).toMatchObject({ status: 'pending_deletion', profile: 'disabled' });
  });

  it('after a second leave is the new link only', async () => {
    const { cookie } = await signUp(api, at('twice'));
    await leave(cookie);
    const first = await linkOf('twice');
    await resend('twice').expect(204);
    const second = await linkOf('twice');
    expect(second).not.toBe(first);
    await back(first).expect(200);
    await leave(cookieOf((await signIn('twice')).headers)).expect(200);
    expect((await back(second).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    expect((await back(first).expect(404)).body).toMatchObject({ code: 'link_used' });
    await back(await linkOf('twice')).expect(200);
  });

  it('is mailed again to whoever knows the password, a few times a day', async () => {
    const { cookie } = await signUp(api, at('resend'));
    expect((await resend('resend').expect(409)).body).toMatchObject({ code: 'not_pending_deletion' });
    await leave(cookie);
    expect((await resend('resend', 'wrong').expect(401)).body).toMatchObject({ code: 'sign_in_failed' });
    expect((await resend('nobody').expect(401)).body).toMatchObject({ code: 'sign_in_failed' });
    await resend('resend', PASSWORD, SECOND).expect(401);
    const answers = await Promise.all(Array.from({ length: 4 }, () => resend('resend')));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect((await resend('resend').expect(429)).headers['retry-after']).toBeDefined();
    expect(await mailsTo(api, 'account_deletion', at('resend'))).toHaveLength(5);
  });

  it('from a page without scripts carries the token in its address, and leads to the sign-in', async () => {
    const { cookie } = await signUp(api, at('page'));
    await leave(cookie);
    await post(api, '/api/reactivation')
      .set('referer', `http://${FIRST}.localhost/account-deleted/keep?token=${await linkOf('page')}`)
      .type('form')
      .expect(303)
      .expect('location', '/login');
  });
});
