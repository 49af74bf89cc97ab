import { currencyDigits } from '../../../contract/payments/currency-digits';
import { CURRENCIES } from '../../../contract/payments/tender';
import { readAmount, writeAmount } from './amount';

const LOCALES = [
  'en-GB',
  'nl-NL',
  'de-CH',
  'fr-FR',
  'pl-PL',
  'sv-SE',
  'ar-EG',
  'fa-IR',
  'hi-IN-u-nu-deva',
  'bn-BD',
  'my-MM',
];

it.each([
  ['4.99', 2, 499],
  ['4,99', 2, 499],
  [' 4,9 ', 2, 490],
  ['4', 2, 400],
  ['4.', 2, 400],
  [',5', 2, 50],
  ['007.50', 2, 750],
  ['0', 2, 0],
  ['1 250,50', 2, 125_050],
  ['1\u202f250,50', 2, 125_050],
  ['500', 0, 500],
  ['1.234', 3, 1234],
  ['1,2', 3, 1200],
  ['٤٫٩٩', 2, 499],
  ['۴٫۹۹', 2, 499],
  ['४.९९', 2, 499],
  ['４．９９'.replace('．', '.'), 2, 499],
  ['1.15', 2, 115],
  ['8.29', 2, 829],
  ['64.1', 2, 6410],
  ['1000000.00', 2, 100_000_000],
  ['9999999999999.99', 2, 999_999_999_999_999],
])('reads %j with %i decimals', (typed, digits, value) => {
  expect(readAmount(typed, digits)).toEqual({ value });
});

it.each([
  ['4.999', 2, 'too_exact'],
  ['1.000', 2, 'too_exact'],
  ['1,000', 2, 'too_exact'],
  ['4.990', 2, 'too_exact'],
  ['500.0', 0, 'too_exact'],
  ['500,', 0, 'too_exact'],
  ['1.2345', 3, 'too_exact'],
  ['1,000.00', 2, 'grouped'],
  ['1.000,00', 2, 'grouped'],
  ['1.000.000', 0, 'grouped'],
  ['1’000.00', 2, 'grouped'],
  ['', 2, 'not_a_number'],
  ['.', 2, 'not_a_number'],
  ['-1', 2, 'not_a_number'],
  ['+1', 2, 'not_a_number'],
  ['1e3', 2, 'not_a_number'],
  ['€ 4.99', 2, 'not_a_number'],
  ['4.99 EUR', 2, 'not_a_number'],
  ['four', 2, 'not_a_number'],
  ['10000000000000.00', 2, 'not_a_number'],
  ['NaN', 2, 'not_a_number'],
])('says what is wrong with %j with %i decimals', (typed, digits, fault) => {
  expect(readAmount(typed, digits)).toEqual({ fault });
});

it.each([
  [499, 2, 'en-GB', '4.99'],
  [499, 2, 'nl-NL', '4,99'],
  [125_050, 2, 'de-DE', '1250,50'],
  [500, 0, 'en-GB', '500'],
  [1, 3, 'en-GB', '0.001'],
  [499, 2, 'fa-IR', '۴٫۹۹'],
])('writes %i with %i decimals in %s as %s', (value, digits, locale, text) => {
  expect(writeAmount(value, digits, false, locale)).toBe(text);
});

it.each([
  [2100, '21'],
  [2550, '25.5'],
  [810, '8.1'],
  [825, '8.25'],
  [0, '0'],
])('writes the rate %i as %s', (value, text) => {
  expect(writeAmount(value, 2, true, 'en-GB')).toBe(text);
});

it('reads what it writes, with the decimals of every currency and in the digits of many locales', () => {
  for (const digits of new Set(CURRENCIES.map(currencyDigits)))
    for (const locale of LOCALES)
      for (const value of [0, 1, 9, 10, 99, 829, 1999, 115_001, 100_000_000])
        expect(readAmount(writeAmount(value, digits, false, locale), digits)).toEqual({ value });
});
