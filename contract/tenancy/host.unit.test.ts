import cases from './host-cases.json';
import { parseHost } from './host';

describe('a host header', () => {
  it.each(cases)('$name', ({ header, host }) => {
    expect(parseHost(header ?? undefined)).toBe(host ?? undefined);
  });

  it('may be missing', () => {
    expect(parseHost(undefined)).toBeUndefined();
  });
});
