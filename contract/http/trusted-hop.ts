import { BlockList, isIPv6 } from 'node:net';
import { type RequestClaims } from './request-claims';

/** How many addresses of direct peers are remembered; behind an edge there are only a few. */
const MAX_REMEMBERED = 1000;

/** Reads a list such as `10.0.0.0/8, ::1` into a function that says whether an address belongs to the trusted hop. */
export function trustedHop(list: string): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const entry of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const known = new Map<string, boolean>();
  return (address) => {
    if (address === undefined) return false;
    let answer = known.get(address);
    if (answer === undefined) {
      const plain = withoutMapping(address);
      answer = trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
      if (known.size < MAX_REMEMBERED) known.set(address, answer);
    }
    return answer;
  };
}

/** The host that a request names. X-Forwarded-Host is believed from the trusted hop only; `broken` is what HTTP forbids. */
export function namedHost(claims: RequestClaims, trusted: boolean): { readonly host: string } | 'broken' | 'untrusted' {
  if (claims.host === undefined || claims.hosts > 1 || claims.forwardedHosts > 1) return 'broken';
  if (claims.forwardedHost === undefined) return { host: claims.host };
  if (!trusted) return 'untrusted';
  return claims.forwardedHost.includes(',') ? 'broken' : { host: claims.forwardedHost };
}

/** The visitor's address as the trusted hop saw it: the last entry, since every earlier one is the visitor's own claim. */
export function clientAddress(claims: RequestClaims, direct: string | undefined, trusted: boolean): string {
  const list = trusted ? claims.forwardedFor : undefined;
  return withoutMapping(list === undefined ? (direct ?? '') : list.slice(list.lastIndexOf(',') + 1).trim());
}

/** An IPv4 address that a dual-stack socket reports as `::ffff:192.0.2.1`. */
const withoutMapping = (address: string): string => (address.startsWith('::ffff:') ? address.slice(7) : address);
