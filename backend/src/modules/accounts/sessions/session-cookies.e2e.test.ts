import { createHash } from 'node:crypto';
import { type TestApi } from '../../../../test/support/api';
import { PASSWORD, type Person, cookieOf, post, rows, signUp, startAccountsApi } from '../../../../test/support/people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(23, { PUBLIC_PROTOCOL: 'https' });
});
afterAll(() => api.close());

const get = (path: string, cookie: string) => api.on().get(`/api/${path}`).set('cookie', cookie);
const isMember = async (cookie: string): Promise<boolean> =>
  ((await get('user.php', cookie).expect(200)).body as { user: unknown }).user !== null;
const cookiesOf = (headers: Record<string, unknown>): string[] => (headers['set-cookie'] as string[] | undefined) ?? [];

/** A session as it was opened before its cookie had a prefix: `session=…`, good for another ten days. */
async function oldSession({ id }: Person): Promise<string> {
  const token = createHash('sha256').update(`${id} ${Math.random()}`).digest('base64url');
  await rows(
    api,
    `insert into session (tenant_id, token_hash, id, account_id, device, expires_at)
     select tenant_id, $2, gen_random_uuid(), id, 'a browser', now() + interval '10 days' from account where id = $1`,
    [id, createHash('sha256').update(token).digest()],
  );
  return `session=${token}`;
}

it('a session’s cookie is this host’s own', async () => {
  await signUp(api, 'prefix@visitor.example');
  const answer = await post(api, '/api/user.php').send({ email: 'prefix@visitor.example', password: PASSWORD });
  expect(cookieOf(answer.headers)).toMatch(/^__Host-session=[\w-]{44}$/);
  expect(await isMember(cookieOf(answer.headers))).toBe(true);
});

it('a session from before opens everything, and user.php gives it its new name for the time it has left', async () => {
  const member = await signUp(api, 'renamed@visitor.example');
  const old = await oldSession(member);
  await get('sessions', old).expect(200);
  await get('members', old).expect(200);
  const answer = await get('user.php', old).expect(200);
  expect(answer.body).toMatchObject({ user: { email: 'renamed@visitor.example' } });
  const [renamed = '', cleared = '', ...more] = cookiesOf(answer.headers);
  expect(renamed).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=8(?:64000|63\d{3}); Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(cleared).toBe('session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(more).toEqual([]);
  const cookie = cookieOf(answer.headers);
  const again = await get('user.php', cookie).expect(200);
  expect(again.body).toMatchObject({ user: { email: 'renamed@visitor.example' } });
  expect(cookiesOf(again.headers)).toEqual([]);
  await get('sessions', cookie).expect(200);
});

it('an old session that is over is given no new name', async () => {
  const member = await signUp(api, 'over@visitor.example');
  const old = await oldSession(member);
  await rows(api, 'update session set expires_at = now() where account_id = $1', [member.id]);
  const answer = await get('user.php', old).expect(200);
  expect(answer.body).toEqual({ user: null });
  expect(cookiesOf(answer.headers)).toEqual([]);
});

it('a session that another host of the domain plants under the old name is nobody’s', async () => {
  const attacker = await signUp(api, 'attacker@visitor.example');
  expect(await isMember(attacker.cookie)).toBe(true);
  const planted = attacker.cookie.replace('__Host-', '');
  expect(await isMember(planted)).toBe(false);
  await get('sessions', planted).expect(403);
});

it('an old session overrides no new one, not even one that is over', async () => {
  const [victim, attacker] = [
    await signUp(api, 'victim@visitor.example'),
    await signUp(api, 'planter@visitor.example'),
  ];
  const planted = await oldSession(attacker);
  for (const cookie of [`${planted}; ${victim.cookie}`, `${victim.cookie}; ${planted}`]) {
    const answer = await get('user.php', cookie).expect(200);
    expect(answer.body).toMatchObject({ user: { email: 'victim@visitor.example' } });
    expect(cookiesOf(answer.headers)).toEqual([]);
  }
  await get('logout.php', victim.cookie).expect(204);
  expect(await isMember(`${planted}; ${victim.cookie}`)).toBe(false);
});

it('signing out ends an old session and clears both names', async () => {
  const old = await oldSession(await signUp(api, 'old-out@visitor.example'));
  const answer = await get('logout.php', old).expect(204);
  expect(cookiesOf(answer.headers).map((cookie) => cookie.split(';')[0])).toEqual([
    ...['__Host-session=', 'member=', 'session='],
  ]);
  expect(await isMember(old)).toBe(false);
});
