import { type IncomingMessage } from 'node:http';

/** Headers as Node gives them raw: name, value, name, value. Keeps repeated ones and their spelling. */
export type RawHeaders = readonly string[];

const hopByHop = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
]);
/** Headers that only the edge may set; they are never taken over from a client. */
const forwarded = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;
/** A client may not strip these by naming them in `Connection`. */
const untouchable = new Set(['host', 'content-length']);

function* pairs(raw: RawHeaders): Generator<[name: string, value: string]> {
  for (let index = 0; index + 1 < raw.length; index += 2) yield [raw[index] ?? '', raw[index + 1] ?? ''];
}

/** Every value of a header, in order. */
function valuesOf(raw: RawHeaders, name: string): string[] {
  return [...pairs(raw)].flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []));
}

function endToEnd(raw: RawHeaders): [string, string][] {
  const named = valuesOf(raw, 'connection').flatMap((value) => value.toLowerCase().split(','));
  const dropped = new Set(named.map((name) => name.trim()).filter((name) => !untouchable.has(name)));
  return [...pairs(raw)].filter(([name]) => {
    const key = name.toLowerCase();
    return !hopByHop.has(key) && !dropped.has(key);
  });
}

export interface Target {
  readonly path: string;
  /** All Host headers, faithfully: deciding about none, two or a malformed one is for the one behind. */
  readonly hosts: readonly string[];
}

/** A request for a whole URL speaks of the URL's host, whatever its Host header says (RFC 9112, 3.2.2). */
export function targetOf(request: IncomingMessage): Target {
  const url = request.url ?? '/';
  const absolute = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url);
  if (absolute === null) return { path: url, hosts: valuesOf(request.rawHeaders, 'host') };
  const [, authority = '', rest = ''] = absolute;
  return { path: rest.startsWith('/') ? rest : `/${rest}`, hosts: [authority] };
}

/** The headers that are forwarded to the upstream. */
export function forwardHeaders(request: IncomingMessage, target: Target): string[] {
  const { rawHeaders, socket } = request;
  const kept = endToEnd(rawHeaders).filter(
    ([name]) => name.toLowerCase() !== 'host' && !forwarded.test(name.toLowerCase()),
  );
  const [host] = target.hosts;
  const added: [string, string][] = [
    ['X-Forwarded-For', socket.remoteAddress ?? ''],
    ['X-Forwarded-Proto', 'http'],
  ];
  if (host !== undefined && target.hosts.length === 1) added.push(['X-Forwarded-Host', host]);
  if (request.headers['transfer-encoding'] !== undefined) added.push(['Transfer-Encoding', 'chunked']);
  else if (request.headers['content-length'] === undefined && !isBodiless(request)) added.push(['Content-Length', '0']);
  return [...target.hosts.map((value) => ['Host', value]), ...kept, ...added].flat();
}

/** The headers that are returned to the client. */
export function answerHeaders(raw: RawHeaders): string[] {
  return endToEnd(raw).flat();
}

/** Whether a request can be sent twice: safe by its method, and with no body that is used up. */
export function isRepeatable(request: IncomingMessage): boolean {
  return isBodiless(request) && (request.method === 'GET' || request.method === 'HEAD');
}

function isBodiless(request: IncomingMessage): boolean {
  const { method = 'GET', headers } = request;
  if (headers['transfer-encoding'] !== undefined) return false;
  if (headers['content-length'] !== undefined) return headers['content-length'] === '0';
  return ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'].includes(method);
}
