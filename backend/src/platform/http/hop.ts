import { BlockList, isIPv6 } from 'node:net';
import { type IncomingMessage } from 'node:http';

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

/** A request with no, several or a quarrelsome Host belongs to no site; `broken` is what HTTP itself forbids. */
export type NamedHost = { readonly header: string } | 'broken' | 'untrusted';

/** Which host a request names, believing X-Forwarded-Host from the one trusted hop and nobody else. */
export function namedHost(request: IncomingMessage, trusted: boolean): NamedHost {
  let hosts = 0;
  let forwarded = 0;
  const raw = request.rawHeaders;
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
    else if (name.length === 16 && name.toLowerCase() === 'x-forwarded-host') forwarded++;
  }
  if (hosts !== 1 || forwarded > 1) return 'broken';
  if (forwarded === 0) return { header: request.headers.host ?? '' };
  if (!trusted) return 'untrusted';
  const named = request.headers['x-forwarded-host'];
  return typeof named === 'string' && !named.includes(',') ? { header: named } : 'broken';
}

/** The visitor's address as the trusted hop saw it: the last entry, since every earlier one is the visitor's own claim. */
export function clientAddress(request: IncomingMessage, trusted: boolean): string {
  const direct = request.socket.remoteAddress ?? '';
  const header = trusted ? request.headers['x-forwarded-for'] : undefined;
  const list = Array.isArray(header) ? header.join(',') : header;
  const address = list === undefined ? direct : (list.split(',').at(-1) ?? '').trim();
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
