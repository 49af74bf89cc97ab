import { moneyIn, rateIn } from './money-format';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['nl-NL', 123_456, 'EUR', '€ 1.234,56'],
  ['fr-FR', 123_456, 'EUR', '1 234,56 €'],
  ['de-CH', 123_456, 'CHF', "CHF 1'234.56"],
  ['pl-PL', 999, 'PLN', '9,99 zł'],
  ['en-US', 999, 'USD', '$9.99'],
  ['en-GB', -300, 'GBP', '-£3.00'],
  ['sv-SE', 9900, 'SEK', '99,00 kr'],
])('%s writes %i %s as %s', (tag, minor, currency, text) => {
  expect(plain(moneyIn(tag, minor, currency))).toBe(text);
});

it.each([
  ['nl-NL', 2100, '21%'],
  ['de-CH', 810, '8.1%'],
  ['fi-FI', 2550, '25,5 %'],
])('%s writes %i basis points as %s', (tag, basisPoints, text) => {
  expect(plain(rateIn(tag, basisPoints))).toBe(text);
});
