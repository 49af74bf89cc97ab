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

  it('makes a request with two hosts broken, however they are spelled', () => {
    const named = (...rawHeaders: string[]) => namedHost(readClaims({ rawHeaders }), true);
    expect(named('Host', 'a.test', 'hOST', 'b.test')).toBe('broken');
    expect(named('X-Forwarded-Host', 'a.test')).toBe('broken');
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
