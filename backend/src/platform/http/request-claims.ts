import { type IncomingMessage } from 'node:http';

/** The few headers that decide who is asking for what, read in one pass: building Node's header object costs more. */
export interface RequestClaims {
  readonly host: string | undefined;
  readonly hosts: number;
  readonly forwardedHost: string | undefined;
  readonly forwardedHosts: number;
  readonly forwardedFor: string | undefined;
  readonly requestId: string | undefined;
  readonly cookie: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

type Slot = 'host' | 'forwardedHost' | 'forwardedFor' | 'requestId' | 'cookie' | 'acceptEncoding' | 'ifNoneMatch';

const SLOTS: ReadonlyMap<string, Slot> = new Map([
  ['host', 'host'],
  ['Host', 'host'],
  ['x-forwarded-host', 'forwardedHost'],
  ['X-Forwarded-Host', 'forwardedHost'],
  ['x-forwarded-for', 'forwardedFor'],
  ['X-Forwarded-For', 'forwardedFor'],
  ['x-request-id', 'requestId'],
  ['X-Request-Id', 'requestId'],
  ['cookie', 'cookie'],
  ['Cookie', 'cookie'],
  ['accept-encoding', 'acceptEncoding'],
  ['Accept-Encoding', 'acceptEncoding'],
  ['if-none-match', 'ifNoneMatch'],
  ['If-None-Match', 'ifNoneMatch'],
]);
const LENGTHS: ReadonlySet<number> = new Set([4, 6, 12, 13, 15, 16]);

export function readClaims({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): RequestClaims {
  const found: Record<Slot, string | undefined> & { hosts: number; forwardedHosts: number } = {
    host: undefined,
    forwardedHost: undefined,
    forwardedFor: undefined,
    requestId: undefined,
    cookie: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    hosts: 0,
    forwardedHosts: 0,
  };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!LENGTHS.has(name.length)) continue;
    const slot = SLOTS.get(name) ?? SLOTS.get(name.toLowerCase());
    if (slot === undefined) continue;
    const value = rawHeaders[at + 1] ?? '';
    if (slot === 'host') found.hosts++;
    else if (slot === 'forwardedHost') found.forwardedHosts++;
    // A list may come in several lines; what was said first of anything else stands.
    if (slot === 'forwardedFor' && found.forwardedFor !== undefined) found.forwardedFor += `,${value}`;
    else if (slot === 'cookie' && found.cookie !== undefined) found.cookie += `; ${value}`;
    else found[slot] ??= value;
  }
  return found;
}
