import { readClaims } from './request-claims';

const NONE = {
  ...{ host: undefined, hosts: 0, forwardedHost: undefined, forwardedHosts: 0, forwardedFor: undefined },
  ...{ requestId: undefined, cookie: undefined, acceptEncoding: undefined, ifNoneMatch: undefined, hasBody: false },
};
const read = (...rawHeaders: string[]) => readClaims({ rawHeaders });

describe('the headers that decide', () => {
  it('are absent where nothing is sent, or nothing of theirs', () => {
    expect(read()).toEqual(NONE);
    expect(read('accept', 'host', 'x-hosts', 'a', 'via', 'b', 'user-agent', 'cookie')).toEqual(NONE);
  });

  it.each([
    ['host', 'host', { hosts: 1 }],
    ['x-forwarded-host', 'forwardedHost', { forwardedHosts: 1 }],
    ['x-forwarded-for', 'forwardedFor', {}],
    ['x-request-id', 'requestId', {}],
    ['cookie', 'cookie', {}],
    ['accept-encoding', 'acceptEncoding', {}],
    ['if-none-match', 'ifNoneMatch', {}],
  ])('%s is found in any case', (name, slot, more) => {
    const capitals = name.replace(/\b\w/g, (letter) => letter.toUpperCase());
    for (const spelled of [name, capitals, name.toUpperCase()])
      expect(read('a', 'b', spelled, 'value', 'c', 'd')).toEqual({ ...NONE, ...more, [slot]: 'value' });
  });

  it.each(['content-length', 'Content-Length', 'transfer-encoding', 'TRANSFER-ENCODING'])(
    '%s tells of a body',
    (name) => {
      expect(read(name, '1', 'host', 'a')).toEqual({ ...NONE, host: 'a', hosts: 1, hasBody: true });
      // A header of the same length that tells of nothing does not take it back.
      expect(read(name, '1', 'x'.repeat(name.length), '')).toEqual({ ...NONE, hasBody: true });
    },
  );

  it('come in several lines where they are lists', () => {
    expect(read('X-Forwarded-For', 'a', 'x-forwarded-for', 'b', 'X-FORWARDED-FOR', 'c').forwardedFor).toBe('a, b, c');
    expect(read('Accept-Encoding', 'br', 'accept-encoding', 'gzip').acceptEncoding).toBe('br, gzip');
    expect(read('If-None-Match', '"a"', 'if-none-match', '"b"').ifNoneMatch).toBe('"a", "b"');
    expect(read('Cookie', 'a=1', 'cookie', 'b=2').cookie).toBe('a=1; b=2');
  });

  it('count the first of several otherwise, and tell how many hosts there were', () => {
    expect(read('Host', 'a', 'host', 'b', 'HOST', 'c')).toEqual({ ...NONE, host: 'a', hosts: 3 });
    expect(read('X-Forwarded-Host', 'a', 'x-forwarded-host', 'b')).toEqual({
      ...NONE,
      ...{ forwardedHost: 'a', forwardedHosts: 2 },
    });
    expect(read('X-Request-Id', 'a', 'x-request-id', 'b').requestId).toBe('a');
    expect(read('Host', '', 'host', 'b')).toMatchObject({ host: '', hosts: 2 });
  });

  it('may have no value', () => {
    expect(read('cookie')).toEqual({ ...NONE, cookie: '' });
  });
});
