import { secondsToWait, withoutWait } from './wait';

describe('the wait before the like modal', () => {
  it.each([
    ['?t=5', 5],
    ['?a=b&t=0', 0],
    ['?t=3600', 3600],
    ['?t=3601', undefined],
    ['?t=-1', undefined],
    ['?t=1.5', undefined],
    ['?t=', undefined],
    ['?t=abc', undefined],
    ['', undefined],
  ])('of %j is %j', (search, seconds) => {
    expect(secondsToWait(search)).toBe(seconds);
  });

  it('leaves the address with everything else', () => {
    expect(withoutWait('https://glow.test/a?x=1&t=5&y=2#z')).toBe('/a?x=1&y=2#z');
    expect(withoutWait('https://glow.test/?t=5')).toBe('/');
  });
});
