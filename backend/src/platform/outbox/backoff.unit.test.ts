import { backoff } from './backoff';

describe('the delay after a failure', () => {
  it('doubles', () => {
    expect([1, 2, 3, 4].map((attempt) => backoff(attempt, 1000, 900_000, 1))).toEqual([1000, 2000, 4000, 8000]);
  });

  it('ends at the longest, also after years of failing', () => {
    expect(backoff(11, 1000, 900_000, 1)).toBe(900_000);
    expect(backoff(1_000_000, 1000, 900_000, 1)).toBe(900_000);
  });

  it('is spread over its upper half', () => {
    expect(backoff(1, 1000, 900_000, 0)).toBe(500);
    expect(backoff(1, 1000, 900_000, 0.5)).toBe(750);
  });
});
