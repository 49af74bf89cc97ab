import { type FastifyReply } from 'fastify';
import { FIRST, SECOND, type TestApi } from '../../../../../test/support/api';
import {
  PASSWORD,
  cookieOf,
  count,
  newAddress,
  post,
  rows,
  signUp,
  startAccountsApi,
} from '../../../../../test/support/people';
import { HashThreads } from '../../passwords/hash-threads';
import { accountSubject } from '../../rules/sign-in-tries';
import { SessionCookies } from '../../sessions/session-cookies';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(9);
});
afterAll(() => api.close());

const signIn = (email: string, password = PASSWORD, host = FIRST) =>
  post(api, '/api/user.php', host).send({ email, password });
const user = (cookie: string, host = FIRST) => api.on(`${host}.localhost`).get('/api/user.php').set('cookie', cookie);
const wrong = (email: string) => signIn(email, 'not this one, either');

describe('signing in', () => {
  it('answers the user and sets the cookie', async () => {
    const { id } = await signUp(api, 'in@visitor.example');
    const answer = await signIn(' IN@visitor.example ').expect(200);
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{44}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/) as string,
      'member=yes; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const told = {
      user: {
        status: 'not_confirmed',
        email: 'in@visitor.example',
        profile: {
          id,
          name: 'Jo Visser',
          country: 'NL',
          city: null,
          countryregion: null,
          status: 'disabled',
          fictional: false,
          main_image: null,
        },
        credits: 0,
        paid_user: false,
        has_password: true,
        fictional_icon: expect.any(String) as string,
        language: 'nl',
        signup_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        notifications_disabled: [],
      },
    };
    expect(answer.body).toEqual(told);
    const again = await user(cookieOf(answer.headers)).expect(200);
    expect(again.body).toEqual(told);
    expect(again.headers['cache-control']).toBe('no-store');
  });

  it('gives a new token each time and ends the one that it takes the place of', async () => {
    const { cookie } = await signUp(api, 'rotate@visitor.example');
    const answer = await signIn('rotate@visitor.example').set('cookie', cookie).expect(200);
    expect(cookieOf(answer.headers)).not.toBe(cookie);
    expect((await user(cookie)).body).toEqual({ user: null });
  });

  it('takes no token that the visitor brought', async () => {
    await signUp(api, 'fixation@visitor.example');
    const planted = `session=${'A'.repeat(43)}`;
    const answer = await signIn('fixation@visitor.example').set('cookie', planted).expect(200);
    expect(cookieOf(answer.headers)).not.toBe(planted);
    expect((await user(planted)).body).toEqual({ user: null });
  });

  it('stays in its brand: neither account nor session is worth anything at another', async () => {
    const { cookie } = await signUp(api, 'brand@visitor.example');
    await signIn('brand@visitor.example', PASSWORD, SECOND).expect(401);
    expect((await user(cookie, SECOND)).body).toEqual({ user: null });
    expect((await user(cookie)).body).toMatchObject({ user: { email: 'brand@visitor.example' } });
  });

  it('is https’ own where the sites are', () => {
    const header = jest.fn();
    new SessionCookies({ ...api.config, PUBLIC_PROTOCOL: 'https' }).set({ header } as unknown as FastifyReply, 'x');
    expect(header).toHaveBeenCalledWith('set-cookie', [
      expect.stringMatching(/^__Host-session=x; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(/^member=yes; .*; Secure$/),
      expect.stringMatching(/^session=; Max-Age=0; Path=\/; .*; Secure$/),
    ]);
  });

  it('an account that is blocked gets no session, and only who knows the password is told', async () => {
    const email = 'blocked@visitor.example';
    const { id, cookie } = await signUp(api, email);
    await rows(api, "update account set status = 'blocked' where id = $1", [id]);
    const answer = await signIn(email).expect(403);
    expect(answer.body).toMatchObject({ code: 'account_blocked' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await wrong(email).expect(401)).body).toMatchObject({ code: 'sign_in_failed' });
    expect((await user(cookie)).body).toEqual({ user: null });
  });

  it('ends after thirty days', async () => {
    const { id, cookie } = await signUp(api, 'old@visitor.example');
    await rows(api, 'update session set expires_at = now() where account_id = $1', [id]);
    expect((await user(cookie)).body).toEqual({ user: null });
  });

  it.each<[string, object]>([
    ['nothing', {}],
    ['objects', { email: { $gt: '' }, password: { $gt: '' } }],
    ['too much', { email: 'a@b.nl', password: 'x'.repeat(1001) }],
    ['a field nobody knows', { email: 'a@b.nl', password: 'x', admin: true }],
  ])('with %s is refused', async (_, body) => {
    expect((await post(api, '/api/user.php').send(body).expect(422)).body).toMatchObject({ code: 'invalid_input' });
  });

  it('for another site is refused', async () => {
    await signUp(api, 'login-csrf@visitor.example');
    await signIn('login-csrf@visitor.example').set('origin', 'https://bad.example').expect(403);
  });
});

describe('from a form', () => {
  const byForm = (fields: object) => post(api, '/api/user.php').type('form').send(fields);

  it.each([
    ['/chats?x=1', '/chats?x=1'],
    [undefined, '/'],
    ['//bad.example', '/'],
    ['/\\bad.example', '/'],
    ['https://bad.example/', '/'],
    ['/%0d%0aset-cookie:a=b', '/%0d%0aset-cookie:a=b'],
    ['/\r\nset-cookie: a=b', '/'],
    ['/a/..//bad.example', '/'],
    ['/api/logout.php', '/'],
    ['javascript:alert(1)', '/'],
  ])('with next=%s leads to %s', async (next, location) => {
    const email = 'form@visitor.example';
    if ((await rows(api, 'select from account where email_key = $1', [email])).length === 0) await signUp(api, email);
    const answer = await byForm({ email, password: PASSWORD, ...(next !== undefined && { next }) }).expect(303);
    expect(answer.headers['location']).toBe(location);
    expect(cookieOf(answer.headers)).toMatch(/^session=/);
  });

  it.each([
    ['http://everglow.localhost:8080/login?next=/chats', '/chats'],
    ['http://everglow.localhost:8080/login?next=//bad.example', '/'],
    ['http://bad.example/login?next=/chats', '/'],
    ['nothing', '/'],
  ])('on the page %s leads to %s', async (referer, location) => {
    const email = 'form@visitor.example';
    const answer = await byForm({ email, password: PASSWORD }).set('referer', referer).expect(303);
    expect(answer.headers['location']).toBe(location);
  });

  it('that is wrong gets a page with the text', async () => {
    const answer = await byForm({ email: 'nobody@visitor.example', password: 'wrong' }).set('cookie', 'locale=en');
    expect(answer.status).toBe(401);
    expect(answer.text).toContain('Login failed, please try again.');
  });
});

describe('wrong passwords', () => {
  it('five for an account block it for fifteen minutes, also for the right one', async () => {
    await signUp(api, 'five@visitor.example');
    for (let time = 1; time <= 4; time += 1)
      expect((await wrong('five@visitor.example').expect(401)).body).toMatchObject({ code: 'sign_in_failed' });
    const fifth = await wrong('five@visitor.example').expect(429);
    expect(fifth.body).toMatchObject({ code: 'sign_in_blocked', minutes: 15 });
    const right = await signIn('five@visitor.example').expect(429);
    expect(right.body).toMatchObject({ code: 'sign_in_blocked', minutes: 15 });
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(890);
  });

  it('get twice as long a block each time, a day at most, and are forgotten by the right one', async () => {
    const email = 'doubling@visitor.example';
    await signUp(api, email);
    const isOver = () =>
      rows(api, "update sign_in_tries set blocked_until = now() - interval '1 second' where kind = 'account'");
    for (const minutes of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) {
      for (let time = 1; time <= 4; time += 1) await wrong(email).expect(401);
      expect((await wrong(email).expect(429)).body).toMatchObject({ minutes });
      await isOver();
    }
    await signIn(email).expect(200);
    for (let time = 1; time <= 4; time += 1) await wrong(email).expect(401);
    expect((await wrong(email).expect(429)).body).toMatchObject({ minutes: 15 });
  });

  it('a hundred at once are five', async () => {
    const email = 'stuffing@visitor.example';
    await signUp(api, email);
    const answers = await Promise.all(Array.from({ length: 100 }, () => wrong(email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(96);
  });

  it('are not counted for right ones, however many come at once', async () => {
    const email = 'parallel@visitor.example';
    await signUp(api, email);
    await wrong(email).expect(401);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(email)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(4);
    // One that found no free place in time is asked to come again, and no block is left.
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
    await signIn(email).expect(200);
    const left = 'select from sign_in_tries where subject = $1 and (tries > 0 or blocked_until > now())';
    expect(await rows(api, left, [accountSubject(email)])).toEqual([]);
  });

  it('are no more beside right ones than each of these lets in', async () => {
    const email = 'mixed@visitor.example';
    await signUp(api, email);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => signIn(email)),
      ...Array.from({ length: 60 }, () => wrong(email)),
    ]);
    const checked = answers.slice(5).filter(({ status }) => status === 401).length;
    // Each right one forgets the wrong ones before it.
    expect(checked).toBeLessThanOrEqual(6 * 5);
  });

  it('the fifth try may be the right one', async () => {
    const email = 'fifth@visitor.example';
    await signUp(api, email);
    for (let time = 1; time <= 4; time += 1) await wrong(email).expect(401);
    await signIn(email).expect(200);
    await signIn(email).expect(200);
  });

  it('twenty from an address block it for every account, and for no other address', async () => {
    const from = newAddress();
    await signUp(api, 'neighbour@visitor.example');
    const tryFrom = (email: string, password: string) =>
      api.on().post('/api/user.php').set('x-forwarded-for', from).send({ email, password });
    for (let time = 1; time <= 19; time += 1) await tryFrom(`list-${time}@visitor.example`, 'wrong').expect(401);
    await tryFrom('neighbour@visitor.example', PASSWORD).expect(200);
    await tryFrom('list-20@visitor.example', 'wrong').expect(429);
    expect((await tryFrom('neighbour@visitor.example', PASSWORD).expect(429)).body).toMatchObject({ minutes: 15 });
    await signIn('neighbour@visitor.example').expect(200);
  });

  it('for an address without account get the same answers, headers and blocks', async () => {
    await signUp(api, 'known@visitor.example');
    for (let time = 1; time <= 6; time += 1) {
      const [known, unknown] = [await wrong('known@visitor.example'), await wrong('unknown@visitor.example')];
      expect(unknown.status).toBe(known.status);
      expect(unknown.body).toEqual(known.body);
      expect(Object.keys(unknown.headers).sort()).toEqual(Object.keys(known.headers).sort());
    }
  });

  it('for an address without account cost the same hash, which takes the time', async () => {
    await signUp(api, 'work@visitor.example');
    // The hash that strangers are compared with is made once.
    await wrong('work-none@visitor.example').expect(401);
    const run = jest.spyOn(HashThreads.prototype, 'run');
    const costOf = async (email: string): Promise<unknown> => {
      run.mockClear();
      await wrong(email).expect(401);
      return run.mock.calls.map(([{ kept }]) => kept?.split('$').slice(1, 4));
    };
    const known = await costOf('work@visitor.example');
    expect(known).toEqual([['argon2id', 'v=19', 'm=19456,t=7,p=1']]);
    expect(await costOf('work-none@visitor.example')).toEqual(known);
    run.mockRestore();
  });

  it('are kept without the address that was typed', async () => {
    await wrong('private@visitor.example');
    const kept = await rows(api, "select subject from sign_in_tries where kind = 'account'");
    expect(kept.length).toBeGreaterThan(0);
    for (const { subject } of kept) expect(subject).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the language', () => {
  const put = (cookie: string, body: object, host = FIRST) =>
    api.on(`${host}.localhost`).put('/api/user.php').set('cookie', cookie).send(body);

  it('is the member’s to change', async () => {
    const { cookie } = await signUp(api, 'language@visitor.example');
    await put(cookie, { language: 'fr' }).expect(204);
    expect((await user(cookie)).body).toMatchObject({ user: { language: 'fr' } });
    expect((await put(cookie, { language: 'xx' }).expect(422)).body).toMatchObject({ faults: [{ path: 'language' }] });
    await put(cookie, { language: 'de', id: 1 }).expect(422);
    expect((await user(cookie)).body).toMatchObject({ user: { language: 'fr' } });
  });

  it('is no visitor’s, and no other brand’s', async () => {
    const { cookie } = await signUp(api, 'language-2@visitor.example');
    for (const answer of [await put('', { language: 'fr' }), await put(cookie, { language: 'de' }, SECOND)]) {
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'authentication_required', authentication_required: true });
    }
    await put(cookie, { language: 'fr' }).set('sec-fetch-site', 'cross-site').expect(403);
  });
});

describe('signing out', () => {
  const out = (cookie: string) => api.on().get('/api/logout.php').set('cookie', cookie);

  it('ends this session and no other', async () => {
    const { cookie } = await signUp(api, 'out@visitor.example');
    const other = cookieOf((await signIn('out@visitor.example').expect(200)).headers);
    const answer = await out(cookie).expect(204);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.headers['set-cookie']?.[1]).toBe('member=; Max-Age=0; Path=/; SameSite=Lax');
    expect((await user(cookie)).body).toEqual({ user: null });
    expect((await user(other)).body).not.toEqual({ user: null });
    await out(cookie).expect(204);
  });

  it('by a link leads home', async () => {
    await out('').set('accept', 'text/html,*/*').expect(303).expect('location', '/');
  });

  it.each([
    ['an image on it', 'sec-fetch-site', 'cross-site'],
    ['a page of a sister brand', 'sec-fetch-site', 'same-site'],
    ['an old browser by its origin', 'origin', 'https://bad.example'],
    ['an old browser by its referer', 'referer', 'https://bad.example/page'],
    ['an old browser in a sandbox', 'origin', 'null'],
  ])('is not done by another site: %s', async (what, header, value) => {
    const { cookie } = await signUp(api, `out-${what.replaceAll(' ', '-')}@visitor.example`);
    const answer = await out(cookie).set(header, value).expect(403);
    expect(answer.body).toMatchObject({ code: 'cross_site_request' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await user(cookie)).body).not.toEqual({ user: null });
  });

  it.each([
    ['sec-fetch-site', 'same-origin'],
    ['sec-fetch-site', 'none'],
    ['referer', `http://${FIRST}.localhost:8080/chats`],
  ])('is done by an own page or the address bar: %s %s', async (header, value) => {
    const { cookie } = await signUp(api, `out-own-${header}-${value.length}@visitor.example`);
    await out(cookie).set(header, value).expect(204);
    expect((await user(cookie)).body).toEqual({ user: null });
  });

  it('leaves nothing of what is not a token', async () => {
    const before = await count(api, 'session');
    await out("session=' or true --").expect(204);
    expect(await count(api, 'session')).toBe(before);
  });
});

it('a visitor is nobody, and both names of the call answer', async () => {
  for (const path of ['/api/user.php', '/api/user'])
    expect((await api.on().get(path).expect(200)).body).toEqual({ user: null });
});
