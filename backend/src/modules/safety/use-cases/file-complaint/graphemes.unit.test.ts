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
