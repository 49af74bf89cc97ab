import { BlockList, isIP } from 'node:net';

// IANA's special-purpose registries: private, shared, loopback, link-local, documentation, multicast, reserved.
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
const NOT_PUBLIC_V6 = ['2001:db8::/32', '3fff::/20'];
// Everything that is assigned to somebody on the internet lies in here.
const GLOBAL_V6 = '2000::/3';

const notPublic = new BlockList();
for (const range of NOT_PUBLIC_V4) notPublic.addSubnet(...split(range), 'ipv4');
for (const range of NOT_PUBLIC_V6) notPublic.addSubnet(...split(range), 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet(...split(GLOBAL_V6), 'ipv6');

function split(range: string): [string, number] {
  const [net = '', bits] = range.split('/');
  return [net, Number(bits)];
}

const MAPPED_HEX = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i;

/** IPv4 in IPv6's clothes (`::ffff:1.2.3.4`, `::ffff:102:304`) as plain IPv4; anything else as it came. */
function withoutMapping(address: string): string {
  if (!/^::ffff:/i.test(address)) return address;
  const hex = MAPPED_HEX.exec(address);
  if (!hex) return address.slice(7);
  const [high, low] = [parseInt(hex[1] ?? '', 16), parseInt(hex[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * The address in the form in which a registry could have given it to somebody, or undefined where no country can be
 * told: not an address at all, private, loopback, link-local, or otherwise reserved.
 */
export function publicAddress(address: string): string | undefined {
  const plain = withoutMapping(address);
  const family = isIP(plain);
  if (family === 4) return notPublic.check(plain, 'ipv4') ? undefined : plain;
  if (family === 6 && !plain.includes('%') && globalV6.check(plain, 'ipv6') && !notPublic.check(plain, 'ipv6'))
    return plain;
  return undefined;
}
