import { CallCounter } from './call-counter';

test('everybody has their own calls, and all of them again in the next window', () => {
  const counter = new CallCounter(2, 60);
  const now = 1_000_000;
  expect([1, 2, 3].map(() => counter.take('a', now))).toEqual([true, true, false]);
  expect(counter.take('b', now)).toBe(true);
  expect(counter.take('a', now + 59_999)).toBe(false);
  expect(counter.take('a', now + 60_000)).toBe(true);
});
