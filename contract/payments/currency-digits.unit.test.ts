import { currencyDigits, decimalText } from './currency-digits';
import { CURRENCIES } from './tender';

it.each([
  ['EUR', 2],
  ['JPY', 0],
  ['BHD', 3],
  ['HUF', 2],
  ['IDR', 2],
  ['ISK', 0],
  ['KWD', 3],
])('%s has %i decimals', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});

it('knows currencies without decimals and with three among those that are tender', () => {
  const having = (digits: number) => CURRENCIES.filter((currency) => currencyDigits(currency) === digits).length;
  expect([having(0), having(3)]).toEqual([16, 7]);
});

it.each([
  [499, 2, '4.99'],
  [5, 2, '0.05'],
  [0, 2, '0.00'],
  [-300, 2, '-3.00'],
  [500, 0, '500'],
  [1, 3, '0.001'],
  [100_000_000, 2, '1000000.00'],
  [Number.MAX_SAFE_INTEGER, 3, '9007199254740.991'],
])('writes %i with %i decimals as %s', (amount, digits, text) => {
  expect(decimalText(amount, digits)).toBe(text);
});
