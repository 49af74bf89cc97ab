import { BlockList, isIPv6 } from 'node:net';
import { type RequestClaims } from './request-claims';

/** Reads `10.0.0.0/8, ::1` into something that answers whether an address belongs to the trusted hop. */
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
      const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
      answer = trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
      if (known.size < 1000) known.set(address, answer);
    }
    return answer;
  };
}

/** Which host a request names, believing X-Forwarded-Host from the one trusted hop only; `broken` is what HTTP forbids. */
export function namedHost(claims: RequestClaims, trusted: boolean): { readonly host: string } | 'broken' | 'untrusted' {
  if (claims.hosts !== 1 || claims.forwardedHosts > 1) return 'broken';
  if (claims.forwardedHost === undefined) return { host: claims.host ?? '' };
  if (!trusted) return 'untrusted';
  return claims.forwardedHost.includes(',') ? 'broken' : { host: claims.forwardedHost };
}

/** The visitor's address as the trusted hop saw it: the last entry, since every earlier one is the visitor's own claim. */
export function clientAddress(claims: RequestClaims, direct: string | undefined, trusted: boolean): string {
  const list = trusted ? claims.forwardedFor : undefined;
  const address = list === undefined ? (direct ?? '') : list.slice(list.lastIndexOf(',') + 1).trim();
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
