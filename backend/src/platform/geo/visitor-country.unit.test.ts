import { type SiteRequest } from '../http/site-request';
import { AddressCountries } from './address-countries';
import { publicAddress } from './public-address';
import { Recent } from './recent';
import { VisitorCountry } from './visitor-country';

const addresses = new AddressCountries();

const request = (exactAddress: string, trustedHop = true, headers: Record<string, string> = {}) =>
  ({ headers, context: { exactAddress, trustedHop } }) as unknown as Pick<SiteRequest, 'headers' | 'context'>;

describe('Country by address', () => {
  it.each([
    ['193.0.6.139', 'NL'],
    ['194.109.6.66', 'NL'],
    ['212.58.244.1', 'GB'],
    ['17.0.0.1', 'US'],
    ['2001:980::1', 'NL'],
    ['::ffff:193.0.6.139', 'NL'],
    ['::FFFF:c100:068b', 'NL'],
  ])('finds %s in %s', (address, country) => {
    expect(addresses.of(address)).toBe(country);
    expect(addresses.of(address)).toBe(country);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '203.0.113.9',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fd00::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::c100:68b',
  ])('knows no country for %s, which belongs to nobody in public', (address) => {
    expect(addresses.of(address)).toBeNull();
  });

  it.each([
    '',
    'localhost',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '193.0.6.139:80',
    '[::1]',
    '193.0.6.139, 1.1.1.1',
    ' 193.0.6.139',
  ])('takes %p for no address at all', (address) => {
    expect(publicAddress(address)).toBeUndefined();
    expect(addresses.of(address)).toBeNull();
  });

  it('leaves neighbours of the private ranges public', () => {
    for (const address of ['172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.1', '11.0.0.1', '128.0.0.1']) {
      expect(publicAddress(address)).toBe(address);
    }
  });
});

describe('The visitor’s country', () => {
  const behindCdn = new VisitorCountry({ COUNTRY_HEADER: 'CF-IPCountry' }, addresses);

  it('is what the CDN says, where the hop is trusted', () => {
    expect(behindCdn.of(request('193.0.6.139', true, { 'cf-ipcountry': 'be' }))).toBe('BE');
  });

  it('is the database’s where anybody could have written the header', () => {
    expect(behindCdn.of(request('193.0.6.139', false, { 'cf-ipcountry': 'BE' }))).toBe('NL');
  });

  it.each(['', 'XX', 'ZZ', 'T1', 'Belgium', 'BE,NL'])('is the database’s when the CDN says %p', (said) => {
    expect(behindCdn.of(request('193.0.6.139', true, { 'cf-ipcountry': said }))).toBe('NL');
  });

  it('ignores the header where none is configured', () => {
    const alone = new VisitorCountry({ COUNTRY_HEADER: undefined }, addresses);
    expect(alone.of(request('193.0.6.139', true, { 'cf-ipcountry': 'BE' }))).toBe('NL');
    expect(alone.of(request('127.0.0.1'))).toBeNull();
  });
});

describe('The memory of recent answers', () => {
  it('stays bounded and keeps what is asked for', () => {
    const recent = new Recent<number>(100);
    recent.set('kept', 1);
    for (let i = 0; i < 10_000; i++) {
      recent.set(`address-${i}`, i);
      expect(recent.get('kept')).toBe(1);
    }
    expect(recent.entries).toBeLessThanOrEqual(200);
    expect(recent.get('address-0')).toBeUndefined();
    expect(recent.get('address-9999')).toBe(9999);
  });
});
