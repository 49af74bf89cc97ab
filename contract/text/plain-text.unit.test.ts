import { ends } from '../../backend/test/support/ends';
import { tidyText } from './plain-text';

it.each([
  ['  two words  ', 'two words'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['one \n\n\n\n\ntwo', 'one\n\ntwo'],
  ['a\tb', 'a b'],
  ['e\u0301te\u0301', 'été'],
  ['bell\u0007 and escape\u001b[31m', 'bell and escape[31m'],
  ['zero\u200bwidth\ufeff, soft\u00adhyphen', 'zerowidth, softhyphen'],
  ['\u202egnp.exe\u202c \u2066inner\u2069', 'gnp.exe inner'],
  ['\u3164\u2800\u200d\ufe0f', ''],
  [`q${'\u0301'.repeat(40)}o`, 'q\u0301\u0301\u0301o'],
  ['« Ça va\u00a0! »', '« Ça va\u00a0! »'],
  ['Привет, 世界, مرحبا', 'Привет, 世界, مرحبا'],
])('%j is kept as %j', (given, kept) => {
  expect(tidyText(given)).toBe(kept);
});

it.each(['👩‍👩‍👧', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏽', '🏳️‍🌈', '🇳🇱'])('%s stays whole', (emoji) => {
  expect(tidyText(`${emoji} and ${emoji}`)).toBe(`${emoji} and ${emoji}`);
});

it.each([' ', ' \n', '\n', '\u0301', '\u200d', '👩\u200d', '\t'])('takes time by the length of %j alone', (part) => {
  const text = part.repeat(600_000 / part.length);
  ends(() => tidyText(`${text}.${text}`));
});
