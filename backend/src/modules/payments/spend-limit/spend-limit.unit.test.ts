import { type SpendLimit, isStricter } from './spend-limit';

const limit = (amount: number | null, period: SpendLimit['period'] = 'month', currency = 'EUR'): SpendLimit => ({
  ...{ amount, period, currency },
});

it.each([
  ['a first limit', limit(5000), undefined, true],
  ['one after it was taken away', limit(5000), limit(null), true],
  ['a lower sum', limit(4999), limit(5000), true],
  ['the same', limit(5000), limit(5000), true],
  ['a higher sum', limit(5001), limit(5000), false],
  ['none any more', limit(null), limit(5000), false],
  ['the same sum in a longer time', limit(5000, 'month'), limit(5000, 'week'), true],
  ['the same sum in a shorter time', limit(5000, 'week'), limit(5000, 'month'), false],
  ['a lower sum in a shorter time', limit(2000, 'week'), limit(5000, 'month'), false],
  ['another currency', limit(100, 'month', 'CHF'), limit(5000), false],
] as const)('holds at once or waits: %s', (_, next, before, expected) => {
  expect(isStricter(next, before)).toBe(expected);
});
