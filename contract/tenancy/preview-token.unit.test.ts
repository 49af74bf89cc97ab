import { createHmac } from 'node:crypto';
import { readPreview, signPreview } from './preview-token';

const SECRET = 'a secret of the tests, long enough';
const NOW = 1_800_000_000_000;
const claim = { tenantId: 7, revision: 3, exp: NOW / 1000 + 60 };
const token = signPreview(claim, SECRET);
const [body = '', signature = ''] = token.split('.');
const read = (text: string | undefined, now = NOW): unknown => readPreview(text, SECRET, now);

/** Signed as it should be, whatever it says. */
const signed = (text: string): string => {
  const encoded = Buffer.from(text).toString('base64url');
  return `${encoded}.${createHmac('sha256', SECRET).update(encoded).digest('base64url')}`;
};

describe('a preview token', () => {
  it('is the claim and its HMAC in base64url', () => {
    expect(token).toBe(signed(JSON.stringify(claim)));
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
    expect(read(token)).toEqual(claim);
  });

  it('counts until the second in which it expires', () => {
    expect(read(token, NOW + 59_999)).toEqual(claim);
    expect(read(token, NOW + 60_000)).toBeUndefined();
    expect(readPreview(signPreview({ ...claim, exp: 1 }, SECRET), SECRET)).toBeUndefined();
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no signature', body],
    ['an empty signature', `${body}.`],
    ['an empty claim', `.${createHmac('sha256', SECRET).update('').digest('base64url')}`],
    ['a part more', `${token}.x`],
    ['an empty part more', `${token}.`],
    ['a shorter signature', `${body}.${signature.slice(0, -4)}`],
    ['a longer signature', `${token}AAAA`],
    ['another signature', `${body}.${'A'.repeat(43)}`],
    ['another secret', signPreview(claim, 'another secret of the tests')],
    ['another claim', `${Buffer.from(JSON.stringify({ ...claim, tenantId: 8 })).toString('base64url')}.${signature}`],
  ])('is refused with %s', (_name, text) => {
    expect(read(text)).toBeUndefined();
  });

  it('is refused beyond 500 characters', () => {
    const sized = (length: number): string => {
      const bare = signed(JSON.stringify({ ...claim, pad: '' })).length;
      const pad = 'x'.repeat(Math.round(((length - bare) * 3) / 4));
      return signed(JSON.stringify({ ...claim, pad }));
    };
    expect(sized(500)).toHaveLength(500);
    expect(read(sized(500))).toMatchObject(claim);
    // No text in base64url has the length that would make it 501.
    expect(sized(502)).toHaveLength(502);
    expect(read(sized(502))).toBeUndefined();
  });
});
