import { groupIban } from './iban-groups';

/** `|` is the cursor. */
const grouped = (typed: string): string => {
  const { text, cursor } = groupIban({ text: typed.replace('|', ''), cursor: typed.indexOf('|') });
  return `${text.slice(0, cursor)}|${text.slice(cursor)}`;
};

it.each([
  ['|', '|'],
  ['nl9|', 'NL9|'],
  ['NL91|', 'NL91|'],
  ['NL91a|', 'NL91 A|'],
  ['NL91 ABNA0|', 'NL91 ABNA 0|'],
  ['NL91 AxB|NA 0417', 'NL91 AXB|N A041 7'],
  ['NL9x|1 ABNA', 'NL9X| 1ABN A'],
  ['NL91| BNA', 'NL91| BNA'],
  ['nl91abna0417164300|', 'NL91 ABNA 0417 1643 00|'],
  ['|NL91 ABNA', '|NL91 ABNA'],
])('%s becomes %s', (typed, expected) => {
  expect(grouped(typed)).toBe(expected);
});

it('takes away a character across a gap, one press at a time', () => {
  expect(grouped('NL91|ABNA')).toBe('NL91| ABNA');
  expect(grouped('NL9| ABNA')).toBe('NL9|A BNA');
});

it('ends where the longest IBAN ends', () => {
  expect(grouped(`${'1'.repeat(40)}|`).replaceAll(' ', '')).toBe(`${'1'.repeat(34)}|`);
});
