import { connect } from 'node:net';
import dutch from '../locales/nl/errors.json';
import french from '../locales/fr/errors.json';
import { ask } from './testing/ask';
import type { FakeApi } from './testing/fake-api';
import { makeSite } from './testing/site-fixture';
import { spawnWeb, type SpawnedWeb } from './testing/spawn-web';
import { GLOW, metric, startApi, startWeb } from './testing/web-under-test';

/** Every test has brands of its own on these, except those that need a web of another kind. */
let api: FakeApi;
let webs: readonly [SpawnedWeb, SpawnedWeb];
let brands = 0;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  api = await startApi();
  webs = [await startWeb(api), await startWeb(api)];
  await api.applied(2);
});

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

afterAll(async () => {
  await Promise.all(webs.map((web) => web.stop()));
  await api.stop();
});

/** A brand that both webs know, with three revisions. */
async function newBrand(): Promise<{ id: number; host: string; slug: string }> {
  brands += 1;
  const [id, slug] = [100 + brands, `glow-${brands}`];
  api.addTenant({ ...GLOW, id, slug });
  for (const revision of [1, 2, 3]) api.addDocument(id, revision, makeSite(`Glow of ${revision}`));
  api.addHost({ host: `${slug}.test`, tenantId: id });
  await api.applied(2);
  return { id, slug, host: `${slug}.test` };
}

/** A web of its own, with an api of its own, for one test. */
async function startBoth(env: Readonly<Record<string, string>> = {}): Promise<{ api: FakeApi; web: SpawnedWeb }> {
  const own = await startApi();
  ends.push(() => own.stop());
  const web = await startWeb(own, env);
  ends.push(() => web.stop());
  return { api: own, web };
}

/** The revisions that stand in one page. */
const revisionsIn = (body: string): string[] => [...new Set(body.match(/Glow of \d/g) ?? [])];

describe('a publish', () => {
  it('shows on every process at the first hit, without a mix, and so does its rollback', async () => {
    const [[one, two], { id, slug, host }] = [webs, await newBrand()];
    for (const web of webs) expect(revisionsIn((await ask(web.port, { host })).body)).toEqual(['Glow of 1']);
    const icon = await ask(one.port, { host, path: '/favicon.ico' });

    for (const revision of [2, 1, 3]) {
      api.publish(id, revision);
      const during = await Promise.all(
        Array.from({ length: 40 }, (_, index) => ask(index % 2 ? one.port : two.port, { host, path: '/complaints' })),
      );
      for (const { body } of during) expect(revisionsIn(body)).toHaveLength(1);
      await api.applied(2);
      for (const web of webs) {
        expect(revisionsIn((await ask(web.port, { host })).body)).toEqual([`Glow of ${revision}`]);
        const payload = await ask(web.port, { host, headers: { rsc: '1' } });
        expect(payload.headers['x-nextjs-deployment-id']).toMatch(new RegExp(`\\.${id}-${slug}\\.${revision}\\.nl$`));
      }
    }
    // The icon is the same drawing under every revision, so a browser that asks keeps what it has.
    const headers = { 'if-none-match': icon.headers.etag ?? '' };
    expect((await ask(one.port, { host, path: '/favicon.ico', headers })).status).toBe(304);
  });

  it('gives both processes the same edition, so that a tab may meet either', async () => {
    const { host } = await newBrand();
    const editions = await Promise.all(webs.map((web) => ask(web.port, { host, headers: { rsc: '1' } })));
    expect(editions[0]?.headers['x-nextjs-deployment-id']).toBe(editions[1]?.headers['x-nextjs-deployment-id']);
    expect(editions[0]?.headers.etag).toBe(editions[1]?.headers.etag);
  });

  it('of hosts takes effect at once: added, suspended, moved', async () => {
    const { id, host } = await newBrand();
    const status = async () => (await ask(webs[0].port, { host: 'new.test' })).status;
    expect(await status()).toBe(421);
    for (const [change, expected] of [
      [{}, 200],
      [{ state: 'suspended' }, 503],
      [{ kind: 'redirect', target: host }, 308],
      [{ state: 'retired' }, 410],
    ] as const) {
      api.addHost({ host: 'new.test', tenantId: id, ...change });
      await api.applied(2);
      expect(await status()).toBe(expected);
    }
  });
});

describe('a primary host that moves', () => {
  it('is named by every page from then on', async () => {
    const [[web], { id, host }] = [webs, await newBrand()];
    api.addHost({ host: 'alias.test', tenantId: id, kind: 'alias' });
    await api.applied(2);
    const named = async () => /rel="canonical" href="([^"]+)"/.exec((await ask(web.port, { host: 'alias.test' })).body);
    expect((await named())?.[1]).toBe(`http://${host}/`);
    api.addHost({ host, tenantId: id, kind: 'redirect', target: 'moved.test' });
    api.addHost({ host: 'moved.test', tenantId: id });
    await api.applied(2);
    expect((await named())?.[1]).toBe('http://moved.test/');
    const map = await ask(web.port, { host: 'moved.test', path: '/sitemap.xml' });
    expect(map.body).toContain('<loc>http://moved.test/</loc>');
  });
});

describe('without the api', () => {
  it('what is known is shown, what is not says so, and all is well when it is back', async () => {
    const [[web], { id, host }, unseen] = [webs, await newBrand(), await newBrand()];
    expect((await ask(web.port, { host })).status).toBe(200);
    await api.stop();

    expect((await ask(web.port, { host })).status).toBe(200);
    expect((await ask(web.innerPort, { path: '/readyz' })).status).toBe(200);
    const missing = await ask(web.port, { host: unseen.host, headers: { cookie: 'locale=en' } });
    expect(missing).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
    expect(missing.body).toContain('href="/"');

    await api.start();
    api.publish(id, 2);
    await api.applied(2);
    expect(revisionsIn((await ask(web.port, { host })).body)).toEqual(['Glow of 2']);
    expect((await ask(web.port, { host: unseen.host })).status).toBe(200);
  });

  it('a process that knows nothing yet is not ready, and guesses no brand', async () => {
    const own = await startApi();
    await own.stop();
    const web = await spawnWeb(own.url);
    ends.push(
      () => own.stop(),
      () => web.stop(),
    );
    expect((await ask(web.innerPort, { path: '/readyz' })).status).toBe(503);
    expect((await ask(web.innerPort, { path: '/healthz' })).status).toBe(200);
    expect(await ask(web.port)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    await own.start();
    await own.applied(1);
    expect((await ask(web.innerPort, { path: '/readyz' })).status).toBe(200);
    expect((await ask(web.port)).status).toBe(200);
  });

  it('a revision without a document is not kept as missing', async () => {
    const [[web], { id, host }] = [webs, await newBrand()];
    api.publish(id, 7);
    await api.applied(2);
    expect((await ask(web.port, { host })).status).toBe(503);
    api.addDocument(id, 7, makeSite('Glow of 7'));
    expect(revisionsIn((await ask(web.port, { host })).body)).toEqual(['Glow of 7']);
  });

  it('a page that fails says so in the brand’s name, and is not kept', async () => {
    const [[web], { id, host }] = [webs, await newBrand()];
    const broken = { ...makeSite('Glow of 8'), company: null, packages: null } as unknown;
    api.addDocument(id, 8, broken as ReturnType<typeof makeSite>);
    api.publish(id, 8);
    await api.applied(2);
    const entries = await metric(web, 'web_page_cache_entries');
    const answer = await ask(web.port, { host });
    expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    expect(answer.body).toContain('Glow of 8');
    expect(answer.body).toContain('href="/"');
    expect(await metric(web, 'web_page_cache_entries')).toBe(entries);
  });
});

describe('an api that hangs', () => {
  const TEXTS = {
    'glow.test': ['nl', dutch.unavailable_title],
    'veil.test': ['fr', french.unavailable_title],
  } as const;

  it.each(['silent', 'stalls'] as const)(
    'and is %s does not keep a visitor waiting',
    async (how) => {
      const { api, web } = await startBoth({ API_TIMEOUT_MS: '500' });
      api.documents = how;
      const ways = Object.entries(TEXTS).flatMap(([host, text]) =>
        ['/', '/complaints', '/favicon.ico', '/robots.txt', '/imprint'].map((path) => [host, path, text] as const),
      );
      await Promise.all(
        ways.map(async ([host, path, [locale, title]]) => {
          const began = performance.now();
          const answer = await ask(web.port, { host, path, headers: { cookie: `locale=${locale}` } });
          expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '5']);
          expect(performance.now() - began).toBeLessThan(5000);
          expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
          expect(answer.body).toContain(`<html lang="${locale}">`);
          expect(answer.body).toContain(title);
        }),
      );
      api.documents = 'served';
      for (const host of Object.keys(TEXTS)) expect((await ask(web.port, { host })).status).toBe(200);
    },
    240_000,
  );

  it('is asked once for a document, however many threads need it', async () => {
    const [[web], { host }] = [webs, await newBrand()];
    const before = api.documentRequests;
    expect((await ask(web.port, { host })).status).toBe(200);
    expect((await ask(web.port, { host, path: '/complaints' })).status).toBe(200);
    expect(api.documentRequests).toBe(before + 1);
  });
});

describe('the cache', () => {
  it('stays within its bound, and what was dropped is made again', async () => {
    const { api, web } = await startBoth({ PAGE_CACHE_MB: '1' });
    for (let id = 11; id <= 22; id++) {
      api.addTenant({ ...GLOW, id, slug: `brand-${id}` });
      api.addDocument(id, 1, makeSite(`Brand ${id}`));
      api.addHost({ host: `brand-${id}.test`, tenantId: id });
    }
    await api.applied(1);
    for (let round = 0; round < 2; round++) {
      for (let id = 11; id <= 22; id++) {
        expect((await ask(web.port, { host: `brand-${id}.test` })).body).toContain(`Brand ${id}`);
        expect(await metric(web, 'web_page_cache_bytes')).toBeLessThanOrEqual(1 << 20);
      }
    }
    expect(await metric(web, 'web_page_cache_evictions_total')).toBeGreaterThan(0);
  });
});

describe('the end', () => {
  it('comes after the answers that were begun, with code 0', async () => {
    const { web } = await startBoth();
    const idle = connect(web.port, '127.0.0.1');
    const running = ask(web.port, { headers: { cookie: 'locale=de' } });
    await new Promise((resolve) => idle.once('connect', resolve));
    const first = await running;
    const code = await web.stop();
    expect(first.status).toBe(200);
    expect(code).toBe(0);
    idle.destroy();
  });
});
