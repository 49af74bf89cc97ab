import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { Readable, pipeline } from 'node:stream';
import { AddressNotPublic, PublicRequests } from './public-requests';

function* endless(): Generator<string> {
  for (;;) yield 'x'.repeat(16_384);
}

const outside = new PublicRequests({ REQUESTS_TO_LOOPBACK: undefined });
const requests = new PublicRequests({ REQUESTS_TO_LOOPBACK: 'yes' });

let server: Server;
let url: URL;
/** Those that are open. */
const connections = new Set<Socket>();
let seen: { method: string | undefined; body: string }[] = [];
let answer: (body: string) => {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  isEndless?: boolean;
} = () => ({});

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ method: request.method, body });
      const { status = 201, headers = {}, body: told = '', isEndless = false } = answer(body);
      response.writeHead(status, headers);
      if (isEndless) pipeline(Readable.from(endless()), response, () => undefined);
      else response.end(told);
    });
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/push`);
});
afterAll(async () => {
  requests.onApplicationShutdown();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  seen = [];
  answer = () => ({});
});

const post = (body = 'bytes') => requests.post(url, { 'content-type': 'text/plain' }, Buffer.from(body));

it('brings the bytes, and answers the status and how long to wait', async () => {
  answer = () => ({ status: 429, headers: { 'retry-after': '30' }, body: 'slowly' });
  expect(await post()).toEqual({ status: 429, retryAfter: '30' });
  expect(seen).toEqual([{ method: 'POST', body: 'bytes' }]);
});

it('follows nobody elsewhere', async () => {
  answer = () => ({ status: 307, headers: { location: 'http://127.0.0.1:1/' } });
  expect(await post()).toMatchObject({ status: 307 });
});

it('keeps its connection, also after an answer with a short body', async () => {
  answer = () => ({ body: 'ok' });
  for (let count = 0; count < 5; count += 1) {
    await post(String(count));
    await new Promise(setImmediate);
  }
  expect(seen.map(({ body }) => body)).toEqual(['0', '1', '2', '3', '4']);
  expect(connections.size).toBeLessThanOrEqual(2);
});

it('reads no long body to its end', async () => {
  answer = () => ({ isEndless: true });
  const closed = new Promise<void>((resolve) => {
    server.once('connection', (socket: Socket) => socket.once('close', () => resolve()));
    for (const socket of connections) socket.once('close', () => resolve());
  });
  const began = Date.now();
  await post();
  await closed;
  // The time-out would end it as well.
  expect(Date.now() - began).toBeLessThan(4000);
});

it('asks again where the other side had just closed the kept connection', async () => {
  await post();
  expect(connections.size).toBeGreaterThan(0);
  for (const socket of connections) socket.destroy();
  expect(await post()).toMatchObject({ status: 201 });
  expect(seen).toHaveLength(2);
});

it.each(['https://127.0.0.1:1/', 'https://localhost:1/', 'https://169.254.169.254/', 'http://push.example/'])(
  '%s is not written to',
  async (address) => {
    await expect(outside.post(new URL(address), {}, Buffer.from(''))).rejects.toThrow(AddressNotPublic);
  },
);
