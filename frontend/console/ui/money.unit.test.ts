import { minorUnits, plainAmount } from './money';

it.each([
  ['9.99', 'EUR', 999],
  ['9,9', 'EUR', 990],
  [' 12 ', 'EUR', 1200],
  ['500', 'JPY', 500],
  ['5.5', 'JPY', undefined],
  ['9.999', 'EUR', undefined],
  ['0', 'EUR', undefined],
  ['-1', 'EUR', undefined],
  ['1,000.00', 'EUR', undefined],
  ['', 'EUR', undefined],
])('%j in %s is %s minor units', (text, currency, amount) => {
  expect(minorUnits(text, currency)).toBe(amount);
});

it('fills a field with what it reads back', () => {
  for (const amount of [1, 10, 999, 100_000]) expect(minorUnits(plainAmount(amount, 'EUR'), 'EUR')).toBe(amount);
});
