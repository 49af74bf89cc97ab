import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { TLSSocket } from 'node:tls';
import { findCaddy } from './caddy-binary';
import { type Edge, type Seen, onceValid, startEdge } from './edge-under-test';

const live = 'everglow.example';
const other = 'sheer.example';
const late = 'late.example';
const refused = 'stranger.example';
const hosts = new Set([live, other, late]);

let caddy: string | undefined;
let edge: Edge;
let behindCdn: Edge;

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly names: string | undefined;
  readonly seen: Seen | undefined;
}

interface Question extends Omit<RequestOptions, 'host' | 'port'> {
  readonly on?: Edge;
  readonly body?: string | Buffer;
}

/** Asks the edge as a browser does: TLS for the host, the certificate checked against Caddy's authority. */
function ask(host: string, path: string, question: Question = {}): Promise<Answer> {
  return onceValid(() => askOnce(host, path, question));
}

async function askOnce(host: string, path: string, question: Question): Promise<Answer> {
  const { on = edge, body, headers, ...options } = question;
  const before = on.seen.length;
  const call = request({
    host: '127.0.0.1',
    port: on.httpsPort,
    servername: host,
    ca: on.authority,
    agent: false,
    path,
    headers: { host, ...(headers as Record<string, string> | undefined) },
    ...options,
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const { socket } = response;
  const names = socket instanceof TLSSocket ? socket.getPeerCertificate().subjectaltname : undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { statusCode: status = 0 } = response;
  const text = Buffer.concat(chunks).toString();
  return { status, headers: response.headers, body: text, names, seen: on.seen.slice(before).at(-1) };
}

async function askPlainly(host: string, port: number, path: string): Promise<IncomingMessage> {
  const call = get({ host: '127.0.0.1', port, path, headers: { host }, agent: false });
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return response;
}

beforeAll(async () => {
  caddy = await findCaddy();
  if (caddy === undefined) return;
  edge = await startEdge(caddy, hosts);
  behindCdn = await startEdge(caddy, hosts, { CDN_RANGES: '127.0.0.1/32', COUNTRY_HEADER: 'X-Country' });
});

afterAll(async () => {
  if (caddy === undefined) return;
  await Promise.all([edge.stop(), behindCdn.stop()]);
});

/**
 * Caddy is no npm package. Where it cannot be had, the rest of the project can still be tested, so every test here says
 * loudly that it tried nothing; on CI, where nobody reads along, that is a failure.
 */
function withCaddy(name: string, run: () => Promise<void>): void {
  test(
    name,
    async () => {
      if (caddy !== undefined) {
        await run();
        return;
      }
      const sentence = 'The edge was NOT tried: there is no caddy on PATH and apt-get could not fetch one.';
      if (process.env['CI'] !== undefined) throw new Error(sentence);
      console.warn(sentence);
    },
    30_000,
  );
}

withCaddy('a host of ours gets a certificate of its own and reaches the web', async () => {
  const answer = await ask(live, '/pricing?from=mail');
  expect(answer.status).toBe(200);
  expect(answer.names).toBe(`DNS:${live}`);
  expect(edge.asked).toContain(live);
  expect(answer.seen).toMatchObject({
    upstream: 'web',
    url: '/pricing?from=mail',
    headers: { 'x-forwarded-host': live, 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' },
  });
});

withCaddy('the api gets its two folders and nothing that only begins like them', async () => {
  const upstreams = await Promise.all(
    ['/api/settings.php', '/media/a.webp', '/', '/apiary', '/mediation'].map(async (path) => {
      const { body } = await ask(live, path);
      return body.slice(3, 6);
    }),
  );
  expect(upstreams).toEqual(['api', 'api', 'web', 'web', 'web']);
});

withCaddy('a stranger gets no certificate, and nothing of the request arrives', async () => {
  const before = edge.seen.length;
  await expect(ask(refused, '/')).rejects.toThrow(/alert|SSL|TLS/i);
  expect(edge.asked).toContain(refused);
  expect(edge.seen).toHaveLength(before);
});

withCaddy('a handshake for one brand does not open another', async () => {
  await ask(other, '/');
  const answer = await ask(live, '/', { headers: { host: other } });
  expect(answer).toMatchObject({ status: 421, seen: undefined });
});

withCaddy('what a client claims about its way here is overwritten or dropped', async () => {
  const claims = {
    'x-forwarded-host': other,
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '1',
    forwarded: `host=${other}`,
    'x-real-ip': '203.0.113.9',
    'x-original-url': '/inner/sites',
    'cf-connecting-ip': '203.0.113.9',
    'cf-ipcountry': 'US',
  };
  for (const path of ['/', '/api/settings.php']) {
    const { seen } = await ask(live, path, { headers: claims });
    expect(seen?.headers).toMatchObject({
      host: live,
      'x-forwarded-host': live,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-real-ip': '127.0.0.1',
    });
    for (const name of ['x-forwarded-port', 'forwarded', 'x-original-url', 'cf-ipcountry'])
      expect(seen?.headers).not.toHaveProperty(name);
  }
});

withCaddy("a CDN's word is taken for the visitor's address and country, not for the host", async () => {
  const headers = { 'x-forwarded-host': other, 'cf-connecting-ip': '203.0.113.9', 'x-country': 'NL' };
  const { seen } = await ask(live, '/api/settings.php', { on: behindCdn, headers });
  expect(seen?.headers).toMatchObject({
    'x-forwarded-host': live,
    'x-forwarded-for': '203.0.113.9',
    'x-country': 'NL',
  });
});

withCaddy('a body over the limit is refused, and a photo still fits the api', async () => {
  const photo = Buffer.alloc(12 * 1024 * 1024);
  const fits = await ask(live, '/api/photos', { method: 'POST', body: photo });
  expect(fits).toMatchObject({ status: 200, seen: { bytes: photo.length } });
  const tooMuch = await ask(live, '/complaints', { method: 'POST', body: Buffer.alloc(101 * 1024) });
  expect(tooMuch).toMatchObject({ status: 413, seen: undefined });
});

withCaddy(
  'a photo that is too large reaches the api, and a body that the api would not read is refused here',
  async () => {
    const large = await ask(live, '/api/photos', { method: 'POST', body: Buffer.alloc(13_500_000) });
    expect(large).toMatchObject({ status: 200, seen: { bytes: 13_500_000 } });
    const huge = await ask(live, '/api/photos', { method: 'POST', headers: { 'content-length': '64000000' } });
    expect(huge).toMatchObject({ status: 413, seen: undefined });
    expect(huge.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(JSON.parse(huge.body)).toMatchObject({ status: 413, code: 'body_too_large' });
  },
);

withCaddy('a body that hides its size is cut off', async () => {
  const headers = { 'transfer-encoding': 'chunked' };
  const answer = await ask(live, '/', { method: 'POST', headers, body: Buffer.alloc(200_000) });
  expect([413, 502]).toContain(answer.status);
  expect(answer.seen).toBeUndefined();
});

withCaddy('answers pass as the upstream wrote them: not compressed, ETag and HSTS its own', async () => {
  const { headers } = await ask(live, '/', { headers: { 'accept-encoding': 'gzip, zstd, br' } });
  expect(headers).toMatchObject({ etag: '"rev-7"', 'strict-transport-security': 'max-age=31536000' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('server');
});

withCaddy('events pass as they happen', async () => {
  const options = { host: '127.0.0.1', port: edge.httpsPort, servername: live, ca: edge.authority, agent: false };
  const call = request({ ...options, path: '/api/stream', headers: { host: live } }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const [first] = (await once(response, 'data')) as [Buffer];
  expect(first.toString()).toBe('data: first\n\n');
  call.on('error', () => undefined).destroy();
});

withCaddy('plain http is sent to https', async () => {
  const response = await askPlainly(live, edge.httpPort, '/pricing?a=b');
  expect(response.statusCode).toBe(308);
  expect(response.headers.location).toMatch(/^https:\/\/everglow\.example\/pricing\?a=b$/);
});

withCaddy('health and metrics stand on the inner port', async () => {
  expect((await askPlainly('edge', edge.innerPort, '/healthz')).statusCode).toBe(200);
  const response = await askPlainly('edge', edge.innerPort, '/metrics');
  const chunks: string[] = [];
  for await (const chunk of response.setEncoding('utf8')) chunks.push(chunk as string);
  expect(chunks.join('')).toContain('caddy_http_requests_total');
  expect((await askPlainly('edge', edge.innerPort, '/anything')).statusCode).toBe(404);
});

withCaddy('the log names what was asked, and nobody who asked', async () => {
  const agent = 'Somebodys Browser';
  // No number of the log, such as a time, has as many digits.
  const member = '12345678901234567890123';
  await ask(live, `/members/${member}/chat?token=hush`, { headers: { 'user-agent': agent, cookie: 'session=hush' } });
  await edge.logged('/members/~/chat/~');
  const text = edge.log.join('\n');
  for (const personal of [member, 'hush', agent, '127.0.0.1:5', 'remote_ip']) expect(text).not.toContain(personal);
});

withCaddy('nobody can ask for permission: no new certificate, and hosts that have one go on', async () => {
  await edge.stopAsk();
  await expect(ask(late, '/')).rejects.toThrow(/alert|SSL|TLS/i);
  expect((await ask(live, '/')).status).toBe(200);
});

withCaddy('no upstream: a plain answer that nobody keeps', async () => {
  await edge.stopWeb();
  const answer = await ask(live, '/');
  expect([502, 503]).toContain(answer.status);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toMatch(/^50[23] /);
});
