import { FIRST, OPERATOR, SECOND, type TestApi, startTestApi, tokenOf } from '../../../../test/support/api';
import { rows } from '../../../../test/support/people';
import { CONSOLE, sessionOf } from '../../../../test/support/staff-people';

interface Domain {
  readonly host: string;
  readonly kind: string;
  readonly target?: string | null;
}

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  cookie = await sessionOf(api, OPERATOR.email);
});
afterAll(() => api.close());

const put = (path: string, body: object) =>
  api.on(CONSOLE).put(`/api/staff/tenants/${path}`).set('cookie', cookie).send(body);
const register = (...domains: readonly Domain[]) => put(`${FIRST}/domains`, { domains });
const state = (host: string, to: string, reason?: string) =>
  put(`${FIRST}/domains/${host}/state`, { state: to, reason });
const stored = (): Promise<object[]> =>
  rows(api, `select host, kind, target from domain d join tenant t on t.id = d.tenant_id where slug = $1 order by 1`, [
    FIRST,
  ]);

describe('the hosts of a tenant', () => {
  const PRIMARY = `${FIRST}.localhost`;

  it.each<[string, Domain, string]>([
    ['a redirect without a target', { host: 'a.example', kind: 'redirect' }, 'target'],
    ['a redirect to itself', { host: 'a.example', kind: 'redirect', target: 'a.example' }, 'target'],
    ['a redirect to nowhere', { host: 'a.example', kind: 'redirect', target: 'b.example' }, 'target'],
    ['a redirect to another tenant', { host: 'a.example', kind: 'redirect', target: `${SECOND}.localhost` }, 'target'],
    ['a redirect to what is no host', { host: 'a.example', kind: 'redirect', target: 'b example' }, 'target'],
    ['an alias with a target', { host: 'a.example', kind: 'alias', target: PRIMARY }, 'target'],
    ['a preview host with a target', { host: 'a.example', kind: 'preview', target: PRIMARY }, 'target'],
    ['a primary host with a target', { host: 'a.example', kind: 'primary', target: PRIMARY }, 'target'],
    ['what is no host', { host: 'a example', kind: 'alias' }, 'host'],
  ])('are not changed by %s', async (_, domain, field) => {
    const before = await stored();
    const answer = await register(domain).expect(422);
    expect(answer.body).toMatchObject({ code: 'invalid_host', faults: [{ path: `domains[0].${field}` }] });
    expect(await stored()).toEqual(before);
  });

  it('are not led round in a circle', async () => {
    await register({ host: 'c.example', kind: 'alias' }, { host: 'd.example', kind: 'alias' }).expect(200);
    const circle = [
      { host: 'c.example', kind: 'redirect', target: 'd.example' },
      { host: 'd.example', kind: 'redirect', target: 'c.example' },
    ];
    expect((await register(...circle).expect(422)).body).toMatchObject({ code: 'invalid_host' });
    await register({ host: 'c.example', kind: 'redirect', target: 'd.example' }).expect(200);
    await register({ host: 'd.example', kind: 'redirect', target: 'c.example' }).expect(422);
  });

  it('have one primary among them, which may become another one in one step', async () => {
    const refused = await register({ host: 'new.example', kind: 'primary' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'primary_host_taken' });
    await register(
      { host: PRIMARY, kind: 'redirect', target: 'new.example' },
      { host: 'new.example', kind: 'primary' },
    ).expect(200);
    await register({ host: PRIMARY, kind: 'primary' }, { host: 'new.example', kind: 'alias' }).expect(200);
    expect(await stored()).toContainEqual({ host: PRIMARY, kind: 'primary', target: null });
  });

  it('are led elsewhere by nobody who has only a token', async () => {
    const before = await stored();
    const change = {
      domains: [
        { host: PRIMARY, kind: 'alias' },
        { host: 'taken.example', kind: 'primary' },
      ],
    };
    const authorization = await tokenOf(api, OPERATOR);
    const call = api.on(CONSOLE).put(`/api/staff/tenants/${FIRST}/domains`).set('authorization', authorization);
    expect((await call.send(change).expect(403)).body).toMatchObject({ code: 'staff_session_needed' });
    expect(await stored()).toEqual(before);
  });

  it.each(['suspended', 'retired'])('are not %s by a token alone where visitors see one', async (to) => {
    const authorization = await tokenOf(api, OPERATOR);
    const call = (host: string) =>
      api.on(CONSOLE).put(`/api/staff/tenants/${FIRST}/domains/${host}/state`).set('authorization', authorization);
    const refused = await call(PRIMARY).send({ state: to, reason: 'A stolen token' }).expect(403);
    expect(refused.body).toMatchObject({ code: 'staff_session_needed' });
    expect(await rows(api, 'select state from domain where host = $1', [PRIMARY])).toEqual([{ state: 'live' }]);
  });

  it('take no retired primary back while another is in use', async () => {
    await register({ host: PRIMARY, kind: 'alias' }, { host: 'old.example', kind: 'primary' }).expect(200);
    expect((await state('old.example', 'retired').expect(422)).body).toMatchObject({ faults: [{ path: 'reason' }] });
    await state('old.example', 'retired', 'It was sold').expect(204);
    await register({ host: PRIMARY, kind: 'primary' }).expect(200);
    expect((await state('old.example', 'pending').expect(409)).body).toMatchObject({ code: 'primary_host_taken' });
  });

  it('stay with their brand once they are retired, and begin anew there', async () => {
    await register({ host: 'kept.example', kind: 'alias' }).expect(200);
    await state('kept.example', 'retired', 'Not used any more').expect(204);
    const taken = await put(`${SECOND}/domains`, { domains: [{ host: 'kept.example', kind: 'alias' }] }).expect(409);
    expect(taken.body).toMatchObject({ code: 'host_taken' });
    expect(
      await rows(api, 'select slug, state from domain d join tenant t on t.id = d.tenant_id where host = $1', [
        'kept.example',
      ]),
    ).toEqual([{ slug: FIRST, state: 'retired' }]);
    await state('kept.example', 'pending').expect(204);
  });
});
