/** The headers that decide who is asking for what, read in one pass: building Node's header object costs more. */
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
  /** Whether a body is announced. */
  readonly hasBody: boolean;
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
const LISTS: ReadonlySet<Slot> = new Set(['forwardedFor', 'acceptEncoding', 'ifNoneMatch']);
const BODY: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding']);
const LENGTHS: ReadonlySet<number> = new Set([4, 6, 12, 13, 14, 15, 16, 17]);

export function readClaims({ rawHeaders }: { readonly rawHeaders: readonly string[] }): RequestClaims {
  const found: Record<Slot, string | undefined> & { hosts: number; forwardedHosts: number; hasBody: boolean } = {
    host: undefined,
    forwardedHost: undefined,
    forwardedFor: undefined,
    requestId: undefined,
    cookie: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    hosts: 0,
    forwardedHosts: 0,
    hasBody: false,
  };
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!LENGTHS.has(name.length)) continue;
    const slot = SLOTS.get(name) ?? SLOTS.get(name.toLowerCase());
    if (slot === undefined) {
      found.hasBody ||= BODY.has(name.toLowerCase());
      continue;
    }
    const value = rawHeaders[at + 1] ?? '';
    if (slot === 'host') found.hosts++;
    else if (slot === 'forwardedHost') found.forwardedHosts++;
    // A list may come in several lines; of any other header the first one counts.
    if (LISTS.has(slot) && found[slot] !== undefined) found[slot] += `, ${value}`;
    else if (slot === 'cookie' && found.cookie !== undefined) found.cookie += `; ${value}`;
    else found[slot] ??= value;
  }
  return found;
}
