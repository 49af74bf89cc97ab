import { oneLine } from './one-line';

it.each([
  ['', ''],
  ['  I read,\n\n and walk. ', 'I read, and walk.'],
  ['a'.repeat(100), 'a'.repeat(100)],
  ['a'.repeat(101), `${'a'.repeat(99)}…`],
  ['long words, '.repeat(9), `${'long words, '.repeat(7)}long words…`],
  ['👩🏽‍🎤'.repeat(101), `${'👩🏽‍🎤'.repeat(99)}…`],
])('%j stands in one line as %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
