import { ask } from './testing/ask';
import type { FakeApi } from './testing/fake-api';
import type { SpawnedWeb } from './testing/spawn-web';
import { startApi, startWeb } from './testing/web-under-test';

let api: FakeApi;
let web: SpawnedWeb;
const get = (path: string, headers: Record<string, string> = {}, host = 'glow.test') =>
  ask(web.port, { path, headers, host });

beforeAll(async () => {
  api = await startApi();
  web = await startWeb(api);
});

afterAll(async () => {
  await web.stop();
  await api.stop();
});

describe('the installed app', () => {
  it('has an offline page of the brand in the language that is asked for, which needs nothing else', async () => {
    const page = await get('/offline?lang=de&of=1');
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toContain('<h1>Du bist offline</h1>');
    expect(page.body).toContain('Glow of 1');
    expect(page.body).not.toMatch(/ (?:src|href)=/);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect((await get('/offline?lang=xx')).body).toContain('<h1>Je bent offline</h1>');
    expect((await get('/offline', {}, 'veil.test')).body).toContain('Veil of 1');
  });

  it('has words for a push that cannot be read', async () => {
    const words = JSON.parse((await get('/push-stand-in.json?lang=en')).body) as unknown;
    expect(words).toEqual({ title: 'Glow of 1', body: 'There’s something new for you.' });
  });

  it('has one worker for every brand, which is taken back by a switch', async () => {
    const worker = await get('/sw.js', { 'accept-encoding': 'br' });
    expect(worker.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, no-cache',
      'content-encoding': 'br',
    });
    expect(worker.bytes.length).toBeLessThan(4096);
    const etag = worker.headers.etag ?? '';
    expect((await get('/sw.js', { 'if-none-match': etag }, 'veil.test')).status).toBe(304);
    expect((await get('/sw.js', {}, 'nobody.test')).status).toBe(421);
    const retired = await startWeb(api, { SERVICE_WORKER: 'retired' });
    try {
      const script = await ask(retired.port, { path: '/sw.js' });
      expect(script.body).toContain('unregister');
      expect(script.headers.etag).not.toBe(etag);
    } finally {
      await retired.stop();
    }
  });
});
