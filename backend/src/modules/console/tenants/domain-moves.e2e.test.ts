import { FIRST, OPERATOR, SECOND, SUPPORT, type TestApi } from '../../../../test/support/api';
import { rows, startAccountsApi } from '../../../../test/support/people';
import { sessionOf, staffPost } from '../../../../test/support/staff-people';
import { SiteDirectory } from '../../../platform/tenancy';
import { Domains, Tenants } from '../../tenants';

const OLD = `${FIRST}.localhost`;
const NEW = `new-${FIRST}.localhost`;
const WAITING = 'waiting.example';

let api: TestApi;
let operator: string;
let support: string;
beforeAll(async () => {
  api = await startAccountsApi(104);
  [operator, support] = [await sessionOf(api, OPERATOR.email), await sessionOf(api, SUPPORT.email)];
  const { id } = await api.running.app.get(Tenants).get(FIRST);
  const given = [
    { host: NEW, kind: 'alias' as const },
    { host: WAITING, kind: 'alias' as const },
    { host: `www.${OLD}`, kind: 'redirect' as const, target: OLD },
  ];
  await api.running.app.get(Domains).register(id, given, OPERATOR);
});
afterAll(() => api.close());

const move = (host: string, cookie = operator, slug = FIRST) =>
  staffPost(api, `/tenants/${slug}/domain-moves`, cookie).send({ host, reason: 'A new name' });
const stored = (slug = FIRST): Promise<object[]> =>
  rows(
    api,
    `select host, kind, state, target from domain d join tenant t on t.id = d.tenant_id where slug = $1 order by 1`,
    [slug],
  );
const shown = async (host: string): Promise<[number, unknown]> => {
  await api.running.app.get(SiteDirectory).refresh();
  const { status, headers } = await api.on(host).get('/api/settings.php');
  return [status, (headers as Record<string, unknown>)['location']];
};

describe('a brand', () => {
  it.each([
    [WAITING, 409, 'host_not_live'],
    [`www.${OLD}`, 409, 'host_not_live'],
    [`${SECOND}.localhost`, 404, 'host_not_found'],
    ['nowhere.example', 404, 'host_not_found'],
  ])('does not move to %s', async (host, status, code) => {
    const before = [await stored(), await stored(SECOND)];
    expect((await move(host).expect(status)).body).toMatchObject({ code });
    expect([await stored(), await stored(SECOND)]).toEqual(before);
  });

  it('is moved by operators alone, who have just given a code', async () => {
    const before = await stored();
    expect((await move(NEW, support).expect(403)).body).toMatchObject({ code: 'permission_denied' });
    await move(NEW, '').expect(401);
    await rows(api, "update staff_session set second_factor_at = now() - interval '6 minutes'");
    expect((await move(NEW).expect(403)).body).toMatchObject({ code: 'second_factor_needed' });
    await rows(api, 'update staff_session set second_factor_at = now()');
    expect((await move(NEW, operator, 'nowhere').expect(404)).body).toMatchObject({ code: 'tenant_not_found' });
    expect(await stored()).toEqual(before);
  });

  it('moves in one step, and everything that led to the old host leads to the new one', async () => {
    await move(NEW).expect(200);
    const moved = await stored();
    expect(moved).toEqual(
      expect.arrayContaining([
        { host: OLD, kind: 'redirect', state: 'live', target: NEW },
        { host: NEW, kind: 'primary', state: 'live', target: null },
        { host: WAITING, kind: 'alias', state: 'pending', target: null },
        { host: `www.${OLD}`, kind: 'redirect', state: 'live', target: NEW },
      ]),
    );
    expect(moved).not.toContainEqual(expect.objectContaining({ target: OLD }));
    expect(await shown(NEW)).toEqual([200, undefined]);
    expect((await shown(OLD))[0]).not.toBe(200);
    const [entry] = await rows(api, "select actor, subject, details from audit_entry where action = 'domain.moved'");
    expect(entry).toEqual({ actor: OPERATOR.email, subject: NEW, details: { from: OLD, reason: 'A new name' } });
  });

  it('that is there already stays, also where it is told twice at once', async () => {
    const before = await stored();
    await Promise.all([move(NEW).expect(200), move(NEW).expect(200)]);
    expect(await stored()).toEqual(before);
    expect(await rows(api, "select 1 from audit_entry where action = 'domain.moved'")).toHaveLength(1);
  });

  it('comes back once its old host is an alias again', async () => {
    await move(OLD).expect(409);
    const { id } = await api.running.app.get(Tenants).get(FIRST);
    await api.running.app.get(Domains).register(id, [{ host: OLD, kind: 'alias' }], OPERATOR);
    await move(OLD).expect(200);
    expect(await stored()).toContainEqual({ host: NEW, kind: 'redirect', state: 'live', target: OLD });
  });
});
