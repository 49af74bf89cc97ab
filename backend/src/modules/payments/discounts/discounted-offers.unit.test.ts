import { discounted } from './discounted-offers';

const offer = (listAmount: number) => ({
  ...{ id: 'start', credits: 60, currency: 'EUR', listAmount, discountAmount: 0, amount: listAmount },
  ...{ vatBasisPoints: 2100, vatAmount: 0 },
});

it.each([
  // Half a cent is rounded up, in the member's favour.
  [999, 25, 1, 250, 749, 130],
  [999, 20, 1, 200, 799, 139],
  [1998, 25, 1, 500, 1498, 260],
  [1, 50, 1, 0, 1, 0],
  // Never below the least that can be paid.
  [999, 90, 250, 749, 250, 43],
  [100, 50, 500, 0, 100, 17],
])('takes off %i with %i percent, of which %i can be paid at least, %i', (list, percent, least, off, amount, vat) => {
  expect(discounted(offer(list), percent, least)).toEqual({
    ...offer(list),
    ...{ discountAmount: off, amount, vatAmount: vat },
  });
});
