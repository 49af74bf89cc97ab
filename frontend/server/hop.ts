import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';

/** Reads `10.0.0.0/8, ::1` into something that answers whether a connection comes from the trusted hop. */
export function trustedHop(list: string): (socket: Socket) => boolean {
  const trusted = new BlockList();
  const entries = list.split(',').map((part) => part.trim());
  for (const entry of entries.filter((part) => part !== '')) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const known = new WeakMap<Socket, boolean>();
  return (socket) => {
    let answer = known.get(socket);
    if (answer === undefined) {
      const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
      answer = address !== '' && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
      known.set(socket, answer);
    }
    return answer;
  };
}

/** A request with no, several or a quarrelsome Host belongs to no site; `broken` is what HTTP itself forbids. */
export type NamedHost = { readonly header: string } | 'broken' | 'untrusted';

/** Which host a request names, believing X-Forwarded-Host from the one trusted hop and nobody else. */
export function namedHost(request: IncomingMessage, trusted: boolean): NamedHost {
  let hosts = 0;
  let forwarded: string | undefined;
  const raw = request.rawHeaders;
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
    else if (name.length === 16 && name.toLowerCase() === 'x-forwarded-host') {
      if (forwarded !== undefined) return 'broken';
      forwarded = raw[i + 1] ?? '';
    }
  }
  if (hosts !== 1) return 'broken';
  if (forwarded === undefined) return { header: request.headers.host ?? '' };
  if (!trusted) return 'untrusted';
  return forwarded.includes(',') ? 'broken' : { header: forwarded };
}
