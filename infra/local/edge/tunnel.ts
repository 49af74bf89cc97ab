import { type IncomingMessage, request as send } from 'node:http';
import { type Duplex } from 'node:stream';
import { type Attempt } from './forward';
import { type RawHeaders, answerHeaders, forwardHeaders } from './headers';

/** Passes an upgraded connection (the development server's websocket) through in both directions. */
export function tunnel({ request, target, upstreams }: Attempt, socket: Duplex, head: Buffer): void {
  const [upstream] = upstreams;
  socket.on('error', () => undefined);
  if (upstream === undefined) {
    socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n');
    return;
  }
  const { hostname, port } = new URL(upstream);
  const headers = [
    ...forwardHeaders(request, target),
    'Connection',
    'Upgrade',
    'Upgrade',
    request.headers.upgrade ?? '',
  ];
  const outgoing = send({ hostname, port, method: request.method ?? 'GET', path: target.path, headers, agent: false });
  outgoing.on('upgrade', (incoming, other: Duplex, rest: Buffer) => {
    socket.write(headOf(incoming, incoming.rawHeaders));
    if (rest.length > 0) socket.write(rest);
    if (head.length > 0) other.write(head);
    join(socket, other);
  });
  outgoing.on('response', (incoming) => {
    socket.write(headOf(incoming, [...answerHeaders(incoming.rawHeaders), 'Connection', 'close']));
    incoming.pipe(socket);
  });
  outgoing.on('error', () => socket.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n'));
  outgoing.end();
}

function join(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one);
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}

function headOf({ statusCode = 502, statusMessage = '' }: IncomingMessage, headers: RawHeaders): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let index = 0; index + 1 < headers.length; index += 2) {
    lines.push(`${headers[index] ?? ''}: ${headers[index + 1] ?? ''}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
