import * as fc from 'fast-check';
import { fromDecimal, toDecimal } from './decimal-amount';

test('every amount is read back as it was written, with exactly two decimals', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999_999_999 }), (amount) => {
      expect(toDecimal(amount)).toMatch(/^(?:0|[1-9]\d*)\.\d\d$/);
      expect(fromDecimal(toDecimal(amount))).toBe(amount);
    }),
  );
});

test('the text is the amount in the main unit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (amount) => expect(Number(toDecimal(amount))).toBe(amount / 100)),
  );
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [50, '0.50'],
  [100, '1.00'],
  [1999, '19.99'],
])('%d is %s', (amount, text) => {
  expect(toDecimal(amount)).toBe(text);
  expect(fromDecimal(text)).toBe(amount);
});

test.each([1.5, -1, NaN, Infinity, 2 ** 53])('%d is no amount', (amount) => {
  expect(() => toDecimal(amount)).toThrow(RangeError);
});

test.each(['10', '10.5', '10.500', '-1.00', '1,00', '1e2.00', ' 1.00', '.50', '', '123456789012345678.00'])(
  '“%s” is no amount',
  (text) => {
    expect(() => fromDecimal(text)).toThrow(RangeError);
  },
);
