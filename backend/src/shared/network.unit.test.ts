import { networkOf } from './network';

const line = (address: string): string => networkOf(address).line;
const site = (address: string): string | undefined => networkOf(address).site;

it('an IPv4 address is a network of its own', () => {
  expect(networkOf('198.51.100.7')).toEqual({ line: '198.51.100.7', site: undefined });
});

it.each(['255.250.249.199', '0.10.100.200', '1.99.239.255'])('%s is in range', (address) => {
  expect(networkOf(address)).toEqual({ line: address, site: undefined });
});

it('an IPv6 address counts for its /64 and its /48', () => {
  expect(networkOf('2001:db8:a:b:c:d:e:f')).toEqual({ line: '2001:db8:a:b::/64', site: '2001:db8:a::/48' });
  expect(networkOf('::1')).toEqual({ line: '0:0:0:0::/64', site: '0:0:0::/48' });
});

it.each([
  '2001:DB8:A:B::1',
  '2001:0db8:000a:000b:0000:0000:0000:0001',
  '2001:db8:a:b:0:0:192.0.2.1',
  '2001:db8:a:b::1%eth0',
  '2001:db8:a:b::%25eth0',
  '[2001:db8:a:b::7]',
  '[2001:db8:a:b::7]:443',
  '2001:db8:a:b:0:0::1',
  ' 2001:db8:a:b:: ',
  ' [2001:db8:a:b::7]:443 ',
])('%s is in the same /64 as every other spelling', (address) => {
  expect(line(address)).toBe('2001:db8:a:b::/64');
  expect(site(address)).toBe('2001:db8:a::/48');
});

it.each([
  '::ffff:1.2.3.4',
  '::FFFF:1.2.3.4',
  '::ffff:102:304',
  '0:0:0:0:0:ffff:1.2.3.4',
  '0000:0000:0000:0000:0000:FFFF:0102:0304',
  '::ffff:1.2.3.4%lo',
  '[::ffff:1.2.3.4]:80',
  '64:ff9b::1.2.3.4',
  '1.2.3.4:5678',
])('%s is IPv4', (address) => {
  expect(networkOf(address)).toEqual({ line: '1.2.3.4', site: undefined });
});

it.each([
  '',
  'unknown',
  '1.2.3',
  '1.2.3.400',
  '1.2.3.256',
  '1.2.3.260',
  '1.2.3.4.5',
  '12345::1',
  '1g::1',
  '1:g::1',
  '1::g',
  '1.2.3.4.',
  '01.2.3.4',
  '2001:db8',
  '1::2::3',
  '1:::2',
  ':::',
  ':1:2:3:4:5:6:7:8',
  '1:2:3:4:5:6:7:8:',
  ':1::2',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4::5:6:7:8',
  'g::1',
  'x[2001:db8::1]',
  '[2001:db8::1]x',
  'x1.2.3.4:80',
  '1.2.3.4:80x',
])('“%s” is no address: all of them count as one', (address) => {
  expect(networkOf(address)).toEqual({ line: 'unknown', site: undefined });
});

it('neighbouring networks are told apart', () => {
  expect(line('2001:db8:a:b::1')).not.toBe(line('2001:db8:a:c::1'));
  expect(site('2001:db8:a:b::1')).toBe(site('2001:db8:a:c::1'));
  expect(site('2001:db8:a:b::1')).not.toBe(site('2001:db8:b:b::1'));
});
