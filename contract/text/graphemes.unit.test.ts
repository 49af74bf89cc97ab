import { countGraphemes } from './graphemes';

it.each([
  ['abc', 3],
  ['👩‍👩‍👧‍👦🏳️‍🌈', 2],
  ['e\u0301', 1],
  ['a\r\nb', 3],
  ['', 0],
])('%j is as long as a person says', (text, length) => {
  expect(countGraphemes(text)).toBe(length);
});

it('stops at the limit', () => {
  expect(countGraphemes('x'.repeat(100_000), 21)).toBe(21);
});

it.each([255, 256, 257, 1000])('counts across windows, families of emoji and long piles of marks too: %d', (before) => {
  const family = '👩‍👩‍👧‍👦';
  expect(countGraphemes('x'.repeat(before) + family.repeat(300) + `e${'\u0301'.repeat(2000)}y`)).toBe(before + 302);
});

it('takes no memory that grows with the square of the length', () => {
  const before = process.memoryUsage().heapUsed;
  expect(countGraphemes('x'.repeat(60_000))).toBe(60_000);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
});
