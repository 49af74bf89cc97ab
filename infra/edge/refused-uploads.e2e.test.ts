import { type Socket, connect as connectPlain } from 'node:net';
import { once } from 'node:events';
import { type TLSSocket, connect as connectTls } from 'node:tls';
import { type Edge as LocalEdge, startEdge as startLocalEdge } from '../local/edge/edge';
import { type TestApi } from '../../backend/test/support/api';
import { isFullSize } from '../../backend/test/support/full-size';
import { newAddress, signUp, startAccountsApi } from '../../backend/test/support/people';
import { findCaddy } from './caddy-binary';
import { type Edge, onceValid, startEdge } from './edge-under-test';

const HOST = 'everglow.localhost';
const MEGABYTE = 1024 * 1024;
/** More than any route of the api takes. */
const LARGE = Buffer.alloc(13 * MEGABYTE, 'x');

let api: TestApi;
let local: LocalEdge;
let caddy: Edge | undefined;
let cookie: string;

beforeAll(async () => {
  api = await startAccountsApi(23);
  local = await startLocalEdge({ port: 0, upstreams: { api: [api.url], web: [] }, addresses: ['127.0.0.1'] });
  const binary = await findCaddy();
  if (binary !== undefined) {
    const edge = await startEdge(binary, new Set([HOST]), { API_PORT: new URL(api.url).port });
    caddy = edge;
    await onceValid(() => handshake(edge));
  } else if (process.env['CI'] !== undefined)
    throw new Error('There is no caddy on PATH and apt-get could not fetch one.');
  ({ cookie } = await signUp(api, 'uploads@visitor.example'));
});
afterAll(async () => {
  await caddy?.stop();
  await local.close();
  await api.close();
});

const ways = {
  'the api': () => connectPlain(Number(new URL(api.url).port), '127.0.0.1'),
  'the local edge': () => connectPlain(local.port, '127.0.0.1'),
  Caddy: () => caddy && connectToCaddy(caddy),
};

function connectToCaddy({ httpsPort, authority }: Edge): TLSSocket {
  return connectTls({ host: '127.0.0.1', port: httpsPort, servername: HOST, ca: authority });
}

async function handshake(edge: Edge): Promise<void> {
  const socket = connectToCaddy(edge);
  await once(socket, 'secureConnect');
  socket.destroy();
}

interface Upload {
  readonly path?: string;
  readonly type?: string;
  readonly cookie?: string;
  readonly headers?: readonly string[];
  readonly body?: Buffer;
  readonly chunked?: boolean;
  /** Whether the client reads nothing before it has sent all, as browsers do over HTTP/1.1. */
  readonly sendsFirst?: boolean;
}

interface Answer {
  readonly status: number;
  readonly code: unknown;
  readonly closes: boolean;
}

/** Reads one answer off a connection and puts back what follows it. A `100 Continue` is read over. */
async function readAnswer(socket: Socket): Promise<Answer> {
  let heard = Buffer.alloc(0);
  for await (const chunk of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    heard = Buffer.concat([heard, chunk]);
    for (let end = heard.indexOf('\r\n\r\n'); end >= 0; end = heard.indexOf('\r\n\r\n')) {
      const head = heard.toString('latin1', 0, end).toLowerCase();
      const status = Number(head.slice(9, 12));
      const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
      const body = heard.subarray(end + 4, end + 4 + length);
      if (body.length < length) break;
      heard = heard.subarray(end + 4 + length);
      if (status === 100) continue;
      if (heard.length > 0) socket.unshift(heard);
      const { code } = status < 400 ? {} : (JSON.parse(body.toString()) as { code?: unknown });
      return { status, code, closes: head.includes('\r\nconnection: close') };
    }
  }
  throw new Error(`The connection ended with ${JSON.stringify(heard.toString())}`);
}

const linesOf = (first: string, lines: readonly string[] = []): string =>
  [first, `Host: ${HOST}`, `X-Forwarded-For: ${newAddress()}`, ...lines, '', ''].join('\r\n');
const NEXT = () => linesOf('GET /api/settings.php HTTP/1.1');

function headOf({ path = '/api/photos', body = LARGE, ...more }: Upload): string {
  return linesOf(`POST ${path} HTTP/1.1`, [
    more.chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
    `Content-Type: ${more.type ?? 'image/jpeg'}`,
    `Cookie: ${more.cookie ?? ''}`,
    ...(more.headers ?? []),
  ]);
}

function sendBody(socket: Socket, { body = LARGE, chunked = false }: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    for (let at = 0; at < body.length; at += MEGABYTE) {
      const part = body.subarray(at, at + MEGABYTE);
      if (chunked) socket.write(`${part.length.toString(16)}\r\n`);
      socket.write(part);
      if (chunked) socket.write('\r\n');
    }
    socket.write(chunked ? '0\r\n\r\n' : '', (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

async function upload(socket: Socket, sent: Upload): Promise<Answer> {
  const early = sent.sendsFirst ? undefined : readAnswer(socket);
  early?.catch(() => undefined);
  socket.write(headOf(sent));
  const all = sendBody(socket, sent);
  if (!early) await all;
  all.catch(() => undefined);
  return early ?? readAnswer(socket);
}

/** Whether the connection answers another request, or ends without an error where the answer said so. */
async function isLeftWell(socket: Socket, { closes }: Answer): Promise<boolean> {
  if (closes) {
    socket.resume();
    await once(socket, 'end');
    return true;
  }
  socket.write(NEXT());
  return (await readAnswer(socket)).status === 200;
}

// Each way of sending a body once; `npm run test:full` repeats them.
const REPEATS = isFullSize ? 20 : 4;
const TIMES = Array.from({ length: REPEATS }, (_, n) => n);

describe.each(Object.entries(ways))('at %s', (name, open) => {
  async function connected(work: (socket: Socket) => Promise<void>): Promise<void> {
    const socket = open();
    if (!socket) {
      console.warn('Caddy was NOT tried: there is none on PATH and apt-get could not fetch one.');
      return;
    }
    // A connection that breaks shows in what is read from it.
    socket.on('error', () => undefined);
    await work(socket);
    socket.destroy();
  }

  async function refused(sent: Upload, status: number, code: string): Promise<void> {
    await connected(async (socket) => {
      const answer = await upload(socket, sent);
      expect(answer).toMatchObject({ status, code });
      expect(await isLeftWell(socket, answer)).toBe(true);
    });
  }

  it.each([
    ['a photo', 'image/jpeg', 'photo_too_large'],
    ['any other body', 'application/json', 'body_too_large'],
    ['a form', 'multipart/form-data; boundary=x', 'body_too_large'],
  ])(`%s that is too large is refused by its code, ${REPEATS} times of ${REPEATS}`, async (_what, type, code) => {
    for (const n of TIMES) await refused({ cookie, type, sendsFirst: n % 2 === 0, chunked: n % 4 > 1 }, 413, code);
  });

  it.each<[string, Upload, number, string]>([
    ['without a session', {}, 403, 'authentication_required'],
    ['to a route that is none', { path: '/api/nowhere' }, 404, 'not_found'],
    ['of a type that no route takes', { type: 'application/x-tar', body: LARGE }, 415, 'unsupported_media_type'],
    ['from a client that wants to close', { headers: ['Connection: close'] }, 403, 'authentication_required'],
    ['to an address that cannot be read', { path: '/api/%zz' }, 400, 'malformed_request'],
  ])('an upload %s gets its answer', async (_what, sent, status, code) => {
    // Caddy answers such an address itself.
    if (name === 'Caddy' && code === 'malformed_request') return;
    for (const sendsFirst of [true, false]) await refused({ ...sent, sendsFirst }, status, code);
  });

  it('so does one that is over the member’s limit', async () => {
    const { cookie: busy } = await signUp(api, `busy-${name.replaceAll(' ', '-')}@visitor.example`);
    for (let n = 0; n < 120; n += 1)
      await refused({ cookie: busy, body: Buffer.alloc(9) }, 422, 'photo_type_unsupported');
    await refused({ cookie: busy, sendsFirst: true }, 429, 'too_many_requests');
  });

  it('a request that was sent behind the body is answered too', async () => {
    await connected(async (socket) => {
      socket.write(headOf({}));
      await Promise.all([sendBody(socket, {}), Promise.resolve(socket.write(NEXT()))]);
      expect(await readAnswer(socket)).toMatchObject({ status: 403, closes: false });
      expect(await readAnswer(socket)).toMatchObject({ status: 200 });
    });
  });

  it('a client that asks before it sends hears the refusal', async () => {
    await connected(async (socket) => {
      socket.write(headOf({ headers: ['Expect: 100-continue'] }));
      const [first] = (await once(socket, 'data')) as [Buffer];
      expect(first.toString()).toMatch(name === 'the api' ? /^HTTP\/1\.1 403 / : /^HTTP\/1\.1 (100|403) /);
    });
    await refused({ headers: ['Expect: 100-continue'] }, 403, 'authentication_required');
    await refused({ cookie, headers: ['Expect: 100-continue'], body: Buffer.alloc(9) }, 422, 'photo_type_unsupported');
  });

  it('more than anybody reads ends in an answer or a closed connection', async () => {
    const endless = { body: Buffer.alloc(80 * MEGABYTE) };
    await connected(async (socket) => {
      const status = await upload(socket, endless).then(
        (answer) => answer.status,
        () => 'closed',
      );
      expect([403, 413, 'closed']).toContain(status);
    });
  });
});

// Over HTTP/1.1 Caddy reads on until its own limit, two minutes, before it writes an answer.
it('a client that stops sending is answered all the same, at the api and at the local edge', async () => {
  await Promise.all(
    (['the api', 'the local edge'] as const).map(async (name) => {
      const socket = ways[name]();
      socket.on('error', () => undefined);
      socket.write(headOf({}));
      socket.write(LARGE.subarray(0, MEGABYTE));
      expect(await readAnswer(socket)).toMatchObject({ status: 403, code: 'authentication_required' });
      socket.destroy();
    }),
  );
});
