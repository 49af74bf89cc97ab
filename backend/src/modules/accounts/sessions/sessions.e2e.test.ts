import { SECOND, type TestApi } from '../../../../test/support/api';
import { cookieOf, post, rows, signUp, startAccountsApi, PASSWORD } from '../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(3);
});
afterAll(() => api.close());

interface Device {
  readonly id: string;
  readonly device: string;
  readonly current: boolean;
}

const signIn = async (email: string, agent: string): Promise<string> => {
  const answer = await post(api, '/api/user.php').set('user-agent', agent).send({ email, password: PASSWORD });
  return cookieOf(answer.headers);
};
const list = (cookie: string, host?: string) => api.on(host).get('/api/sessions').set('cookie', cookie);
const devices = async (cookie: string): Promise<Device[]> =>
  ((await list(cookie).expect(200)).body as { sessions: Device[] }).sessions;
const end = (cookie: string, id: string, host?: string) =>
  api.on(host).delete(`/api/sessions/${id}`).set('cookie', cookie);
const endOthers = (cookie: string, host?: string) =>
  api.on(host).post('/api/sessions/end-others').set('cookie', cookie);
const isSignedIn = async (cookie: string): Promise<boolean> =>
  ((await api.on().get('/api/user.php').set('cookie', cookie)).body as { user: unknown }).user !== null;

describe('a member’s devices', () => {
  it('are listed with what they are, since when, and which one asks; nobody else’s', async () => {
    const { id, cookie } = await signUp(api, 'list@visitor.example');
    await signUp(api, 'list-neighbour@visitor.example');
    const phone = await signIn('list@visitor.example', 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1');
    await rows(api, "update session set expires_at = now() where device = '' and account_id = $1", [id]);
    expect(await isSignedIn(cookie)).toBe(false);
    await signIn('list@visitor.example', 'Mozilla/5.0 (X11; Linux) Firefox/140.0');
    const answer = await list(phone).expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
    const uuid = expect.stringMatching(/^[\da-f-]{36}$/) as string;
    expect(answer.body).toEqual({
      sessions: [
        { id: uuid, device: 'Safari, iPhone', created: iso, last_seen: iso, current: true },
        { id: uuid, device: 'Firefox, Linux', created: iso, last_seen: iso, current: false },
      ],
    });
  });

  it('are ended one by one; ending one’s own takes the cookie with it', async () => {
    const { cookie } = await signUp(api, 'one@visitor.example');
    const phone = await signIn('one@visitor.example', 'iPhone');
    const [own, other] = await devices(cookie);
    await end(cookie, other?.id ?? '').expect(204);
    expect([await isSignedIn(phone), await isSignedIn(cookie)]).toEqual([false, true]);
    expect((await end(cookie, other?.id ?? '').expect(404)).body).toMatchObject({ code: 'session_not_found' });
    const answer = await end(cookie, own?.id ?? '').expect(204);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; Max-Age=0/);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('are ended by nobody else, at no other brand, by no other site and not by guessing', async () => {
    const { cookie } = await signUp(api, 'mine@visitor.example');
    const outsider = await signUp(api, 'outsider@visitor.example');
    const elsewhere = await signUp(api, 'mine@visitor.example', SECOND);
    const [own] = await devices(cookie);
    const id = own?.id ?? '';
    await end(outsider.cookie, id).expect(404);
    await end(elsewhere.cookie, id, `${SECOND}.localhost`).expect(404);
    for (const guess of ['1', "' or true --", 'x'.repeat(90)]) await end(cookie, encodeURIComponent(guess)).expect(404);
    await end(cookie, id).set('sec-fetch-site', 'cross-site').expect(403);
    for (const answer of [
      await end('', id),
      await list(''),
      await endOthers(''),
      await list(cookie, `${SECOND}.localhost`),
    ])
      expect(answer.body).toMatchObject({ code: 'authentication_required' });
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('signing out everywhere', () => {
  it('ends every session but the one that asks, also asked ten times at once', async () => {
    const { id, cookie } = await signUp(api, 'everywhere@visitor.example');
    const neighbour = await signUp(api, 'everywhere-neighbour@visitor.example');
    const phone = await signIn('everywhere@visitor.example', 'iPhone');
    const answers = await Promise.all(Array.from({ length: 10 }, () => endOthers(cookie)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect([await isSignedIn(phone), await isSignedIn(cookie), await isSignedIn(neighbour.cookie)]).toEqual([
      ...[false, true, true],
    ]);
    const kept = await rows(api, 'select kind from account_event where account_id = $1 limit 1', [id]);
    expect(kept).toEqual([{ kind: 'sessions_ended' }]);
  });

  it('by two devices at once leaves no more than one', async () => {
    const { cookie } = await signUp(api, 'duel@visitor.example');
    const phone = await signIn('duel@visitor.example', 'iPhone');
    await Promise.all([endOthers(cookie), endOthers(phone)]);
    expect([await isSignedIn(phone), await isSignedIn(cookie)].filter(Boolean).length).toBeLessThan(2);
  });

  it('from a form leads back to the settings, and a visitor to a page that says why not', async () => {
    const { cookie } = await signUp(api, 'form@visitor.example');
    await endOthers(cookie).type('form').send({}).expect(303).expect('location', '/notifications');
    const refused = await endOthers('').type('form').send({}).expect(403);
    expect(refused.text).toContain('<h1>');
  });
});
