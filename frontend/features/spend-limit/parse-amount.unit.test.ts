import { parseAmount, writtenAmount } from './parse-amount';

it.each([
  ['50', 'EUR', 5000],
  [' 50 ', 'EUR', 5000],
  ['49,99', 'EUR', 4999],
  ['49.9', 'EUR', 4990],
  ['1 000', 'PLN', 100_000],
  ['0.01', 'EUR', 1],
  ['500', 'JPY', 500],
])('reads %p in %s', (text, currency, minor) => {
  expect(parseAmount(text, currency)).toBe(minor);
});

it.each([
  ['', 'EUR'],
  ['0', 'EUR'],
  ['0,00', 'EUR'],
  ['-5', 'EUR'],
  ['fifty', 'EUR'],
  ['1.000,00', 'EUR'],
  ['5.123', 'EUR'],
  ['5,5', 'JPY'],
  ['10000000', 'EUR'],
])('does not take %p in %s', (text, currency) => {
  expect(parseAmount(text, currency)).toBeUndefined();
});

it.each([
  [5000, 'EUR', 'nl', '50'],
  [4990, 'EUR', 'de', '49,90'],
  [4999, 'GBP', 'en-GB', '49.99'],
  [100_000, 'PLN', 'pl', '1000'],
  [500, 'JPY', 'en', '500'],
])('writes %d of %s in %s so that it reads back', (minor, currency, locale, written) => {
  expect(writtenAmount(minor, currency, locale)).toBe(written);
  expect(parseAmount(written, currency)).toBe(minor);
});
