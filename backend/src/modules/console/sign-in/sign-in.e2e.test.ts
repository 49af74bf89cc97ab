import { FIRST, OPERATOR, SECOND, type TestApi, tokenOf } from '../../../../test/support/api';
import { withKnownPassword } from '../../../../test/support/known-password';
import { PASSWORD, newAddress, rows, startAccountsApi } from '../../../../test/support/people';
import {
  CONSOLE,
  codeOf,
  enrolledStaff,
  newStaff,
  sessionOf,
  staffCookie,
  staffPost,
  staffSignIn,
} from '../../../../test/support/staff-people';
import { whileHeld } from '../../../../test/support/while-held';
import { PasswordHasher } from '../../accounts';
import { StaffRoles, StaffTokens } from '..';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(9);
});
afterAll(() => api.close());

const get = (path: string, cookie: string) => api.on(CONSOLE).get(`/api/staff${path}`).set('cookie', cookie);
const codeIn = (answer: { body: unknown }): string => (answer.body as { code: string }).code;
const second = (cookie: string, code: string) => staffPost(api, '/sign-in/second-factor', cookie).send({ code });
const half = async (email: string): Promise<string> => staffCookie((await staffSignIn(api, email).expect(200)).headers);
const audited = async (email: string): Promise<unknown[]> =>
  (await rows(api, 'select action from audit_entry where actor = $1 and subject = $1 order by id', [email])).map(
    ({ action }) => action,
  );

describe('signing in', () => {
  it('takes a password, then a code, and is in the audit without a secret', async () => {
    const email = 'robin@manyhearts.example';
    const { cookie, secret, recoveryCodes } = await enrolledStaff(api, email);
    const me = (await get('/me', cookie).expect(200)).body as Record<string, unknown>;
    expect(me).toMatchObject({ email, name: 'Robin Berg', role: 'operator', idle_seconds: 1800 });
    expect(Date.parse(String(me['second_factor_until']))).toBeGreaterThan(Date.now());
    expect(Date.parse(String(me['session_ends_at']))).toBeGreaterThan(Date.now() + 11 * 3_600_000);
    await get('/people', cookie).expect(200);
    expect(new Set(recoveryCodes).size).toBe(10);
    const again = await staffSignIn(api, ` ${email.toUpperCase()} `).expect(200);
    expect(again.body).toEqual({ next: 'second_factor', has_passkey: false });
    expect(again.headers['set-cookie']).toEqual([
      expect.stringMatching(/^staff=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    const done = await second(staffCookie(again.headers), codeOf(secret, 1)).expect(200);
    expect(done.body).toEqual({});
    await get('/me', staffCookie(done.headers)).expect(200);
    expect(await audited(email)).toEqual([
      'staff.invitation_accepted',
      ...['staff.second_factor_enrolled', 'staff.signed_in', 'staff.signed_in'],
    ]);
    const [kept] = await rows(api, 'select jsonb_agg(audit_entry)::text as all from audit_entry');
    const [factor] = await rows(api, 'select jsonb_agg(f)::text as all from staff_second_factor f');
    for (const known of [secret, PASSWORD, recoveryCodes[0] ?? '', codeOf(secret)])
      expect(`${String(kept?.['all'])}${String(factor?.['all'])}`).not.toContain(known);
  });

  it('works for two at the same moment who both come with a session that is over', async () => {
    const [other, ...emails] = ['other', 'early', 'prompt'].map((name) => `${name}@manyhearts.example`) as [
      string,
      ...string[],
    ];
    const ids = [await newStaff(api, other)];
    await half(other);
    const old: string[] = [];
    for (const email of emails) {
      ids.push(await newStaff(api, email));
      old.push(await half(email));
    }
    // In the order in which they were made, so that both come to the held one first when they forget what is over.
    await rows(api, "update staff_session set expires_at = now() - interval '1 hour' where staff_id = any($1)", [ids]);
    const again = await withKnownPassword(api, () =>
      whileHeld(
        api,
        { text: 'select from staff_session where staff_id = $1 for update', values: [ids[0]], waiting: 2 },
        () => emails.map((email, at) => staffPost(api, '/sign-in', old[at]).send({ email, password: PASSWORD })),
      ),
    );
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    const [left] = await rows(api, 'select count(*)::int as sessions from staff_session where expires_at < now()');
    expect(left).toEqual({ sessions: 1 });
  });

  it('fails the same way for a wrong password, a stranger, no password yet and somebody disabled', async () => {
    await newStaff(api, 'wrong@manyhearts.example');
    const gone = await newStaff(api, 'gone@manyhearts.example');
    await api.running.app.get(StaffTokens).disable(gone, OPERATOR);
    const answers = [
      await staffSignIn(api, 'wrong@manyhearts.example', 'not this one'),
      await staffSignIn(api, 'nobody@manyhearts.example'),
      await staffSignIn(api, OPERATOR.email),
      await staffSignIn(api, 'gone@manyhearts.example'),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.text]).toEqual([401, answers[0]?.text]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(codeIn(answers[0] ?? { body: {} })).toBe('staff_sign_in_failed');
  });

  it('costs the same hash for a stranger, which takes the time', async () => {
    await newStaff(api, 'work@manyhearts.example');
    const verify = jest.spyOn(api.running.app.get(PasswordHasher, { strict: false }), 'verify');
    for (const [email, kept] of [
      ['work@manyhearts.example', expect.stringMatching(/^\$argon2id\$/) as string],
      ['work-stranger@manyhearts.example', undefined],
    ]) {
      verify.mockClear();
      await staffSignIn(api, String(email), 'not this one').expect(401);
      expect(verify.mock.calls).toEqual([[kept, 'not this one']]);
    }
    verify.mockRestore();
  });

  it('is blocked after five wrong passwords, however many at once, also for strangers; the block doubles', async () => {
    const email = 'brute@manyhearts.example';
    await newStaff(api, email);
    for (const tried of [email, 'brute-stranger@manyhearts.example']) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => staffSignIn(api, tried, 'not this one')));
      expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(4);
      const blocked = await staffSignIn(api, tried).expect(429);
      expect(blocked.body).toMatchObject({ code: 'staff_sign_in_blocked', minutes: 15 });
    }
    expect((await audited(email)).filter((action) => action === 'staff.sign_in_blocked').length).toBe(1);
    await rows(api, "update staff_tries set blocked_until = now() where kind = 'account'");
    for (let turn = 0; turn < 5; turn += 1) await staffSignIn(api, email, 'not this one');
    expect((await staffSignIn(api, email).expect(429)).body).toMatchObject({ minutes: 30 });
  });

  it.each([
    {},
    { email: 'a@b.example' },
    { email: {}, password: 'x' },
    { email: 'a', password: 'b', role: 'operator' },
  ])('with %j is refused', async (body) => {
    expect(codeIn(await staffPost(api, '/sign-in').send(body).expect(422))).toBe('invalid_input');
  });

  it('is nowhere but on the console’s host, and from no other site', async () => {
    const body = { email: OPERATOR.email, password: PASSWORD };
    await api.on(`${FIRST}.localhost`).post('/api/staff/sign-in').send(body).expect(404);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://everglow.localhost' },
    ])
      for (const path of ['/sign-in', '/sign-in/second-factor', '/sign-in/enrolment', '/invitation', '/sign-out'])
        expect(codeIn(await staffPost(api, path).set(headers).send(body).expect(403))).toBe('cross_site_request');
    await staffPost(api, '/sign-in').set('origin', `http://${CONSOLE}`).send(body).expect(401);
  });
});

describe('a half session', () => {
  it('opens nothing', async () => {
    await newStaff(api, 'half@manyhearts.example');
    const cookie = await half('half@manyhearts.example');
    for (const path of [
      '/me',
      '/sessions',
      '/people',
      '/tenants',
      '/members?q=1',
      `/tenants/${FIRST}/members/1/file`,
      `/tenants/${FIRST}/revisions`,
    ])
      expect([path, (await get(path, cookie)).status]).toEqual([path, 401]);
    await staffPost(api, '/sign-out', cookie).expect(401);
    await staffPost(api, '/people', cookie).send({}).expect(401);
    const token = cookie.split('=')[1] ?? '';
    await api.on(CONSOLE).get('/api/staff/me').set('authorization', `Bearer ${token}`).expect(401);
  });

  it('ends after ten minutes, with its person, and with a sign-in in its place', async () => {
    const { secret, id } = await enrolledStaff(api, 'late@manyhearts.example');
    const late = await half('late@manyhearts.example');
    await rows(api, "update staff_session set expires_at = now() where stage = 'half'");
    expect(codeIn(await second(late, codeOf(secret)).expect(401))).toBe('staff_password_needed');
    const first = await half('late@manyhearts.example');
    await staffPost(api, '/sign-in', first).send({ email: 'late@manyhearts.example', password: PASSWORD }).expect(200);
    expect(codeIn(await second(first, codeOf(secret)).expect(401))).toBe('staff_password_needed');
    const open = await half('late@manyhearts.example');
    await api.running.app.get(StaffTokens).disable(id, OPERATOR);
    expect(codeIn(await second(open, codeOf(secret)).expect(401))).toBe('staff_password_needed');
  });

  it('sets up a second factor once, and before any code', async () => {
    await newStaff(api, 'enrol@manyhearts.example');
    const cookie = await half('enrol@manyhearts.example');
    expect(codeIn(await second(cookie, '123456').expect(409))).toBe('enrolment_needed');
    const { body } = await staffPost(api, '/sign-in/enrolment', cookie).expect(200);
    const { secret, otpauth_uri } = body as Record<string, string>;
    expect(otpauth_uri).toMatch(/^otpauth:\/\/totp\/Manyhearts%20staff:.*secret=/);
    await second(cookie, codeOf(secret ?? '')).expect(200);
    const next = await half('enrol@manyhearts.example');
    expect(codeIn(await staffPost(api, '/sign-in/enrolment', next).expect(409))).toBe('already_enrolled');
    await staffPost(api, '/sign-in/enrolment').expect(401);
  });
});

describe('a code', () => {
  it('lets one of a hundred in at once, and nobody after', async () => {
    const email = 'race@manyhearts.example';
    const { secret } = await enrolledStaff(api, email);
    const cookies: string[] = [];
    for (let turn = 0; turn < 10; turn += 1) cookies.push(await half(email));
    const code = codeOf(secret, 1);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, turn) => second(cookies[turn % 10] ?? '', code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await rows(api, "delete from staff_tries where kind = 'code'");
    expect(codeIn(await second(await half(email), code).expect(401))).toBe('second_factor_wrong');
  });

  it('that is wrong five times blocks, and a right one does not help then', async () => {
    const email = 'codes@manyhearts.example';
    const { secret, id } = await enrolledStaff(api, email);
    const cookie = await half(email);
    const wrong = codeOf(secret, 40);
    for (let turn = 0; turn < 4; turn += 1) await second(cookie, wrong).expect(401);
    expect((await second(cookie, wrong).expect(429)).body).toMatchObject({ minutes: 15 });
    await second(cookie, codeOf(secret, 1)).expect(429);
    expect(await audited(email)).toContain('staff.sign_in_blocked');
    await api.running.app.get(StaffRoles).resetSecondFactor(id, OPERATOR);
    expect((await staffSignIn(api, email).expect(200)).body).toEqual({ next: 'enrolment', has_passkey: false });
  });

  it('for recovery works once, by one of many', async () => {
    const email = 'recovery@manyhearts.example';
    const { recoveryCodes } = await enrolledStaff(api, email);
    const code = recoveryCodes[3] ?? '';
    const cookies = await Promise.all(Array.from({ length: 4 }, () => half(email)));
    const answers = await Promise.all(cookies.map((cookie) => second(cookie, code.toLowerCase())));
    const [passed, ...more] = answers.filter(({ status }) => status === 200);
    expect([passed?.body, more]).toEqual([{ recovery_codes_left: 9 }, []]);
    expect(await audited(email)).toContain('staff.recovery_code_used');
    await second(await half(email), 'AAAA-BBBB-CCCC-DDDD').expect(401);
  });
});

describe('a session', () => {
  it('has a token that nobody knew before, and the half one is dead', async () => {
    const planted = `staff=${'p'.repeat(43)}`;
    const email = 'fixed@manyhearts.example';
    const { cookie, half: before } = await enrolledStaff(api, email);
    expect(cookie).not.toBe(before);
    await get('/me', before).expect(401);
    const answer = await staffPost(api, '/sign-in', planted).send({ email, password: PASSWORD }).expect(200);
    expect(staffCookie(answer.headers)).not.toBe(planted);
    await get('/me', planted).expect(401);
  });

  it('ends when idle, after twelve hours, and with a disabled person', async () => {
    const { cookie, id } = await enrolledStaff(api, 'ends@manyhearts.example');
    const set = (what: string) => rows(api, `update staff_session set ${what} where staff_id = $1`, [id]);
    await set("seen_at = now() - interval '29 minutes'");
    await get('/me', cookie).expect(200);
    const [seen] = await rows(
      api,
      "select seen_at > now() - interval '1 minute' as fresh from staff_session where staff_id = $1",
      [id],
    );
    expect(seen).toEqual({ fresh: true });
    await set("seen_at = now() - interval '31 minutes'");
    await get('/me', cookie).expect(401);
    await set('seen_at = now(), expires_at = now()');
    await get('/me', cookie).expect(401);
    const other = await enrolledStaff(api, 'fired@manyhearts.example');
    await get('/me', other.cookie).expect(200);
    await api.running.app.get(StaffTokens).disable(other.id, OPERATOR);
    await get('/me', other.cookie).expect(401);
  });

  it('is listed and ended by its owner only', async () => {
    const mine = await enrolledStaff(api, 'mine@manyhearts.example');
    const theirs = await enrolledStaff(api, 'theirs@manyhearts.example');
    const listed = async ({ cookie }: { cookie: string }) =>
      ((await get('/sessions', cookie).expect(200)).body as { sessions: { id: string; current: boolean }[] }).sessions;
    const [session, ...more] = await listed(mine);
    expect([session?.current, more]).toEqual([true, []]);
    const end = (cookie: string, id = session?.id ?? '') =>
      api.on(CONSOLE).delete(`/api/staff/sessions/${id}`).set('cookie', cookie);
    await end(theirs.cookie).expect(404);
    await end(mine.cookie, 'x').expect(404);
    await end(mine.cookie).expect(204);
    await get('/me', mine.cookie).expect(401);
    const out = await staffPost(api, '/sign-out', theirs.cookie).expect(204);
    expect(out.headers['set-cookie']).toEqual([expect.stringMatching(/^staff=; Max-Age=0;/)]);
    await get('/me', theirs.cookie).expect(401);
  });

  it('does not help out a wrong token, and a machine has none', async () => {
    const { cookie } = await enrolledStaff(api, 'machine@manyhearts.example');
    await get('/me', cookie)
      .set('authorization', `Bearer ${'x'.repeat(43)}`)
      .expect(401);
    const authorization = await tokenOf(api, OPERATOR);
    await api.on(CONSOLE).get('/api/staff/me').set('authorization', authorization).expect(200);
    await staffPost(api, '/sign-out').set('authorization', authorization).expect(404);
  });
});

describe('support', () => {
  it('reaches its own brand only, and no staff', async () => {
    const { cookie } = await enrolledStaff(api, 'desk@manyhearts.example', 'support');
    expect(codeIn(await get(`/tenants/${FIRST}/members/99/file`, cookie).expect(404))).toBe('member_not_found');
    expect(codeIn(await get(`/tenants/${SECOND}/members/99/file`, cookie).expect(404))).toBe('tenant_not_found');
    await get('/people', cookie).expect(403);
    await api
      .on(CONSOLE)
      .post(`/api/staff/tenants/${FIRST}/members/99/block`)
      .set({ cookie, 'sec-fetch-site': 'cross-site' })
      .expect(403);
  });

  it('that becomes something else is signed out', async () => {
    const { cookie, id } = await enrolledStaff(api, 'rise@manyhearts.example', 'support');
    const change = (body: object, by: string) =>
      api.on(CONSOLE).put(`/api/staff/people/${id}/role`).set('cookie', by).send(body);
    const operator = await sessionOf(api, OPERATOR.email);
    await change({ role: 'owner' }, operator).expect(422);
    await change({ role: 'support', tenants: ['nobody'] }, operator).expect(404);
    await get('/me', cookie).expect(200);
    await change({ role: 'operator' }, operator).expect(204);
    await get('/me', cookie).expect(401);
    expect(
      await rows(api, "select actor, details->>'to' as to from audit_entry where action = 'staff.role_changed'"),
    ).toEqual([{ actor: OPERATOR.email, to: 'operator' }]);
  });
});

describe('an invitation', () => {
  it('works once, for the newest, and signs out', async () => {
    const { id, cookie } = await enrolledStaff(api, 'invited@manyhearts.example');
    const operator = await sessionOf(api, OPERATOR.email);
    const invite = async () =>
      (await staffPost(api, `/people/${id}/invitation`, operator).expect(201)).body as { token: string };
    const accept = (token: string, password = 'nine gentle herons') =>
      staffPost(api, '/invitation').send({ token, password });
    const older = await invite();
    const { token } = await invite();
    expect(codeIn(await accept(older.token).expect(404))).toBe('invitation_invalid');
    expect((await accept(token, 'password12').expect(422)).body).toMatchObject({ faults: [{ path: 'password' }] });
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    await get('/me', cookie).expect(401);
    await staffSignIn(api, 'invited@manyhearts.example').expect(401);
    await staffSignIn(api, 'invited@manyhearts.example', 'nine gentle herons').expect(200);
    await api
      .on(CONSOLE)
      .post('/api/staff/invitation')
      .set('x-forwarded-for', newAddress())
      .send({ token: 'x' })
      .expect(422);
  });
});
