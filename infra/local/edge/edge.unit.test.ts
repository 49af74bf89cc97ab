import { type IncomingMessage, type RequestListener, type Server, createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { once } from 'node:events';
import { type Edge, startEdge } from './edge';

interface Seen {
  readonly who: string;
  readonly url: string;
  readonly method: string;
  readonly headers: string[];
  readonly body: string;
}

const servers: Server[] = [];
let edge: Edge;

async function serve(listener: RequestListener, port = 0): Promise<Server> {
  const server = createServer({ requireHostHeader: false }, listener);
  servers.push(server);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
const urlOf = (server: Server): string => `http://127.0.0.1:${portOf(server)}`;

async function echo(who: string): Promise<string> {
  const server = await serve((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { url = '', method = '', rawHeaders } = request;
      response.writeHead(200, [
        ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'X-Gone', '1', 'Connection', 'X-Gone', 'Keep-Alive', 'timeout=9'],
      ]);
      response.end(JSON.stringify({ who, url, method, headers: rawHeaders, body } satisfies Seen));
    });
  });
  server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
    socket.pipe(socket);
  });
  return urlOf(server);
}

/** Sends bytes as they are and gives all that comes back. */
async function raw(request: string): Promise<string> {
  const socket = connect(edge.port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (chunk: string) => (answer += chunk));
  socket.write(request, 'latin1');
  await once(socket, 'close');
  return answer;
}

/** The request as the process behind saw it. */
async function seen(lines: readonly string[], body = ''): Promise<Seen> {
  const answer = await raw([...lines, 'Connection: close', '', body].join('\r\n'));
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1);
  return JSON.parse(json) as Seen;
}

function values({ headers }: Seen, name: string): string[] {
  return headers.filter((_, index) => index % 2 === 1 && headers[index - 1]?.toLowerCase() === name);
}

beforeAll(async () => {
  const one = async (name: string): Promise<string[]> => [await echo(name)];
  const [api, web, mail, pay] = await Promise.all([one('api'), one('web'), one('mail'), one('pay')]);
  edge = await startEdge({ port: 0, upstreams: { api, web, mail, pay, templates: await one('templates') } });
});

afterAll(async () => {
  await edge.close();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the edge chooses who answers', () => {
  it.each([
    ['/', 'everglow.localhost', 'web'],
    ['/api', 'everglow.localhost', 'api'],
    ['/api/settings.php?a=1', 'everglow.localhost:8080', 'api'],
    ['/api?x', 'everglow.localhost', 'api'],
    ['/media/1.webp', 'everglow.localhost', 'api'],
    ['/apiary', 'everglow.localhost', 'web'],
    ['//api/x', 'everglow.localhost', 'web'],
    ['/api/messages', 'MAIL.localhost.:8080', 'mail'],
    ['/templates?mail=activation', 'mail.localhost:8080', 'templates'],
    ['/templates', 'everglow.localhost', 'web'],
    ['/api/messages', 'evil.mail.localhost', 'api'],
    ['/checkout/tr_1', 'PAY.localhost.:8080', 'pay'],
    ['/api/payments', 'pay.localhost', 'pay'],
    ['/checkout/tr_1', 'evil.pay.localhost', 'web'],
  ])('%s on %s goes to the %s', async (path, host, who) => {
    const request = await seen([`GET ${path} HTTP/1.1`, `Host: ${host}`]);
    expect(request).toMatchObject({ who, url: path });
  });
});

describe('the edge tells the process behind where a request came from', () => {
  it('overwrites whatever a client says about forwarding', async () => {
    const request = await seen([
      'GET / HTTP/1.1',
      'Host: everglow.localhost:8080',
      'X-Forwarded-Host: sheer.localhost',
      'x-forwarded-for: 10.1.2.3',
      'X-Forwarded-Proto: https',
      'X-Forwarded-Port: 443',
      'Forwarded: host=sheer.localhost',
      'X-Real-IP: 10.1.2.3',
    ]);
    expect(values(request, 'host')).toEqual(['everglow.localhost:8080']);
    expect(values(request, 'x-forwarded-host')).toEqual(['everglow.localhost:8080']);
    expect(values(request, 'x-forwarded-for')).toEqual(['127.0.0.1']);
    expect(values(request, 'x-forwarded-proto')).toEqual(['http']);
    expect(JSON.stringify(request.headers)).not.toMatch(/sheer|10\.1\.2\.3|443/);
  });

  it('passes two hosts on and vouches for neither', async () => {
    const request = await seen(['GET / HTTP/1.1', 'Host: everglow.localhost', 'Host: sheer.localhost']);
    expect(values(request, 'host')).toEqual(['everglow.localhost', 'sheer.localhost']);
    expect(values(request, 'x-forwarded-host')).toEqual([]);
  });

  it('passes a missing host on as missing', async () => {
    const request = await seen(['GET / HTTP/1.1']);
    expect(values(request, 'host')).toEqual([]);
    expect(values(request, 'x-forwarded-host')).toEqual([]);
  });

  it.each(['', 'ever glow', '[::1', '127.0.0.1:8080', 'everglow.localhost:99999'])('passes "%s" on', async (host) => {
    const request = await seen(['GET / HTTP/1.1', `Host: ${host}`]);
    expect(values(request, 'host')).toEqual([host]);
    expect(values(request, 'x-forwarded-host')).toEqual([host]);
  });

  it('believes the host of a whole URL over the Host header', async () => {
    const request = await seen(['GET http://sheer.localhost/a?b=c HTTP/1.1', 'Host: everglow.localhost']);
    expect(values(request, 'host')).toEqual(['sheer.localhost']);
    expect(request.url).toBe('/a?b=c');
  });
});

describe('the edge keeps what belongs to one hop to itself', () => {
  it('on the way in, also what Connection names, but never the host', async () => {
    const request = await seen([
      'GET / HTTP/1.1',
      'Host: everglow.localhost',
      'Connection: x-secret, host',
      'X-Secret: 1',
      'TE: trailers',
      'Proxy-Authorization: Basic x',
      'X-Kept: 1',
    ]);
    expect(values(request, 'host')).toEqual(['everglow.localhost']);
    expect(values(request, 'x-kept')).toEqual(['1']);
    for (const name of ['x-secret', 'te', 'proxy-authorization']) expect(values(request, name)).toEqual([]);
  });

  it('and on the way out, where repeated headers stay repeated', async () => {
    const answer = await raw('GET / HTTP/1.1\r\nHost: everglow.localhost\r\nConnection: close\r\n\r\n');
    expect(answer).toContain('Set-Cookie: a=1\r\nSet-Cookie: b=2\r\n');
    expect(answer).not.toMatch(/x-gone|timeout=9/i);
  });

  it('carries bodies of either length', async () => {
    const head = ['POST /api/x HTTP/1.1', 'Host: everglow.localhost'];
    const sized = await seen([...head, 'Content-Length: 5'], 'hello');
    const chunked = await seen([...head, 'Transfer-Encoding: chunked'], '5\r\nhello\r\n0\r\n\r\n');
    const empty = await seen(head);
    expect([sized.body, chunked.body, empty.body]).toEqual(['hello', 'hello', '']);
  });
});

describe('the edge streams', () => {
  it('an event before the answer ends, and tells the process when the visitor leaves', async () => {
    let left: () => void = () => undefined;
    const leaving = new Promise<void>((resolve) => (left = resolve));
    const api = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
      response.on('close', left);
    });
    const own = await startEdge({ port: 0, upstreams: { api: [urlOf(api)], web: [] } });
    const abort = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${own.port}/api/events`, { signal: abort.signal });
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value as Uint8Array)).toBe('data: 1\n\n');
    abort.abort();
    await leaving;
    await own.close();
  });

  it('an upgraded connection in both directions', async () => {
    const socket = connect(edge.port, '127.0.0.1').setEncoding('latin1');
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
    const [head] = (await once(socket, 'data')) as [string];
    socket.write('ping');
    const [back] = (await once(socket, 'data')) as [string];
    socket.destroy();
    expect(head).toMatch(/^HTTP\/1\.1 101 /);
    expect(back).toBe('ping');
  });
});

describe('where a process answers before it has read the body, the edge', () => {
  it('passes the answer on, and the next request of the connection is answered too', async () => {
    const hasty = createTcpServer((socket) => {
      socket.once('data', () => {
        socket.pause();
        socket.write('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno');
      });
    });
    hasty.listen(0, '127.0.0.1');
    await once(hasty, 'listening');
    const api = [`http://127.0.0.1:${(hasty.address() as AddressInfo).port}`];
    const own = await startEdge({ port: 0, upstreams: { api, web: [await echo('web')] } });
    const socket = connect(own.port, '127.0.0.1').setEncoding('latin1');
    let heard = '';
    socket.on('data', (chunk: string) => (heard += chunk));
    const body = Buffer.alloc(8 * 1024 * 1024);
    socket.write(`POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`);
    socket.write(body);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(heard).toMatch(/^HTTP\/1\.1 403 [\s\S]*no\s*HTTP\/1\.1 200 [\s\S]*"who":"web"/);
    await own.close();
    hasty.close();
  });
});

describe('while a process is away, the edge', () => {
  it('lets a request that may be repeated wait for it', async () => {
    const gone = await serve(() => undefined);
    const port = portOf(gone);
    gone.close();
    await once(gone, 'close');
    const own = await startEdge({ port: 0, upstreams: { api: [`http://127.0.0.1:${port}`], web: [] } });
    const answer = fetch(`http://127.0.0.1:${own.port}/api/x`);
    await serve((_request: IncomingMessage, response) => response.end('back'), port);
    expect(await (await answer).text()).toBe('back');
    await own.close();
  });

  it('asks another of its kind', async () => {
    const gone = await serve(() => undefined);
    const away = urlOf(gone);
    gone.close();
    await once(gone, 'close');
    const here = await echo('here');
    const own = await startEdge({ port: 0, upstreams: { api: [away, here], web: [] } });
    const post = (): Promise<Response> => fetch(`http://127.0.0.1:${own.port}/api/x`, { method: 'POST', body: 'b' });
    const answers = (await Promise.all([post(), post()])).map((answer) => answer.json());
    expect(await Promise.all(answers)).toEqual([
      expect.objectContaining({ who: 'here', body: 'b' }),
      expect.objectContaining({ who: 'here', body: 'b' }),
    ]);
    await own.close();
  });

  it('says so in one sentence, and never sends twice what may have had an effect', async () => {
    let times = 0;
    const api = await serve((request) => {
      times += 1;
      request.socket.destroy();
    });
    const own = await startEdge({ port: 0, upstreams: { api: [urlOf(api)], web: [] }, patienceMs: 0 });
    const answer = await fetch(`http://127.0.0.1:${own.port}/api/x`, { method: 'POST', body: 'b' });
    expect(answer.status).toBe(502);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('The api process is not answering at the moment; try again in a few seconds.\n');
    expect(times).toBe(1);
    await own.close();
  });
});

it('a taken port is one sentence', async () => {
  const other = await serve(() => undefined);
  await expect(startEdge({ port: portOf(other), upstreams: { api: [], web: [] } })).rejects.toThrow(
    `Port ${portOf(other)} is taken by another program; end that one or choose another with PORT=8081 npm start.`,
  );
});
