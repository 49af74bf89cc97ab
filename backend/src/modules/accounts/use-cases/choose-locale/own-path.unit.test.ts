import { ownPath } from './own-path';

describe('a path to go on to', () => {
  it.each([
    ['/', '/'],
    ['/pages/terms', '/pages/terms'],
    ['/complaints?a=1&b=%2F%2Fevil.example#x', '/complaints?a=1&b=%2F%2Fevil.example#x'],
    ['/café', '/caf%C3%A9'],
    ['/a/../b', '/b'],
    ['/x@evil.example', '/x@evil.example'],
    ['/http://evil.example', '/http://evil.example'],
  ])('%j is %j', (given, path) => {
    expect(ownPath(given)).toBe(path);
  });

  it.each([
    '',
    'complaints',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/a\\b',
    '/.//evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/a b',
    '/a\r\nset-cookie: x=1',
    '/a\x00',
    'https://evil.example/',
    'javascript:alert(1)',
    '@evil.example',
    '/api/logout.php',
    '/./api/logout.php',
    '/api',
    `/${'a'.repeat(3000)}`,
    undefined,
    ['/a', '/b'],
  ])('%j is none', (given) => {
    expect(ownPath(given)).toBeUndefined();
  });
});
