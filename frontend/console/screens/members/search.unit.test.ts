import { isWhole, readMemberSearch } from './search';

describe('the search of members', () => {
  it('is read from the address, and nothing else is', () => {
    const raw = { q: '4711', tenant: ' everglow ', reason: '', after: ['x'], other: 'y' };
    expect(readMemberSearch(raw)).toEqual({ q: '4711', tenant: 'everglow' });
  });

  it.each([
    ['noa@everglow.example', true],
    ['C-0123456789AB', true],
    ['Noa', false],
  ])('%s is given as a whole: %s', (q, whole) => {
    expect(isWhole(q)).toBe(whole);
  });
});
