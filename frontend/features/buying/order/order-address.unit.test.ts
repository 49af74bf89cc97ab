import { orderIn } from './order-address';
import { pauseMs } from './use-order';

it('reads the order and the way to pay from an address', () => {
  expect(orderIn('/credits/12')).toEqual({ id: 12, method: undefined });
  expect(orderIn('/credits/12/sepa_debit')).toEqual({ id: 12, method: 'sepa_debit' });
  expect(orderIn('/credits/12/cash')).toEqual({ id: 12, method: undefined });
});

it('asks often at first, within what one member may ask', () => {
  expect([1, 19, 20, 59, 60, 500].map(pauseMs)).toEqual([2000, 2000, 5000, 5000, 20_000, 20_000]);
});
