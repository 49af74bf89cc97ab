import { cleanWords } from './provider-words';

test.each([
  ['The amount is higher than the maximum.', 'The amount is higher than the maximum.'],
  ['Refund amount (€12.00) is above\n what is left (€9.99).', 'Refund amount (€12.00) is above what is left (€9.99).'],
  ["It's refunded already, and can't be again.", "It's refunded already, and can't be again."],
  ['The account of "Jane Doe" is closed', 'The account of … is closed'],
  ['The account of „Jane Doe“ is closed', 'The account of … is closed'],
  ["No refund to 'Jane'", 'No refund to …'],
  ['Sent to jane@example.com, refused', 'Sent to … refused'],
  ['See https://provider.example/r/1 for more', 'See … for more'],
  ['IBAN NL91 ABNA 0417 1643 00 is closed', 'IBAN … is closed'],
  ['IBAN nl91abna0417164300 is closed', 'IBAN … is closed'],
  ['Card 4242 4242 4242 4242 was lost', 'Card … was lost'],
  ['Charge ch_3Nabc1 has been refunded', 'Charge … has been refunded'],
  ['Call +31 6 1234 5678', 'Call …'],
])('%j is kept as %j', (told, kept) => {
  expect(cleanWords(told)).toBe(kept);
});

test.each(['', ' \u0000\n', '123456', '"Jane"', '…'])('nothing is kept of %j', (told) => {
  expect(cleanWords(told)).toBeUndefined();
});

test('a long text is cut', () => {
  expect(cleanWords('so '.repeat(500))).toMatch(/^.{199}…$/);
});
