import { type DayFigures } from '../../api/money';
import { daysOf, groupedBy, keptOf } from './sums';

const day = (tenant: string, on: string, amount: number, refunds = 0): DayFigures => ({
  ...{ tenant, day: on, currency: 'EUR', orders: 1, unproved: 0, list_amount: amount, discount_amount: 0, amount },
  ...{ vat_amount: 0, refunds, refunds_vat: 0, chargebacks: 0, chargebacks_vat: 0, fees: 0 },
});

it('adds up by brand and by day, and says what is kept', () => {
  const rows = [day('b', '2026-11-02', 500), day('a', '2026-11-01', 999, 300), day('b', '2026-11-01', 100)];
  const brands = groupedBy(rows, ({ tenant }) => tenant);
  expect(brands.map((one) => [one.name, one.orders, one.amount, keptOf(one)])).toEqual([
    ['a', 1, 999, 699],
    ['b', 2, 600, 600],
  ]);
  expect(groupedBy(rows, (row) => row.day).map(({ name, amount }) => [name, amount])).toEqual([
    ['2026-11-01', 1099],
    ['2026-11-02', 500],
  ]);
});

it('knows each day of a period', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
