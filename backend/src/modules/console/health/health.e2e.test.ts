import { FIRST, OPERATOR, SUPPORT, type TestApi, startTestApi, tokenOf } from '../../../../test/support/api';
import { PlatformDatabase } from '../../../platform/database';
import { SiteDirectory } from '../../../platform/tenancy';
import { type Actor } from '../../tenants';
import { type PlatformHealthResponse } from './health.response';

let api: TestApi;
const tokens = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  for (const person of [OPERATOR, SUPPORT]) tokens.set(person.email, await tokenOf(api, person));
});
afterAll(() => api.close());

const ask = (who: Actor = OPERATOR) =>
  api
    .on('console.localhost')
    .get('/api/staff/health')
    .set('authorization', tokens.get(who.email) ?? '');

describe('the health of the platform', () => {
  it('tells which processes run, and whether they have what was published', async () => {
    const { processes } = (await ask().expect(200)).body as PlatformHealthResponse;
    expect(processes).toEqual([expect.objectContaining({ kind: 'api', is_current: true })]);
    await api.running.app.get(PlatformDatabase).query('update config_version set version = version + 1');
    const behind = (await ask().expect(200)).body as PlatformHealthResponse;
    expect(behind.processes).toEqual([expect.objectContaining({ is_current: false })]);
  });

  it('tells the version of each process, of webs too, so that a rolling deployment is seen', async () => {
    const directory = api.running.app.get(SiteDirectory);
    const web = { id: '7f3b1a52-90b5-4c65-9a7e-1d9a4b1c0f12', kind: 'web', software: '1c82e022' } as const;
    await directory.beat(web, 1);
    await directory.beat({ ...web, software: 'bdeacb28' }, 1);
    const { processes } = (await ask().expect(200)).body as PlatformHealthResponse;
    expect(processes.map(({ kind, software }) => `${kind} ${software}`)).toEqual(['api ', 'web 1c82e022']);
  });

  it('tells what waits, what is late and what was given up, by kind', async () => {
    await api.running.app.get(PlatformDatabase).query(
      `insert into outbox (tenant_id, id, kind, payload, hand_at, failed_at)
       select t.id, gen_random_uuid(), w.kind, '{}', now() - w.late, w.failed_at from tenant t, (values
         ('test_kind', interval '90 seconds', null::timestamptz), ('test_kind', interval '-1 hour', null),
         ('test_kind', interval '2 hours', now())) w (kind, late, failed_at) where t.slug = $1`,
      [FIRST],
    );
    const { outbox } = (await ask().expect(200)).body as PlatformHealthResponse;
    const [kind] = outbox.filter((one) => one.kind === 'test_kind');
    expect(kind).toMatchObject({ waiting: 2, failed: 1 });
    expect(Math.abs((kind?.late_seconds ?? 0) - 90)).toBeLessThanOrEqual(5);
  });

  it('tells how the database and Redis stand', async () => {
    const { database, redis } = (await ask().expect(200)).body as PlatformHealthResponse;
    expect(database.bytes).toBeGreaterThan(1_000_000);
    expect(database.connections).toBeGreaterThan(0);
    expect(database.most_connections).toBeGreaterThan(database.connections);
    expect(redis).toMatchObject({ reachable: true });
  });

  it('is for operators alone', async () => {
    expect((await ask(SUPPORT).expect(403)).body).toMatchObject({ code: 'permission_denied' });
    await ask().set('authorization', 'Bearer x').expect(401);
  });
});
