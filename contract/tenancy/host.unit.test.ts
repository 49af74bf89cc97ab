import cases from './host-cases.json';
import { parseHost } from './host';

describe('a host header', () => {
  it.each(cases)('$name', ({ header, host }) => {
    expect(parseHost(header ?? undefined)).toBe(host ?? undefined);
  });

  it('may be missing', () => {
    expect(parseHost(undefined)).toBeUndefined();
  });

  it('is read up to 300 characters, also of letters that leave nothing in the name', () => {
    const long = (length: number): string => 'everglow.example'.padStart(length, '\u00ad');
    expect(parseHost(long(300))).toBe('everglow.example');
    expect(parseHost(long(301))).toBeUndefined();
  });
});
