import { periodOf } from '../../ui/period';
import { readMoneySearch } from './search';

it('reads what has its form from the address, and nothing else', () => {
  const raw = { tenant: 'everglow', q: ' tr_7UhSN1zuXS ', member: 42, currency: 'eur', from: 'yesterday', other: 'x' };
  expect(readMoneySearch(raw)).toEqual({ tenant: 'everglow', q: 'tr_7UhSN1zuXS', member: '42' });
});

it('shows the latest thirty days where the address names none', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  expect(periodOf({}, now)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(periodOf({ to: '2026-03-30' }, now)).toEqual({ from: '2026-03-01', to: '2026-03-30' });
  expect(periodOf({ from: '2026-01-01', to: '2026-01-31' }, now)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
});

it.each([
  ['Berlin', -60, '2026-12-01'],
  ['UTC', 0, '2026-11-30'],
  ['New York', 300, '2026-11-30'],
])('ends with the day that has begun in %s or in UTC', (_, minutes, to) => {
  const late = new Date('2026-11-30T23:30:00Z');
  jest.spyOn(late, 'getTimezoneOffset').mockReturnValue(minutes);
  expect(periodOf({}, late).to).toBe(to);
});
