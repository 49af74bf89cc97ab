import { USUAL_LIMITS, type WaveFigures, breachOf } from './breach';

const nothing = { counted: 0, expected: 0 };
const figures = (more: Partial<WaveFigures> = {}): WaveFigures => ({
  ...{ errors: nothing, signups: nothing, complaints: nothing, answers: 100, trend: 1 },
  ...more,
});
const breach = (more: Partial<WaveFigures>) => breachOf(figures(more), USUAL_LIMITS);

describe('a breach', () => {
  it('is none where nothing happens', () => {
    expect(breach({})).toBeUndefined();
  });

  it('is of errors from the fifth on, where they are more than three times what was expected', () => {
    expect(breach({ errors: { counted: 4, expected: 0 } })).toBeUndefined();
    expect(breach({ errors: { counted: 5, expected: 0 } })).toBe('5 server errors, where 0 were expected.');
    expect(breach({ errors: { counted: 30, expected: 10 } })).toBeUndefined();
    expect(breach({ errors: { counted: 31, expected: 10.04 } })).toBe('31 server errors, where 10 were expected.');
  });

  it('is of sign-ups where enough were expected, and fewer than thirty per cent came', () => {
    expect(breach({ signups: { counted: 0, expected: 9.9 } })).toBeUndefined();
    expect(breach({ signups: { counted: 3, expected: 10 } })).toBeUndefined();
    expect(breach({ signups: { counted: 2, expected: 10 } })).toBe('2 sign-ups, where 10 were expected.');
  });

  it('is of complaints and reports from the third on', () => {
    expect(breach({ complaints: { counted: 3, expected: 1 } })).toBeUndefined();
    expect(breach({ complaints: { counted: 3, expected: 0.5 } })).toBe(
      '3 complaints and reports, where 0.5 were expected.',
    );
  });
});
