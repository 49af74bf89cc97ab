import fc from 'fast-check';
import { percentOf, refundFor, vatInside, vatOfPart } from './sums';

const cents = fc.integer({ min: 1, max: 100_000_000 });
const basisPoints = fc.integer({ min: 0, max: 3000 });

it.each([
  [1999, 2100, 347],
  [1000, 1900, 160],
  [999, 2550, 203],
  [1, 2100, 0],
  [1999, 0, 0],
])('finds %i with %i basis points to hold %i of VAT', (amount, rate, vat) => {
  expect(vatInside(amount, rate)).toBe(vat);
});

it('rounds VAT as exact arithmetic does', () => {
  fc.assert(
    fc.property(cents, basisPoints, (amount, rate) => {
      const [part, whole] = [BigInt(amount) * BigInt(rate), BigInt(10_000 + rate)];
      expect(BigInt(vatInside(amount, rate))).toBe((2n * part + whole) / (2n * whole));
    }),
  );
});

it('rounds a discount half up', () => {
  expect([percentOf(1999, 25), percentOf(1998, 25), percentOf(10, 5), percentOf(1999, 0)]).toEqual([500, 500, 1, 0]);
});

it('pays back the share that was not used, in the member’s favour, and never more than was paid', () => {
  expect(refundFor({ amount: 1999, bought: 120, unused: 120, refunded: 0 })).toBe(1999);
  expect(refundFor({ amount: 1999, bought: 120, unused: 1, refunded: 0 })).toBe(17);
  expect(refundFor({ amount: 1999, bought: 120, unused: 120, refunded: 500 })).toBe(1499);
  expect(refundFor({ amount: 1999, bought: 120, unused: 0, refunded: 0 })).toBe(0);
});

it('splits VAT over parts of a sale so that nothing is left at the end', () => {
  fc.assert(
    fc.property(
      cents,
      basisPoints,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      (amount, vatBasisPoints, shares) => {
        let [kept, vatKept] = [amount, vatInside(amount, vatBasisPoints)];
        for (const share of [...shares, 1]) {
          const part = share === 1 ? kept : Math.floor(kept * share);
          const vat = vatOfPart({ kept, vatKept, vatBasisPoints }, part);
          expect(vat).toBeGreaterThanOrEqual(0);
          expect(vat).toBeLessThanOrEqual(part);
          [kept, vatKept] = [kept - part, vatKept - vat];
        }
        expect([kept, vatKept]).toEqual([0, 0]);
      },
    ),
  );
});
