import { BlockList, isIP } from 'node:net';
import { type Config } from '../../../platform/config/config';

/** The addresses at which the edge is reached, as the deployment tells them. */
export interface EdgeAddresses {
  readonly v4: readonly string[];
  readonly v6: readonly string[];
  /** A name that leads to them, for hosts that may have a CNAME. */
  readonly name: string | undefined;
}

export function edgeAddresses({
  EDGE_ADDRESSES,
  EDGE_NAME,
}: Pick<Config, 'EDGE_ADDRESSES' | 'EDGE_NAME'>): EdgeAddresses {
  const all = EDGE_ADDRESSES?.split(',') ?? [];
  return { v4: all.filter((one) => isIP(one) === 4), v6: all.filter((one) => isIP(one) === 6), name: EDGE_NAME };
}

// Cloudflare's published ranges (cloudflare.com/ips, November 2026).
const CLOUDFLARE: readonly (readonly [string, number])[] = [
  ['173.245.48.0', 20],
  ['103.21.244.0', 22],
  ['103.22.200.0', 22],
  ['103.31.4.0', 22],
  ['141.101.64.0', 18],
  ['108.162.192.0', 18],
  ['190.93.240.0', 20],
  ['188.114.96.0', 20],
  ['197.234.240.0', 22],
  ['198.41.128.0', 17],
  ['162.158.0.0', 15],
  ['104.16.0.0', 13],
  ['104.24.0.0', 14],
  ['172.64.0.0', 13],
  ['131.0.72.0', 22],
];
const cloudflare = new BlockList();
for (const [net, bits] of CLOUDFLARE) cloudflare.addSubnet(net, bits, 'ipv4');

/** The CDN that an IPv4 address belongs to, where it is one that many put before their sites. */
export const cdnOf = (address: string): string | undefined =>
  isIP(address) === 4 && cloudflare.check(address, 'ipv4') ? 'Cloudflare' : undefined;
