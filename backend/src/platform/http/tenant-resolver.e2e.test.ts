import { FIRST, OPERATOR, type TestApi, startTestApi } from '../../../test/support/api';
import { type RawAnswer, rawRequest } from '../../../test/support/raw-request';
import { Domains, Tenants } from '../../modules/tenants';
import { SiteDirectory } from '../tenancy';

const HOST = `${FIRST}.localhost`;

describe('the tenant resolver', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const get = (...headers: string[]): Promise<RawAnswer> =>
    rawRequest(api.url, ['GET /api/settings HTTP/1.1', ...headers]);

  it.each([
    ['the host itself', HOST],
    ['capitals', 'EverGlow.LOCALHOST'],
    ['a port', `${HOST}:8080`],
    ['a trailing dot', `${HOST}.`],
  ])('serves the brand for %s', async (_name, host) => {
    const answer = await get(`Host: ${host}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(`"domain":"${HOST}"`);
  });

  it.each([
    ['nobody’s host', 'Host: nobody.example'],
    ['an IPv4 address', 'Host: 127.0.0.1:4000'],
    ['an IPv6 address', 'Host: [::1]:4000'],
    ['an address as a number', 'Host: 2130706433'],
    ['an empty host', 'Host:'],
    ['spaces inside', 'Host: ever glow.localhost'],
    ['a path in it', `Host: ${HOST}/..`],
    ['a user in it', `Host: x@${HOST}`],
    ['a look-alike letter', 'Host: еverglow.localhost'],
    ['a subdomain of the brand', `Host: a.${HOST}`],
  ])('refuses %s, unbranded and never to be kept', async (_name, line) => {
    const answer = await get(line);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect([400, 421]).toContain(answer.status);
    expect(answer.body).not.toMatch(/everglow/i);
    if (answer.status === 421) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('refuses two hosts and none as broken HTTP', async () => {
    expect((await get(`Host: ${HOST}`, 'Host: knotted.localhost')).status).toBe(400);
    expect((await get(`Host: ${HOST}`, `Host: ${HOST}`)).status).toBe(400);
    expect((await get()).status).toBe(400);
  });

  it('believes X-Forwarded-Host from the trusted hop, once', async () => {
    const forwarded = await get('Host: internal', 'X-Forwarded-Host: knotted.localhost');
    expect(forwarded.body).toContain('"domain":"knotted.localhost"');
    expect((await get(`Host: ${HOST}`, 'X-Forwarded-Host: nobody.example')).status).toBe(421);
    expect(
      (await get(`Host: ${HOST}`, `X-Forwarded-Host: ${HOST}`, 'X-Forwarded-Host: knotted.localhost')).status,
    ).toBe(400);
    expect((await get(`Host: ${HOST}`, `X-Forwarded-Host: ${HOST}, knotted.localhost`)).status).toBe(400);
  });

  it('reads no tenant from a body, a query or a header of the client', async () => {
    const answer = await api
      .on()
      .get('/api/settings?tenant_id=2&tenantId=2&domain=knotted.localhost')
      .set('x-tenant-id', '2')
      .set('x-host', 'knotted.localhost')
      .set('forwarded', 'host=knotted.localhost');
    expect(answer.body).toMatchObject({ domain: HOST });
  });

  it('answers a fault in HTTP with a problem document', async () => {
    const answer = await api.on('nobody.example').get('/api/settings.php');
    expect(answer.status).toBe(421);
    expect(answer.type).toBe('application/problem+json');
    expect(answer.body).toMatchObject({ status: 421, code: 'unknown_host' });
  });

  it('sends security headers with every answer, and the trace of the hop that we trust', async () => {
    const good = await api.on().get('/api/interests').set('x-request-id', 'trace-12345678');
    const bad = await api.on('nobody.example').get('/');
    for (const answer of [good, bad]) {
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect(good.headers['x-request-id']).toBe('trace-12345678');
    const odd = await api.on().get('/api/interests').set('x-request-id', 'a b;c');
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  describe('and the states and kinds of hosts', () => {
    const add = async (host: string, kind: 'alias' | 'redirect' | 'preview', target?: string): Promise<number> => {
      const { id } = await api.running.app.get(Tenants).get(FIRST);
      await api.running.app.get(Domains).register(id, [{ host, kind, target }], OPERATOR);
      return id;
    };
    const move = async (
      tenantId: number,
      host: string,
      ...states: ('verified' | 'live' | 'suspended' | 'retired')[]
    ): Promise<void> => {
      for (const state of states) await api.running.app.get(Domains).changeState(tenantId, host, state, OPERATOR);
      await api.running.app.get(SiteDirectory).refresh();
    };
    const status = async (host: string, path = '/api/settings'): Promise<number> =>
      (await api.on(host).get(path)).status;

    it('serves an alias only while it is live', async () => {
      const id = await add('alias.example', 'alias');
      await move(id, 'alias.example');
      expect(await status('alias.example')).toBe(421);
      await move(id, 'alias.example', 'verified');
      expect(await status('alias.example')).toBe(421);
      await move(id, 'alias.example', 'live');
      expect(await status('alias.example')).toBe(200);
      await move(id, 'alias.example', 'suspended');
      const suspended = await api.on('alias.example').get('/api/settings');
      expect(suspended.status).toBe(503);
      expect(suspended.headers['retry-after']).toBeDefined();
      await move(id, 'alias.example', 'live');
      expect(await status('alias.example')).toBe(200);
      await move(id, 'alias.example', 'retired');
      expect(await status('alias.example')).toBe(410);
    });

    it('leads a moved host on for good, with path and query', async () => {
      const id = await add('old.example', 'redirect', HOST);
      await move(id, 'old.example', 'verified', 'live');
      const answer = await api.on('old.example').get('/api/settings?a=1&b=%2F').redirects(0);
      expect(answer.status).toBe(308);
      expect(answer.headers['location']).toBe(`http://${HOST}:8080/api/settings?a=1&b=%2F`);
    });

    it('opens a preview host only to who has a link', async () => {
      const id = await add('preview.example', 'preview');
      await move(id, 'preview.example', 'verified', 'live');
      expect(await status('preview.example')).toBe(403);
    });

    it('gives certificates to verified and live hosts and to nobody else', async () => {
      const id = await add('tls.example', 'alias');
      await move(id, 'tls.example');
      const ask = async (domain: string): Promise<number> =>
        (await fetch(`${api.innerUrl}/inner/tls-permission?domain=${domain}`)).status;
      expect(await ask('tls.example')).toBe(403);
      await move(id, 'tls.example', 'verified');
      expect(await ask('tls.example')).toBe(200);
      expect(await ask('nobody.example')).toBe(403);
      expect(await ask('')).toBe(403);
      await move(id, 'tls.example', 'retired');
      expect(await ask('tls.example')).toBe(403);
    });
  });
});
