import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, askRaw } from './testing/ask';
import type { FakeApi } from './testing/fake-api';
import type { SpawnedWeb } from './testing/spawn-web';
import { metric, previewCookie, startApi, startWeb } from './testing/web-under-test';

let api: FakeApi;
let web: SpawnedWeb;
const get = (path: string, headers: Record<string, string> = {}, host?: string) =>
  ask(web.port, { path, headers, ...(host !== undefined && { host }) });

beforeAll(async () => {
  api = await startApi();
  web = await startWeb(api, { PAGE_CACHE_MB: '3', PUBLIC_PROTOCOL: 'https' });
});

afterAll(async () => {
  await web.stop();
  await api.stop();
});

describe('the host', () => {
  it.each([
    ['glow.test', 200],
    ['GLOW.test:8080', 200],
    ['glow.test.', 200],
    ['glow.localhost:8080', 200],
    ['xn--bcher-kva.test', 200],
    ['XN--Bcher-KVA.test:443', 200],
    ['veil.test', 200],
    ['www.glow.test', 308],
    ['see.glow.test', 403],
    ['soon.test', 421],
    ['nearly.test', 421],
    ['nobody.test', 421],
    ['sub.glow.test', 421],
    ['127.0.0.1', 421],
    ['[::1]:8080', 421],
    ['glow.test, veil.test', 421],
    ['glow_test/', 421],
    ['paused.test', 503],
    ['gone.test', 410],
  ])('%s gets %i', async (host, status) => {
    const answer = await get('/', {}, host);
    expect(answer.status).toBe(status);
    if (status !== 200 && status !== 308) {
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).not.toMatch(/glow|veil/i);
    }
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['two hosts', ['GET / HTTP/1.1', 'Host: glow.test', 'Host: veil.test'], 400],
    ['the same host twice', ['GET / HTTP/1.1', 'Host: glow.test', 'host: glow.test'], 400],
    ['no host', ['GET / HTTP/1.1'], 400],
    ['no host in HTTP/1.0', ['GET / HTTP/1.0'], 400],
    ['an empty host', ['GET / HTTP/1.1', 'Host:'], 421],
    [
      'two forwarded hosts',
      ['GET / HTTP/1.1', 'Host: a', 'X-Forwarded-Host: glow.test', 'X-Forwarded-Host: glow.test'],
      400,
    ],
    ['an absolute target', ['GET http://veil.test/ HTTP/1.1', 'Host: glow.test'], 400],
    ['raw bytes in the path', ['GET /caf\u00c3\u00a9 HTTP/1.1', 'Host: glow.test'], 400],
    ['a header too long', ['GET / HTTP/1.1', 'Host: glow.test', `Cookie: ${'a'.repeat(20_000)}`], 431],
  ])('refuses %s', async (_what, lines, status) => {
    expect(await askRaw(web.port, [...lines, 'Connection: close'])).toBe(status);
  });

  it('is believed from the trusted hop, and from nobody else', async () => {
    const forwarded = { 'x-forwarded-host': 'veil.test' };
    expect((await get('/', forwarded, 'web:3000')).body).toContain('Veil of 1');
    const strict = await startWeb(api, { TRUSTED_PROXIES: '192.0.2.1' });
    try {
      expect((await ask(strict.port, { headers: forwarded })).status).toBe(421);
      expect((await ask(strict.port)).status).toBe(200);
      const https = await ask(strict.port, { headers: { 'x-forwarded-proto': 'https' } });
      expect(https.headers['strict-transport-security']).toBeUndefined();
    } finally {
      await strict.stop();
    }
  });

  it('that has moved keeps path and query', async () => {
    const answer = await get('/complaints?a=1&b=%20', {}, 'www.glow.test');
    expect(answer.headers.location).toBe('https://glow.test/complaints?a=1&b=%20');
  });
});

describe('a page', () => {
  it('speaks the language of the cookie, else of the site', async () => {
    expect((await get('/')).body).toContain('<html lang="nl-NL"');
    expect((await get('/', { cookie: 'a=b; locale=de' })).body).toContain('<html lang="de-DE"');
    expect((await get('/', { cookie: 'locale=fr' })).body).toContain('<html lang="nl-NL"');
    expect((await get('/', { cookie: 'locale=fr' }, 'veil.test')).body).toContain('<html lang="fr"');
  });

  it('speaks the language that its address names, where the site speaks it, from the same cache', async () => {
    const german = await get('/complaints', { cookie: 'locale=de' });
    for (const headers of [{}, { cookie: 'locale=en' }])
      for (const query of ['?lang=de', '?token=a&lang=de&b'])
        expect((await get(`/complaints${query}`, headers)).body).toBe(german.body);
    for (const query of ['?lang=fr', '?lang=xx', '?lang=', '?slang=de', '?lang=DE', '?lang=nl&lang=de'])
      expect((await get(`/complaints${query}`)).body).toContain('<html lang="nl-NL"');
    expect((await get('/complaints')).body).toContain('<html lang="nl-NL"');
    expect((await get('/nothing?lang=de')).body).toContain('<html lang="de-DE"');
  });

  it('comes from the cache, in the encoding that the reader takes, and says the same in each', async () => {
    const misses = await metric(web, 'web_page_cache_misses_total');
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.body);
    expect(await metric(web, 'web_page_cache_misses_total')).toBe(misses);
  });

  it('is made once however many ask at the same time', async () => {
    const misses = await metric(web, 'web_page_cache_misses_total');
    const headers = { cookie: 'locale=en' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/complaints', headers)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await metric(web, 'web_page_cache_misses_total')).toBe(misses + 1);
  });

  it('is not sent to a reader who has it, and the policy still is', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(again.headers.vary).toBe(headers.vary);
    expect((await get('/', { 'if-none-match': `"x", ${headers.etag ?? ''}` })).status).toBe(304);
    expect((await get('/', { 'if-none-match': 'W/"x"' })).status).toBe(200);
  });

  it('allows its own inline scripts by hash, each of them and no other', async () => {
    const { body, headers } = await get('/');
    const inline = body
      .split('<script')
      .slice(1)
      .filter((part) => !/^[^>]*\ssrc=/.test(part));
    const texts = inline.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf('</script>')));
    const expected = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const directive = /script-src 'self'([^;]*);/.exec(String(headers['content-security-policy']))?.[1] ?? '';
    expect(expected.length).toBeGreaterThan(2);
    expect(new Set(directive.trim().split(' '))).toEqual(new Set(expected));
  });

  it('shows pictures of its own brand’s network, and of no other’s', async () => {
    const own = /img-src ([^;]*);/;
    const policies = await Promise.all(
      ['glow.test', 'veil.test'].map(async (host) => {
        const { headers } = await get('/', {}, host);
        return own.exec(String(headers['content-security-policy']))?.[1];
      }),
    );
    expect(policies).toEqual([
      "'self' data: blob: https://pictures.glow-of-1.test",
      "'self' data: blob: https://pictures.veil-of-1.test",
    ]);
  });

  it('carries the security headers, and HSTS where it came by https', async () => {
    const https = await get('/', { 'x-forwarded-proto': 'https' });
    expect(https.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'private, no-cache',
    });
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    expect(https.headers['x-powered-by']).toBeUndefined();
  });

  it('answers HEAD without a body, and no method that writes', async () => {
    const head = await ask(web.port, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    expect(Number(head.headers['content-length'])).toBe((await get('/')).bytes.length);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      expect(await ask(web.port, { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    }
  });

  it('keeps the id of a request that the edge gave', async () => {
    expect((await get('/', { 'x-request-id': 'edge-given-1234' })).headers['x-request-id']).toBe('edge-given-1234');
    const own = (await get('/', { 'x-request-id': '<script>' })).headers['x-request-id'];
    expect(own).toMatch(/^[\w-]{8,64}$/);
    expect((await get('/')).headers['x-request-id']).not.toBe(own);
  });

  it('starts with React and Next in a form that browsers compile while they load it', async () => {
    const { body } = await get('/');
    const scripts = /data-scripts="([^"]+)"/.exec(body)?.[1]?.split(' ') ?? [];
    const answers = await Promise.all(scripts.map((path) => get(path)));
    const large = answers.filter(({ bytes }) => bytes.length > 100_000);
    expect(large).not.toEqual([]);
    for (const { body: script } of large) expect(script.slice(0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
});

describe('what the router in the browser asks for', () => {
  const rsc = { rsc: '1' };

  it('is the same whatever the router says of itself, and names its edition', async () => {
    const page = await get('/complaints');
    const payload = await get('/complaints?_rsc=abc', rsc);
    const state = { ...rsc, 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/', cookie: 'session=1' };
    expect((await get('/complaints?_rsc=other', state)).body).toBe(payload.body);
    expect(payload.headers['content-type']).toBe('text/x-component');
    const edition = String(payload.headers['x-nextjs-deployment-id']);
    expect(edition).toMatch(/^[0-9a-f]{12}\.1-glow\.1\.nl$/);
    expect(page.body).toContain(edition);
    expect(page.body).not.toContain('mh-build-id');
  });

  it('is not made up for pages that do not exist', async () => {
    const answer = await get('/nope', rsc);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('text/html');
  });
});

describe('what does not exist', () => {
  it('is a branded page with its own status', async () => {
    const answer = await get('/nope');
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('Glow of 1');
    expect(answer.body).toContain('<h1');
  });

  it.each([
    '/1-glow/1/nl',
    '/2-veil/1/en/complaints',
    '/../2-veil/1/en',
    '/%2e%2e/%2e%2e/2-veil/1/en',
    '//evil.example/',
    '/[site]',
  ])('is what an inner path looks like from outside: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('Veil');
  });

  it('cannot fill the cache', async () => {
    await get('/nope');
    const entries = await metric(web, 'web_page_cache_entries');
    const misses = await metric(web, 'web_page_cache_misses_total');
    await Promise.all(Array.from({ length: 300 }, (_, index) => get(`/nope/${index}?q=${index}`)));
    expect(await metric(web, 'web_page_cache_entries')).toBe(entries);
    expect(await metric(web, 'web_page_cache_misses_total')).toBe(misses);
  });

  it.each(['/_next/image?url=%2Fa.png', '/_next/data/x.json', '/_next/static/nope.js', '/fonts/nope.woff2'])(
    'is no file either: %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
    },
  );

  it.each(['/%', '/%ff', `/${'a'.repeat(5000)}`])('is not asked for by %.20s', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  it('does not start at a trailing slash', async () => {
    expect(await get('/complaints/?a=b')).toMatchObject({ status: 308, headers: { location: '/complaints?a=b' } });
  });
});

describe('an address', () => {
  it('is told to search engines and networks, on the primary host', async () => {
    for (const host of ['glow.test', 'glow.localhost']) {
      const { body } = await get('/complaints', {}, host);
      expect(body).toContain('<link rel="canonical" href="https://glow.test/complaints"/>');
      expect(body).toContain('property="og:image" content="https://glow.test/og.png?r=1"');
      expect(body).not.toContain('mh-origin');
    }
    expect((await get('/nope')).body).not.toContain('canonical');
  });

  it('of a lander may name niche and language, of this brand only, and is rendered once a language', async () => {
    const path = '/landers/tinderswipe';
    expect((await get(path)).status).toBe(200);
    expect((await get(`${path}/nl`)).status).toBe(404);
    const german = await get('/landers/video/de', { cookie: 'locale=en' });
    expect(german.status).toBe(200);
    expect(german.body).toContain('<html lang="de-DE"');
    expect(german.body).toContain('hreflang="en" href="https://glow.test/landers/video/eng"');
    expect(german.body).not.toContain('noindex');
    const misses = await metric(web, 'web_page_cache_misses_total');
    expect((await get('/landers/video', { cookie: 'locale=de' })).body).toBe(german.body);
    expect(await metric(web, 'web_page_cache_misses_total')).toBe(misses);
    for (const slug of ['she-de', 'fr', 'de-de', 'en']) expect((await get(`/landers/video/${slug}`)).status).toBe(404);
  });

  it('about somebody is rendered once for everybody', async () => {
    const first = await get('/members/7/landing');
    const misses = await metric(web, 'web_page_cache_misses_total');
    expect(first.status).toBe(200);
    expect(first.body).toMatch(/name="robots" content="noindex, follow"/);
    expect((await get('/members/2147483647/landing')).body).toBe(first.body);
    expect(await metric(web, 'web_page_cache_misses_total')).toBe(misses);
    for (const id of ['0', '01', '-1', 'x', '2147483648']) {
      expect((await get(`/members/${id}/landing`)).status).toBe(404);
    }
  });

  it('of the brand’s own exists where its document says so, and nothing is kept for others', async () => {
    expect((await get('/imprint')).status).toBe(200);
    expect((await get('/imprint', {}, 'veil.test')).status).toBe(404);
    await get('/nope-0');
    const entries = await metric(web, 'web_page_cache_entries');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => get(`/nope-${index}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(await metric(web, 'web_page_cache_entries')).toBe(entries);
  });
});

describe('files', () => {
  it('of the build are there, compressed, for ever', async () => {
    const { body } = await get('/');
    const urls = [...body.matchAll(/(?:src|href)="(\/(?:_next\/static|fonts)\/[^"]+)"/g)].map(([, url]) => url ?? '');
    expect(urls.some((url) => url.endsWith('.js'))).toBe(true);
    expect(urls.some((url) => url.endsWith('.woff2'))).toBe(true);
    for (const url of new Set(urls)) {
      const file = await get(url, { 'accept-encoding': 'br' });
      expect(file.status).toBe(200);
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(file.headers['content-encoding']).toBe(url.endsWith('.woff2') ? undefined : 'br');
    }
  });

  it.each([
    ['/favicon.ico', 'image/x-icon', '00000100'],
    ['/favicon.svg', 'image/svg+xml', '3c737667'],
    ['/apple-touch-icon.png', 'image/png', '89504e47'],
    ['/icons/icon-192.png', 'image/png', '89504e47'],
    ['/icons/icon-512.png', 'image/png', '89504e47'],
    ['/icons/maskable-512.png', 'image/png', '89504e47'],
    ['/icons/badge-96.png', 'image/png', '89504e47'],
    ['/screenshots/narrow.png', 'image/png', '89504e47'],
    ['/screenshots/wide.png', 'image/png', '89504e47'],
  ])('of the brand are drawn from its mark: %s', async (path, type, start) => {
    const icon = await get(path);
    expect(icon).toMatchObject({ status: 200, headers: { 'content-type': type, 'cache-control': 'public, no-cache' } });
    expect(icon.bytes.subarray(0, 4).toString('hex')).toBe(start);
    const kept = await get(`${path}?r=1`);
    expect(kept.headers['cache-control']).toContain('immutable');
    expect((await get(`${path}?r=9`)).headers['cache-control']).toBe('public, no-cache');
  });

  it('tell an installing browser and a crawler about the brand', async () => {
    const share = await get('/og.png?r=1');
    expect(share).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    expect(share.bytes.readUInt32BE(16)).toBe(1200);
    const manifest = JSON.parse((await get('/manifest.webmanifest')).body) as { name: string; lang: string };
    expect(manifest).toMatchObject({ id: '/', name: 'Glow of 1', short_name: 'Glow of 1', lang: 'nl' });
    expect(manifest).toMatchObject({
      description: 'Ontmoet mensen bij Glow of 1.',
      shortcuts: [
        { name: 'Berichten', url: '/chats' },
        { name: 'Zoeken', url: '/members' },
        { name: 'Likes', url: '/likes' },
      ],
      screenshots: [{ form_factor: 'narrow' }, { form_factor: 'wide' }],
    });
    const robots = (await get('/robots.txt')).body;
    expect(robots).toContain('Disallow: /api/');
    expect(robots).toContain('Sitemap: https://glow.test/sitemap.xml');
    const map = await get('/sitemap.xml', {}, 'glow.localhost');
    expect(map.headers['content-type']).toContain('xml');
    expect(map.body).toContain('<loc>https://glow.test/complaints</loc>');
    expect(map.body).toContain('<loc>https://glow.test/imprint</loc>');
    expect((await get('/robots.txt', {}, 'see.glow.test')).body).toBe('User-agent: *\nDisallow: /\n');
  });
});

describe('a preview', () => {
  const exp = Math.floor(Date.now() / 1000) + 600;
  const cookie = previewCookie({ tenantId: 1, revision: 3, exp });

  it('shows its revision, to its holder only, and is kept nowhere', async () => {
    const entries = await metric(web, 'web_page_cache_entries');
    for (const host of ['glow.test', 'soon.test', 'see.glow.test']) {
      const answer = await get('/', { cookie }, host);
      expect(answer.body).toContain('Glow of 3');
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    }
    expect((await get('/robots.txt', { cookie })).body).toContain('Disallow: /\n');
    expect((await get('/')).body).not.toContain('Glow of 3');
    expect(await metric(web, 'web_page_cache_entries')).toBe(entries);
  });

  it('cannot be forged, moved to another brand or used too late', async () => {
    const forged = [
      previewCookie({ tenantId: 1, revision: 3, exp }, 'another secret that is long enough too'),
      previewCookie({ tenantId: 2, revision: 3, exp }),
      previewCookie({ tenantId: 1, revision: 3, exp: exp - 1200 }),
      cookie.slice(0, -2),
      'preview=e30.e30',
    ];
    for (const header of forged) {
      expect((await get('/', { cookie: header })).body).toContain('Glow of 1');
      expect((await get('/', { cookie: header }, 'soon.test')).status).toBe(421);
    }
  });
});
