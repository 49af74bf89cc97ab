import { FIRST, type TestApi } from '../../../../test/support/api';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { allRoutes } from '../../../../test/support/routes';
import { CONSOLE, codeOf, enrolledStaff, sessionOf, staffPost } from '../../../../test/support/staff-people';

let api: TestApi;
beforeAll(async () => {
  api = await startAccountsApi(24);
});
afterAll(() => api.close());

const codeIn = ({ body }: { body: unknown }): string => (body as { code: string }).code;
const give = (cookie: string, code: string) => staffPost(api, '/second-factor', cookie).send({ code });
const mint = (id: number, cookie: string) => staffPost(api, `/people/${id}/tokens`, cookie).send({ label: 'laptop' });
const older = (id: number, minutes: number) =>
  rows(api, 'update staff_session set second_factor_at = now() - make_interval(mins => $2) where staff_id = $1', [
    id,
    minutes,
  ]);
const until = async (cookie: string): Promise<unknown> =>
  ((await api.on(CONSOLE).get('/api/staff/me').set('cookie', cookie).expect(200)).body as Record<string, unknown>)[
    'second_factor_until'
  ];

describe('the second factor', () => {
  it('of the sign-in counts for five minutes, then it is given again', async () => {
    const { id, cookie, secret } = await enrolledStaff(api, 'step@manyhearts.example');
    await mint(id, cookie).expect(201);
    await older(id, 6);
    expect(codeIn(await mint(id, cookie).expect(403))).toBe('second_factor_needed');
    const answer = await give(cookie, codeOf(secret, 1)).expect(200);
    const told = (answer.body as Record<string, string>)['second_factor_until'] ?? '';
    expect(Date.parse(told) - Date.now()).toBeGreaterThan(240_000);
    expect(await until(cookie)).toBe(told);
    await mint(id, cookie).expect(201);
    const audited = await rows(api, "select actor from audit_entry where action = 'staff.second_factor_given'");
    expect(audited).toEqual([{ actor: 'step@manyhearts.example' }]);
  });

  it('is wanted where it was never given, as in a session of before', async () => {
    const { id, cookie } = await enrolledStaff(api, 'before@manyhearts.example');
    await rows(api, 'update staff_session set second_factor_at = null where staff_id = $1', [id]);
    expect(codeIn(await mint(id, cookie).expect(403))).toBe('second_factor_needed');
    expect(await until(cookie)).toBeNull();
  });

  it('is a new code each time, or a recovery code', async () => {
    const { id, cookie, secret, recoveryCodes } = await enrolledStaff(api, 'again@manyhearts.example');
    await older(id, 6);
    expect(codeIn(await give(cookie, codeOf(secret)).expect(401))).toBe('second_factor_wrong');
    expect(codeIn(await mint(id, cookie).expect(403))).toBe('second_factor_needed');
    expect((await give(cookie, recoveryCodes[0] ?? '').expect(200)).body).toMatchObject({ recovery_codes_left: 9 });
    await mint(id, cookie).expect(201);
    await give(cookie, recoveryCodes[0] ?? '').expect(401);
    expect(codeIn(await staffPost(api, '/second-factor', cookie).send({}).expect(422))).toBe('invalid_input');
  });

  it('is taken once of many at once, and counts wrong ones with those of the sign-in', async () => {
    const { id, cookie, secret } = await enrolledStaff(api, 'steps@manyhearts.example');
    const code = codeOf(secret, 1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => give(cookie, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await rows(api, "delete from staff_tries where kind = 'code'");
    for (let turn = 0; turn < 4; turn += 1) await give(cookie, codeOf(secret, 40)).expect(401);
    await give(cookie, codeOf(secret, 40)).expect(429);
    await give(cookie, codeOf(secret, 2)).expect(429);
    await older(id, 6);
    await mint(id, cookie).expect(403);
  });

  it('counts for the session that it was given in, and for nobody else', async () => {
    const one = await enrolledStaff(api, 'one@manyhearts.example');
    const second = await sessionOf(api, 'one@manyhearts.example');
    const other = await enrolledStaff(api, 'other@manyhearts.example');
    for (const { id } of [one, other]) await older(id, 6);
    await give(one.cookie, codeOf(one.secret, 1)).expect(200);
    expect(codeIn(await mint(one.id, second).expect(403))).toBe('second_factor_needed');
    expect(codeIn(await mint(other.id, other.cookie).expect(403))).toBe('second_factor_needed');
    await give(other.cookie, codeOf(one.secret, 1)).expect(401);
    await give(one.half, codeOf(one.secret, 1)).expect(401);
  });

  it('cannot be given by a machine, nor from another site', async () => {
    const { id, cookie, secret } = await enrolledStaff(api, 'bot@manyhearts.example');
    const { token } = (await mint(id, cookie).expect(201)).body as { token: string };
    const asked = staffPost(api, '/second-factor').set('authorization', `Bearer ${token}`);
    expect(codeIn(await asked.send({ code: codeOf(secret, 1) }).expect(403))).toBe('staff_session_needed');
    await give(cookie, codeOf(secret, 1)).set('sec-fetch-site', 'cross-site').expect(403);
  });
});

it('every route that wants it refuses a machine, and a session that gave it too long ago', async () => {
  const { id, cookie } = await enrolledStaff(api, 'routes@manyhearts.example');
  const { token } = (await mint(id, cookie).expect(201)).body as { token: string };
  await older(id, 6);
  const routes = allRoutes(api.running.app).filter(({ rules }) => rules?.stepUp);
  expect(routes.length).toBeGreaterThan(5);
  for (const { method, paths } of routes)
    for (const declared of paths) {
      const path = declared.replace(':slug', FIRST).replace(/:\w+/g, '1');
      const ask = (headers: Record<string, string>) => api.on(CONSOLE)[method](path).set(headers).send({});
      const answers = [await ask({ authorization: `Bearer ${token}` }), await ask({ cookie })];
      expect([path, ...answers.map(codeIn)]).toEqual([path, 'staff_session_needed', 'second_factor_needed']);
    }
});
