import { readVisiblePath } from './visible-path';

describe('the path in a request', () => {
  it.each([
    ['/', '/'],
    ['/?t=5', '/'],
    ['/complaints', '/complaints'],
    ['/complaints?a=b&c', '/complaints'],
    ['/pages/return-policy', '/pages/return-policy'],
    ['/%63omplaints', '/complaints'],
    ['/icons/icon-192.png', '/icons/icon-192.png'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
    ['/caf%C3%A9', '/café'],
  ])('reads %s as %s', (url, path) => {
    expect(readVisiblePath(url)).toEqual({ path });
  });

  it.each([
    ['/complaints/', '/complaints'],
    ['/complaints/?a=b', '/complaints?a=b'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('sends %s to %s', (url, moved) => {
    expect(readVisiblePath(url)).toEqual({ moved });
  });

  it.each([
    '//',
    '//evil.example',
    '//evil.example/',
    '/a//b',
    '/a//',
    '/../etc/passwd',
    '/a/./b',
    '/a/..',
    '/%2e%2e/etc',
    '/a%2fb',
    '/a%5Cb',
    '/a\\b',
    '/%00',
    '/a%0d%0ab',
    '/%2561',
    '/a%3Fb',
    '/a%23b',
  ])('finds nothing at %s', (url) => {
    expect(readVisiblePath(url)).toBe('absent');
  });

  it.each(['', 'http://glow.test/', '*', '/%', '/%zz', '/%ff', '/%c3%28', '/caf\u00c3\u00a9', '/a b'])(
    'calls %j malformed',
    (url) => {
      expect(readVisiblePath(url)).toBe('malformed');
    },
  );

  it('calls what is too long malformed', () => {
    expect(readVisiblePath(`/${'a'.repeat(1024)}`)).toBe('malformed');
    expect(readVisiblePath(`/a?${'a'.repeat(4096)}`)).toBe('malformed');
    expect(readVisiblePath(`/${'a'.repeat(1000)}?${'a'.repeat(3000)}`)).toEqual({ path: `/${'a'.repeat(1000)}` });
  });
});
