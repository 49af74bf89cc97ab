/** The subject that limits count by instead of an exact address. */
export interface Network {
  /** One household or office: an IPv4 address, or the /64 that one line of IPv6 is given at least. */
  readonly line: string;
  /** The /48 around a /64: the most that one customer of a provider is usually given. IPv4 has none. */
  readonly site: string | undefined;
}

/**
 * A /48 may do this many times what one /64 in it may: enough for the sixteen lines of a /60 that are all in use, or for
 * the phones of a carrier that share a /48, and little for somebody who walks through its 65,536 networks.
 */
export const SITE_FACTOR = 16;

/** All invalid addresses count as one network, so that they are no way around a limit. */
const UNKNOWN: Network = { line: 'unknown', site: undefined };
/** The first six groups of IPv4 inside of IPv6. */
const MAPPED: ReadonlySet<string> = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const GROUP = /^[\da-f]{1,4}$/i;

/**
 * The network that an address is in, the same for all its spellings: upper case, left-out zeros, a zone or a port behind
 * it. IPv4 inside of IPv6 (`::ffff:0:0/96` and `64:ff9b::/96`) counts as IPv4.
 */
export function networkOf(address: string): Network {
  const bare = bareAddress(address);
  if (IPV4.test(bare)) return { line: bare, site: undefined };
  const groups = groupsOf(bare);
  if (!groups) return UNKNOWN;
  if (MAPPED.has(hex(groups.slice(0, 6)))) return { line: dotted(groups.slice(6)), site: undefined };
  return { line: `${hex(groups.slice(0, 4))}::/64`, site: `${hex(groups.slice(0, 3))}::/48` };
}

/** Without the port and the zone that some proxies leave in. */
function bareAddress(address: string): string {
  const [, bracketed, ported] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address.trim()) ?? [];
  return (bracketed ?? ported ?? address.trim()).replace(/%.*/s, '');
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] | undefined {
  const gap = address.indexOf('::');
  const front = partsOf(gap < 0 ? address : address.slice(0, gap));
  const back = gap < 0 ? [] : partsOf(address.slice(gap + 2));
  if (!front || !back) return undefined;
  const missing = 8 - front.length - back.length;
  if (gap < 0 ? missing !== 0 : missing < 1) return undefined;
  return [...front, ...Array.from({ length: missing }, () => 0), ...back];
}

function partsOf(text: string): number[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const last = text.slice(text.lastIndexOf(':') + 1);
  if (IPV4.test(last)) {
    const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
    parts.splice(-1, 1, ((a << 8) | b).toString(16), ((c << 8) | d).toString(16));
  }
  return parts.every((part) => GROUP.test(part)) ? parts.map((part) => parseInt(part, 16)) : undefined;
}

const hex = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');

const dotted = (groups: readonly number[]): string => groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
