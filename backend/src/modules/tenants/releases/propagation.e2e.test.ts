import { type AddressInfo } from 'node:net';
import { FIRST, OPERATOR, type TestApi, startTestApi, testBrand } from '../../../../test/support/api';
import { PlatformDatabase } from '../../../platform/database';
import { type RunningApi, startApi } from '../../../entrypoints/start-api';
import { type Release, Releases, Revisions, Tenants, type DocumentLayer } from '..';

const HOST = `${FIRST}.localhost`;
const TARGET_MS = 2000;

describe.each([
  ['with Redis', {}],
  ['while Redis is down', { REDIS_URL: 'redis://127.0.0.1:1' }],
])('what is published %s', (_name, environment) => {
  let api: TestApi;
  let other: RunningApi;
  beforeAll(async () => {
    api = await startTestApi(environment);
    other = await startApi(api.config);
  });
  afterAll(async () => {
    await other.close();
    await api.close();
  });

  const emails = async (): Promise<unknown[]> => {
    const { port } = other.app.getHttpServer().address() as AddressInfo;
    return Promise.all(
      [api.url, `http://127.0.0.1:${port}`].map(async (url) => {
        const answer = await fetch(`${url}/api/settings`, { headers: { 'x-forwarded-host': HOST } });
        return ((await answer.json()) as { support_email: string }).support_email;
      }),
    );
  };
  const draft = async (email: string): Promise<{ tenantId: number; revision: number; base: number }> => {
    const { app } = api.running;
    const tenant = await app.get(Tenants).get(FIRST);
    const own = testBrand(FIRST).own as DocumentLayer;
    const source = { ...own, settings: { ...own.settings, support_email: email } };
    const base = tenant.live_revision ?? 0;
    const revision = await app.get(Revisions).draft(tenant.id, { source, base, reason: 'Test' }, OPERATOR);
    return { tenantId: tenant.id, revision, base };
  };

  it('is right in every process within two seconds, and so is its rollback', async () => {
    const releases = api.running.app.get(Releases);
    const { tenantId, revision, base } = await draft('everywhere@everglow.example');
    const before = await emails();
    const release = await releases.publish(tenantId, { revision, base, reason: 'Test' }, OPERATOR);
    const arrival = await releases.arrival(release);
    expect(arrival).toMatchObject({ processes: 2, applied: 2 });
    expect((arrival.seconds ?? Infinity) * 1000).toBeLessThan(TARGET_MS);
    expect(await emails()).toEqual(['everywhere@everglow.example', 'everywhere@everglow.example']);

    const back = await releases.rollBack(tenantId, { base: revision, reason: 'Test' }, OPERATOR);
    expect((await releases.arrival(back)).applied).toBe(2);
    expect(await emails()).toEqual(before);
  });

  it('never goes back in a process that hears of an older version later', async () => {
    const { tenantId, revision, base } = await draft('newest@everglow.example');
    const releases = api.running.app.get(Releases);
    await releases.arrival(await releases.publish(tenantId, { revision, base, reason: 'Test' }, OPERATOR));
    releases.announce({ number: 1, revision: base, previous: null, kind: 'publish', version: 1, at: new Date() });
    expect(await emails()).toEqual(['newest@everglow.example', 'newest@everglow.example']);
  });
});

describe('a process that', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('has ended is not waited for', async () => {
    const other = await startApi(api.config);
    await other.close();
    const arrival = await api.running.app.get(Releases).arrival({ version: 1, at: new Date() } as Release);
    expect(arrival).toMatchObject({ processes: 1, applied: 1 });
  });

  it('is stuck does not hold up the answer to the publisher for five seconds', async () => {
    const { app } = api.running;
    await app
      .get(PlatformDatabase)
      .execute("insert into process (id, kind, version) values (gen_random_uuid(), 'web', 0)");
    const asked = Date.now();
    const arrival = await app.get(Releases).arrival({ version: 1, at: new Date() } as Release);
    expect(arrival).toEqual({ version: 1, processes: 2, applied: 1, seconds: null });
    expect(Date.now() - asked).toBeLessThan(5000);
  });
});

describe('a web process', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('is told of a publish while its question is still open, and counts as a process', async () => {
    const process = '7f3b1a52-90b5-4c65-9a7e-1d9a4b1c0f11';
    const ask = async (
      after: number,
    ): Promise<{ version: number; tenants: { slug: string; revision: number }[]; hosts: object[] }> =>
      (await (await fetch(`${api.innerUrl}/inner/sites?after=${after}&process=${process}&kind=web`)).json()) as never;
    const all = await ask(0);
    expect(all.tenants.map(({ slug }) => slug).sort()).toEqual(['everglow', 'knotted']);
    const waiting = ask(all.version);
    const { app } = api.running;
    const tenant = await app.get(Tenants).get(FIRST);
    const own = testBrand(FIRST).own as DocumentLayer;
    const source = { ...own, settings: { ...own.settings, support_email: 'web@everglow.example' } };
    const base = tenant.live_revision;
    const revision = await app.get(Revisions).draft(tenant.id, { source, base, reason: 'Test' }, OPERATOR);
    const release = await app.get(Releases).publish(tenant.id, { revision, base, reason: 'Test' }, OPERATOR);
    const news = await waiting;
    expect(news.tenants).toMatchObject([{ slug: FIRST, revision }]);
    // The next question tells that this process has it; it stays open until the api closes.
    ask(news.version).catch(() => undefined);
    expect(await app.get(Releases).arrival(release)).toMatchObject({ processes: 2, applied: 2 });
    const document = await fetch(`${api.innerUrl}/inner/sites/${tenant.id}/revisions/${revision}`);
    const text = await document.text();
    expect(text).toContain('web@everglow.example');
    expect(text).not.toContain('"mailbox"');
  });
});
