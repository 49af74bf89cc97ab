import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CONSOLE_POLICY } from './console-site';
import { ask, askRaw } from './testing/ask';
import type { FakeApi } from './testing/fake-api';
import type { SpawnedWeb } from './testing/spawn-web';
import { startApi, startWeb } from './testing/web-under-test';

const HOST = 'staff.test';
let api: FakeApi;
let web: SpawnedWeb;
let script: string;
const get = (path: string, headers: Record<string, string> = {}, host = HOST) => ask(web.port, { path, headers, host });

beforeAll(async () => {
  api = await startApi();
  // A brand that takes the name for itself gets nothing of it.
  api.addHost({ host: HOST, tenantId: 2 });
  web = await startWeb(api, { CONSOLE_HOST: HOST });
  script = /src="(\/assets\/[^"]+\.js)"/.exec((await get('/')).body)?.[1] ?? 'none';
});

afterAll(async () => {
  await web.stop();
  await api.stop();
});

describe('the page of the console', () => {
  it.each([
    '/',
    '/audit',
    '/brands/everglow',
    '/brands/everglow?revision=3',
    '/complaints/everglow/C-02C8344087C0',
    '/no-such-screen',
  ])('stands at %s, under the strict policy', async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain('<div id="console">');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CONSOLE_POLICY,
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('has nothing inline', async () => {
    const { body } = await get('/');
    expect(body).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son[a-z]+=/i);
  });

  it('is known by its host alone, in every spelling of it', async () => {
    for (const host of ['STAFF.test:8080', 'staff.test.', 'Staff.Test']) {
      expect((await get('/', {}, host)).body).toContain('<div id="console">');
    }
    for (const host of ['staff.test.evil.test', 'astaff.test', 'staff.tester', 'x.staff.test']) {
      expect((await get('/', {}, host)).status).toBe(421);
    }
  });

  it('answers again with 304, and with 405 to what is no question', async () => {
    const { headers } = await get('/');
    expect((await get('/', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
    expect((await ask(web.port, { host: HOST, method: 'POST' })).status).toBe(405);
  });

  it('tells crawlers to stay away', async () => {
    expect((await get('/robots.txt')).body).toContain('Disallow: /\n');
  });
});

describe('the files of the console', () => {
  it('stay for a year and are compressed', async () => {
    const plain = await get(script);
    expect(plain.status).toBe(200);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex',
    });
    const br = await get(script, { 'accept-encoding': 'br' });
    const gzip = await get(script, { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  });

  it.each([
    '/assets/none.js',
    '/assets',
    '/index.html',
    '/sw.js',
    '/fonts/a.woff2',
    '/_next/static/chunks/a.js',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/api/staff/me',
    '/media/1',
  ])('do not include %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('lead nowhere else', async () => {
    const outside = ['/assets/../index.html', '/assets/..%2f..%2fmain.js', '/%2e%2e/main.js', '//evil.test/', '/a%00b'];
    for (const path of outside) {
      const status = await askRaw(web.port, [`GET ${path} HTTP/1.1`, `Host: ${HOST}`, 'Connection: close']);
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('are not on any brand’s host, and no brand’s files are on the console’s', async () => {
    expect((await get(script, {}, 'glow.test')).status).toBe(404);
    const page = await get('/', {}, 'glow.test');
    expect(page.body).not.toContain('/assets/');
    const file = /\/_next\/static\/[^"]+\.js/.exec(page.body)?.[0] ?? 'none';
    expect((await get(file, {}, 'glow.test')).status).toBe(200);
    expect((await get(file)).status).toBe(404);
  });
});
