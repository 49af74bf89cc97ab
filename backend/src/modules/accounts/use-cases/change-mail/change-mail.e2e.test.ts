import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import { mailedToken } from '../../../../../test/support/mailed-token';
import {
  PASSWORD,
  cookieOf,
  count,
  form,
  post,
  rows,
  signUp,
  startAccountsApi,
} from '../../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(6);
});
afterAll(() => api.close());

const ask = (cookie: string, email: string, password = PASSWORD, host?: string) =>
  post(api, '/api/mail-changes', host).set('cookie', cookie).send({ email, password });
const open = (token: string, cookie = '', host = FIRST) =>
  post(api, '/api/mail-changes/do', host).set('cookie', cookie).send({ token });
const signIn = (email: string, password = PASSWORD) => post(api, '/api/user.php').send({ email, password });
const emailOf = async (cookie: string): Promise<string | undefined> =>
  ((await api.on().get('/api/user.php').set('cookie', cookie)).body as { user: { email: string } | null }).user?.email;
const confirm = (id: number) =>
  rows(api, "update account set status = 'active', confirmed_at = now() where id = $1", [id]);

async function member(email: string) {
  const person = await signUp(api, email);
  await confirm(person.id);
  return person;
}

/** A member who has asked for another address, with the link that was mailed there. */
async function asking(old: string, email: string) {
  const person = await member(old);
  await ask(person.cookie, email).expect(202);
  return { ...person, token: await mailedToken(api, 'mail_change', email) };
}

/** A member whose address has been changed, with the link that was mailed to the old one. */
async function changed(old: string, email: string) {
  const person = await asking(old, email);
  const answer = await open(person.token, person.cookie).expect(200);
  return { ...person, cookie: cookieOf(answer.headers), undo: await mailedToken(api, 'mail_changed', old) };
}

describe('another e-mail address', () => {
  it('is taken over once the link is opened that was mailed there; the session gets a new token', async () => {
    const { cookie, token } = await asking('from@visitor.example', 'To@visitor.example');
    expect(await emailOf(cookie)).toBe('from@visitor.example');
    const answer = await open(token, cookie).expect(200);
    expect(answer.body).toEqual({ result: 'changed', reset_token: null });
    expect(await emailOf(cookie)).toBeUndefined();
    expect(await emailOf(cookieOf(answer.headers))).toBe('To@visitor.example');
    await signIn('from@visitor.example').expect(401);
    await signIn('to@visitor.example').expect(200);
  });

  it('is confirmed by somebody without a session as well, who gets none by it', async () => {
    const { cookie, token } = await asking('phone@visitor.example', 'phone-2@visitor.example');
    const other = await signUp(api, 'bystander@visitor.example');
    expect((await open(token, other.cookie).expect(200)).headers['set-cookie']).toBeUndefined();
    expect(await emailOf(cookie)).toBe('phone-2@visitor.example');
    expect(await emailOf(other.cookie)).toBe('bystander@visitor.example');
  });

  it('confirms an account that was not, and gives its first address, maybe a stranger’s, no way in', async () => {
    const { id, cookie } = await signUp(api, 'tpyo@visitor.example');
    await ask(cookie, 'typo@visitor.example').expect(202);
    await open(await mailedToken(api, 'mail_change', 'typo@visitor.example')).expect(200);
    const state = await rows(
      api,
      'select a.status, b.balance from account a join credit_balance b on b.account_id = a.id where a.id = $1',
      [id],
    );
    expect(state).toEqual([{ status: 'active', balance: 30 }]);
    expect(await mailedToken(api, 'mail_changed', 'tpyo@visitor.example')).toBe('undefined');
  });

  it('of which only the letters’ case is other is no other, to the old address', async () => {
    const { token } = await asking('case@visitor.example', 'Case@visitor.example');
    await open(token).expect(200);
    expect(await mailedToken(api, 'mail_changed', 'case@visitor.example')).toBe('undefined');
    await signIn('case@visitor.example').expect(200);
  });

  it('is asked for with the password only, five wrong ones block', async () => {
    const { cookie } = await member('password@visitor.example');
    const wrong = await ask(cookie, 'password-2@visitor.example', 'wrong').expect(422);
    expect(wrong.body).toMatchObject({ code: 'password_wrong', faults: [{ path: 'password' }] });
    for (let time = 1; time <= 4; time += 1) await ask(cookie, 'password-2@visitor.example', 'wrong');
    expect((await ask(cookie, 'password-2@visitor.example').expect(429)).body).toMatchObject({
      code: 'sign_in_blocked',
    });
  });

  it.each([
    ['nobody', 'format'],
    ['a@visitor.example\r\nbcc: b@visitor.example', 'format'],
    ['bad@visitor.example', 'same'],
  ])('%j is refused, naming the field', async (email, code) => {
    const known = (await rows(api, "select from account where email_key = 'bad@visitor.example'")).length > 0;
    const cookie = known
      ? cookieOf((await signIn('bad@visitor.example')).headers)
      : (await member('bad@visitor.example')).cookie;
    expect((await ask(cookie, email).expect(422)).body).toMatchObject({ faults: [{ path: 'email', code }] });
  });

  it('that has an account is refused, when asked for and when confirmed; at another brand it is free', async () => {
    await signUp(api, 'taken@visitor.example');
    await signUp(api, 'elsewhere@visitor.example', SECOND);
    const { cookie, token } = await asking('wants@visitor.example', 'elsewhere@visitor.example');
    expect((await ask(cookie, 'TAKEN@visitor.example').expect(409)).body).toMatchObject({ code: 'email_in_use' });
    await signUp(api, 'elsewhere@visitor.example');
    expect((await open(token).expect(409)).body).toMatchObject({ code: 'email_in_use' });
    expect(await emailOf(cookie)).toBe('wants@visitor.example');
  });

  it('that two members want at once is one’s', async () => {
    const [one, two] = [
      await asking('one@visitor.example', 'wanted@visitor.example'),
      await asking('two@visitor.example', 'x@visitor.example'),
    ];
    await ask(two.cookie, 'wanted@visitor.example').expect(202);
    const other = await mailedToken(api, 'mail_change', 'wanted@visitor.example');
    const answers = await Promise.all([open(one.token), open(other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows(api, "select from account where email_key = 'wanted@visitor.example'")).toHaveLength(1);
  });

  it('is mailed five times a day at most, and only the newest link works', async () => {
    const { cookie, token } = await asking('many@visitor.example', 'many-1@visitor.example');
    for (let time = 2; time <= 5; time += 1) await ask(cookie, `many-${time}@visitor.example`).expect(202);
    const before = await count(api, 'outbox');
    await ask(cookie, 'many-6@visitor.example').expect(429);
    expect(await count(api, 'outbox')).toBe(before);
    expect((await open(token).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    await open(await mailedToken(api, 'mail_change', 'many-5@visitor.example')).expect(200);
  });

  it('is swapped once by fifty clicks at once, and by no link that is late, foreign or made up', async () => {
    const { id, token } = await asking('clicks@visitor.example', 'clicks-2@visitor.example');
    await open(token, '', SECOND).expect(404);
    for (const none of ['', 'x', 'A'.repeat(43)])
      expect((await open(none).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => (body as { code?: string }).code === 'link_used')).toHaveLength(49);
    expect((await open(token, '', SECOND).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    expect(
      await rows(api, "select from account_token where account_id = $1 and kind = 'mail_undo'", [id]),
    ).toHaveLength(1);
    const late = await asking('late@visitor.example', 'late-2@visitor.example');
    await rows(api, 'update account_token set expires_at = now() where account_id = $1', [late.id]);
    await open(late.token).expect(404);
  });

  it('takes no reset of the password along that was mailed to the old one', async () => {
    const { token } = await asking('reset@visitor.example', 'reset-2@visitor.example');
    await post(api, '/api/password-resets').send({ email: 'reset@visitor.example' }).expect(202);
    const reset = await mailedToken(api, 'password_reset', 'reset@visitor.example');
    await open(token).expect(200);
    await post(api, '/api/password-resets/do').send({ token: reset, password: 'nine lazy herons' }).expect(404);
  });

  it('is asked for by no visitor, at no other brand and by no other site', async () => {
    const { cookie } = await member('outside@visitor.example');
    for (const answer of [await ask('', 'o@visitor.example'), await ask(cookie, 'o@visitor.example', PASSWORD, SECOND)])
      expect(answer.body).toMatchObject({ authentication_required: true });
    await ask(cookie, 'o@visitor.example').set('sec-fetch-site', 'cross-site').expect(403);
  });
});

describe('the link in the mail to the old address', () => {
  it('brings it back, ends all sessions and the password, and lets its owner choose a new one', async () => {
    const { cookie, undo } = await changed('victim@visitor.example', 'thief@visitor.example');
    const answer = await open(undo).expect(200);
    const { result, reset_token: token } = answer.body as { result: string; reset_token: string };
    expect(result).toBe('undone');
    expect(await emailOf(cookie)).toBeUndefined();
    await signIn('thief@visitor.example').expect(401);
    await signIn('victim@visitor.example').expect(401);
    await post(api, '/api/password-resets/do').send({ token, password: 'nine lazy herons' }).expect(200);
    await signIn('victim@visitor.example', 'nine lazy herons').expect(200);
    expect((await open(undo).expect(404)).body).toMatchObject({ code: 'link_used' });
  });

  it('works once of twenty at once, for seven days, at this brand', async () => {
    const { id, undo } = await changed('undo@visitor.example', 'undo-2@visitor.example');
    const [kept] = await rows(
      api,
      `select expires_at - created_at = interval '7 days' as week from account_token
       where account_id = $1 and kind = 'mail_undo'`,
      [id],
    );
    expect(kept).toEqual({ week: true });
    await open(undo, '', SECOND).expect(404);
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(undo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await changed('undo-late@visitor.example', 'undo-late-2@visitor.example');
    await rows(api, 'update account_token set expires_at = now() where account_id = $1', [late.id]);
    await open(late.undo).expect(404);
    expect(await emailOf(late.cookie)).toBe('undo-late-2@visitor.example');
  });

  it('goes back behind every later change, whose own way back is closed', async () => {
    const { cookie, undo } = await changed('a@visitor.example', 'b@visitor.example');
    await ask(cookie, 'c@visitor.example').expect(202);
    await open(await mailedToken(api, 'mail_change', 'c@visitor.example')).expect(200);
    const later = await mailedToken(api, 'mail_changed', 'b@visitor.example');
    await ask(cookie, 'd@visitor.example').expect(202);
    const open4 = await mailedToken(api, 'mail_change', 'd@visitor.example');
    await open(undo).expect(200);
    for (const closed of [later, open4])
      expect((await open(closed).expect(404)).body).toMatchObject({ code: 'link_invalid' });
    expect(await rows(api, "select from account where email_key = 'a@visitor.example'")).toHaveLength(1);
  });

  it('cannot be cut off by somebody who takes the address meanwhile', async () => {
    const { undo } = await changed('held@visitor.example', 'held-2@visitor.example');
    await post(api, '/api/signups').send(form('HELD@visitor.example')).expect(409);
    const other = await member('squatter@visitor.example');
    expect((await ask(other.cookie, 'held@visitor.example').expect(409)).body).toMatchObject({ code: 'email_in_use' });
    await post(api, '/api/signups', SECOND).send(form('held@visitor.example')).expect(201);
    await open(undo).expect(200);
  });

  it('from a form without scripts leads to the page for a new password', async () => {
    const { undo } = await changed('form@visitor.example', 'form-2@visitor.example');
    const answer = await post(api, '/api/mail-changes/do')
      .type('form')
      .set('referer', `http://everglow.localhost:8080/mail-change/undo?token=${undo}`)
      .send('')
      .expect(303);
    expect(answer.headers['location']).toMatch(/^\/reset-password\/do\?token=[\w-]{43}$/);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
  });
});
