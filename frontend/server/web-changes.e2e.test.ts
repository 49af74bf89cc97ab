import { connect } from 'node:net';
import dutch from '../locales/nl/errors.json';
import french from '../locales/fr/errors.json';
import { ask } from './testing/ask';
import type { FakeApi } from './testing/fake-api';
import { makeSite } from './testing/site-fixture';
import { spawnWeb, type SpawnedWeb } from './testing/spawn-web';
import { GLOW, metric, startApi, startWeb } from './testing/web-under-test';

let api: FakeApi;
const webs: SpawnedWeb[] = [];

beforeEach(async () => {
  api = await startApi();
});

afterEach(async () => {
  await Promise.all(webs.splice(0).map((web) => web.stop()));
  await api.stop();
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<SpawnedWeb> {
  const web = await startWeb(api, env);
  webs.push(web);
  return web;
}

/** The revisions that stand in one page. */
const revisionsIn = (body: string): string[] => [...new Set(body.match(/Glow of \d/g) ?? [])];

describe('a publish', () => {
  it('shows on every process at the first hit, without a mix, and so does its rollback', async () => {
    const [one, two] = [await start(), await start()];
    for (const web of [one, two]) expect(revisionsIn((await ask(web.port)).body)).toEqual(['Glow of 1']);
    const icon = await ask(one.port, { path: '/favicon.ico' });

    for (const revision of [2, 1, 3]) {
      api.publish(1, revision);
      const during = await Promise.all(
        Array.from({ length: 40 }, (_, index) => ask(index % 2 ? one.port : two.port, { path: '/complaints' })),
      );
      for (const { body } of during) expect(revisionsIn(body)).toHaveLength(1);
      await api.applied(2);
      for (const web of [one, two]) {
        expect(revisionsIn((await ask(web.port)).body)).toEqual([`Glow of ${revision}`]);
        const payload = await ask(web.port, { headers: { rsc: '1' } });
        expect(payload.headers['x-nextjs-deployment-id']).toMatch(new RegExp(`\\.1-glow\\.${revision}\\.nl$`));
      }
    }
    // The icon is the same drawing under every revision, so a browser that asks keeps what it has.
    const again = await ask(one.port, { path: '/favicon.ico', headers: { 'if-none-match': icon.headers.etag ?? '' } });
    expect(again.status).toBe(304);
  }, 120_000);

  it('gives both processes the same edition, so that a tab may meet either', async () => {
    const [one, two] = [await start(), await start()];
    const editions = await Promise.all([one, two].map((web) => ask(web.port, { headers: { rsc: '1' } })));
    expect(editions[0]?.headers['x-nextjs-deployment-id']).toBe(editions[1]?.headers['x-nextjs-deployment-id']);
    expect(editions[0]?.headers.etag).toBe(editions[1]?.headers.etag);
  }, 60_000);

  it('of hosts takes effect at once: added, suspended, moved', async () => {
    const web = await start();
    const status = async () => (await ask(web.port, { host: 'new.test' })).status;
    expect(await status()).toBe(421);
    for (const [change, expected] of [
      [{}, 200],
      [{ state: 'suspended' }, 503],
      [{ kind: 'redirect', target: 'glow.test' }, 308],
      [{ state: 'retired' }, 410],
    ] as const) {
      api.addHost({ host: 'new.test', tenantId: 1, ...change });
      await api.applied(1);
      expect(await status()).toBe(expected);
    }
  }, 60_000);
});

describe('a primary host that moves', () => {
  it('is named by every page from then on', async () => {
    const web = await start();
    const named = async () =>
      /rel="canonical" href="([^"]+)"/.exec((await ask(web.port, { host: 'glow.localhost' })).body);
    expect((await named())?.[1]).toBe('http://glow.test/');
    api.addHost({ host: 'glow.test', tenantId: 1, kind: 'redirect', target: 'new.test' });
    api.addHost({ host: 'new.test', tenantId: 1 });
    await api.applied(1);
    expect((await named())?.[1]).toBe('http://new.test/');
    const map = await ask(web.port, { host: 'new.test', path: '/sitemap.xml' });
    expect(map.body).toContain('<loc>http://new.test/</loc>');
  }, 60_000);
});

describe('without the api', () => {
  it('what is known is shown, what is not says so, and all is well when it is back', async () => {
    const web = await start();
    expect((await ask(web.port)).status).toBe(200);
    await api.stop();

    expect((await ask(web.port)).status).toBe(200);
    expect((await ask(web.innerPort, { path: '/readyz' })).status).toBe(200);
    const missing = await ask(web.port, { host: 'veil.test', headers: { cookie: 'locale=en' } });
    expect(missing).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
    expect(missing.body).toContain('href="/"');

    await api.start();
    api.publish(1, 2);
    await api.applied(1);
    expect(revisionsIn((await ask(web.port)).body)).toEqual(['Glow of 2']);
    expect((await ask(web.port, { host: 'veil.test' })).status).toBe(200);
  }, 60_000);

  it('a process that knows nothing yet is not ready, and guesses no brand', async () => {
    await api.stop();
    const web = await spawnWeb(api.url);
    webs.push(web);
    expect((await ask(web.innerPort, { path: '/readyz' })).status).toBe(503);
    expect((await ask(web.innerPort, { path: '/healthz' })).status).toBe(200);
    expect(await ask(web.port)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    await api.start();
    await api.applied(1);
    expect((await ask(web.innerPort, { path: '/readyz' })).status).toBe(200);
    expect((await ask(web.port)).status).toBe(200);
  }, 60_000);

  it('a revision without a document is not kept as missing', async () => {
    const web = await start();
    api.publish(1, 7);
    await api.applied(1);
    expect((await ask(web.port)).status).toBe(503);
    api.addDocument(1, 7, makeSite('Glow of 7'));
    expect(revisionsIn((await ask(web.port)).body)).toEqual(['Glow of 7']);
  }, 60_000);

  it('a page that fails says so in the brand’s name, and is not kept', async () => {
    const web = await start();
    const broken = { ...makeSite('Glow of 8'), company: null, packages: null } as unknown;
    api.addDocument(1, 8, broken as ReturnType<typeof makeSite>);
    api.publish(1, 8);
    await api.applied(1);
    const entries = await metric(web, 'web_page_cache_entries');
    const answer = await ask(web.port);
    expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    expect(answer.body).toContain('Glow of 8');
    expect(answer.body).toContain('href="/"');
    expect(await metric(web, 'web_page_cache_entries')).toBe(entries);
  }, 60_000);
});

describe('an api that hangs', () => {
  const TEXTS = {
    'glow.test': ['nl', dutch.unavailable_title],
    'veil.test': ['fr', french.unavailable_title],
  } as const;

  it.each(['silent', 'stalls'] as const)(
    'and is %s does not keep a visitor waiting',
    async (how) => {
      const web = await start({ API_TIMEOUT_MS: '500' });
      api.documents = how;
      for (const [host, [locale, title]] of Object.entries(TEXTS))
        for (const path of ['/', '/complaints', '/favicon.ico', '/robots.txt', '/imprint']) {
          const began = performance.now();
          const answer = await ask(web.port, { host, path, headers: { cookie: `locale=${locale}` } });
          expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '5']);
          expect(performance.now() - began).toBeLessThan(5000);
          expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
          expect(answer.body).toContain(`<html lang="${locale}">`);
          expect(answer.body).toContain(title);
        }
      api.documents = 'served';
      for (const host of Object.keys(TEXTS)) expect((await ask(web.port, { host })).status).toBe(200);
    },
    240_000,
  );

  it('is asked once for a document, however many threads need it', async () => {
    const web = await start();
    const before = api.documentRequests;
    expect((await ask(web.port)).status).toBe(200);
    expect((await ask(web.port, { path: '/complaints' })).status).toBe(200);
    expect(api.documentRequests).toBe(before + 1);
  }, 240_000);
});

describe('the cache', () => {
  it('stays within its bound, and what was dropped is made again', async () => {
    const web = await start({ PAGE_CACHE_MB: '1' });
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
  }, 120_000);
});

describe('the end', () => {
  it('comes after the answers that were begun, with code 0', async () => {
    const web = await start();
    const idle = connect(web.port, '127.0.0.1');
    const running = ask(web.port, { headers: { cookie: 'locale=de' } });
    await new Promise((resolve) => idle.once('connect', resolve));
    const first = await running;
    const code = await web.stop();
    expect(first.status).toBe(200);
    expect(code).toBe(0);
    idle.destroy();
  }, 60_000);
});
