import { LocalCounts } from './local-counts';

let now = 0;
const counts = (): LocalCounts => new LocalCounts(() => now);
beforeEach(() => (now = 0));

test('counts on from what was heard last, until the period is over', () => {
  const local = counts();
  local.learn('a', 2, 1000);
  expect(local.take('a', 3, 60_000)).toBe(0);
  now = 400;
  expect(local.take('a', 3, 60_000)).toBe(600);
  expect(local.take('b', 3, 60_000)).toBe(0);
  now = 1000;
  expect(local.take('a', 3, 60_000)).toBe(0);
});

test('an answer that arrives late takes nothing back, and a new period does', () => {
  const local = counts();
  local.learn('a', 3, 1000);
  local.learn('a', 2, 1000);
  expect(local.take('a', 3, 60_000)).toBe(1000);
  now = 500;
  local.learn('a', 1, 60_000);
  expect(local.take('a', 3, 60_000)).toBe(0);
});

test('holds a bounded number of callers', () => {
  const local = counts();
  for (let n = 0; n < 100_000; n += 1) local.learn(`over ${n}`, 1, 10);
  now = 10;
  local.learn('kept', 3, 1000);
  for (let n = 0; n < 5000; n += 1) local.learn(`new ${n}`, 1, 1000);
  expect(local.take('kept', 3, 60_000)).toBe(1000);
});
