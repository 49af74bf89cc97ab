import { collectionDay } from './write-debit-file';

test.each([
  ['a weekday', '2026-11-25T12:00:00Z', '2026-11-26'],
  ['the day before a weekend', '2026-11-27T12:00:00Z', '2026-11-30'],
  ['late on a day, when the next has begun in Europe', '2026-11-25T21:30:00Z', '2026-11-27'],
  ['a weekend, which banks read on Monday', '2026-11-28T12:00:00Z', '2026-12-01'],
  ['the day before Christmas', '2026-12-24T12:00:00Z', '2026-12-28'],
])('a file of %s is collected on the next day of banks', (_, now, day) => {
  expect(collectionDay(new Date(now))).toBe(day);
});
