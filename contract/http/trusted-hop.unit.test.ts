import { BlockList } from 'node:net';
import { readClaims } from './request-claims';
import { clientAddress, namedHost, trustedHop } from './trusted-hop';

describe('the trusted hop', () => {
  it.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['::1', true],
    ['11.1.2.3', false],
    ['2001:db8::1', false],
    [undefined, false],
  ])('includes %s: %s', (address, answer) => {
    expect(trustedHop('10.0.0.0/8, ::1')(address)).toBe(answer);
  });

  it.each(['', ' , ', '10.0.0.0/8,'])('may be a list with nothing in some places: “%s”', (list) => {
    expect(trustedHop(list)('11.1.2.3')).toBe(false);
  });

  it('has no address where the connection has gone', () => {
    expect(clientAddress(readClaims({ rawHeaders: [] }), undefined, true)).toBe('');
  });

  it('remembers the first thousand peers, and no more than those', () => {
    const isTrusted = trustedHop('10.0.0.0/8');
    const check = jest.spyOn(BlockList.prototype, 'check');
    const peers = Array.from({ length: 1001 }, (_, at) => `10.0.${at >> 8}.${at & 255}`);
    for (const peer of peers) expect(isTrusted(peer)).toBe(true);
    check.mockClear();
    for (const peer of peers) expect(isTrusted(peer)).toBe(true);
    expect(check.mock.calls).toEqual([[peers[1000], 'ipv4']]);
    check.mockRestore();
  });

  it('makes a request with two hosts broken, however they are spelled', () => {
    const named = (...rawHeaders: string[]) => namedHost(readClaims({ rawHeaders }), true);
    expect(named('Host', 'a.test', 'hOST', 'b.test')).toBe('broken');
    expect(named('X-Forwarded-Host', 'a.test')).toBe('broken');
    expect(named('Host', 'a.test')).toEqual({ host: 'a.test' });
    expect(named('Host', '')).toEqual({ host: '' });
    expect(named('Host', 'a', 'X-Forwarded-Host', 'b', 'x-forwarded-host', 'b')).toBe('broken');
    expect(named('Host', 'a', 'X-Forwarded-Host', 'b, c')).toBe('broken');
    expect(named('Host', 'a', 'X-Forwarded-Host', 'b')).toEqual({ host: 'b' });
  });

  it('is the only one whose word on hosts and addresses counts', () => {
    const claims = readClaims({
      rawHeaders: ['Host', 'a', 'X-Forwarded-Host', 'b', 'X-Forwarded-For', '8.8.8.8, 9.9.9.9'],
    });
    expect(namedHost(claims, false)).toBe('untrusted');
    expect(clientAddress(claims, '::ffff:7.7.7.7', false)).toBe('7.7.7.7');
    expect(clientAddress(claims, '10.1.2.3', true)).toBe('9.9.9.9');
  });
});
