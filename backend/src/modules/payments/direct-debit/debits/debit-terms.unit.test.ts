import { dayOf, isTargetDay, targetDayAfter } from './target-days';
import { type DebitStanding, termsOf } from './debit-terms';

const limits = { grant: 'at_submission', open_limit: 1, first_limit: 5000, monthly_limit: 10_000 } as const;
const fresh: DebitStanding = { isBlocked: false, open: 0, waiting: 0, monthAmount: 0, isFirst: true };
const known: DebitStanding = { ...fresh, isFirst: false };

it.each([
  ['the first one up to its limit', fresh, 5000, 'submitted'],
  ['the first one above it', fresh, 5001, 'paid'],
  ['a later one of a month', { ...known, monthAmount: 5000 }, 5000, 'submitted'],
  ['a later one beyond the month', { ...known, monthAmount: 5000 }, 5001, 'paid'],
  ['one beside another', { ...known, open: 1 }, 1, 'paid'],
  ['one beside another that waits', { ...known, open: 1, waiting: 1 }, 1, 'limit_reached'],
  ['one of somebody whose debit came back', { ...known, isBlocked: true }, 1, 'blocked'],
] as const)('%s: %#', (_, standing, amount, terms) => {
  expect(termsOf({ direct_debit: limits }, standing, amount)).toBe(terms);
});

it('waits for the bank where the brand wants that, as many at once as it allows', () => {
  const late = { ...limits, grant: 'when_paid', open_limit: 2 } as const;
  expect(termsOf({ direct_debit: late }, fresh, 1)).toBe('paid');
  expect(termsOf({ direct_debit: late }, { ...known, open: 1, waiting: 1 }, 1)).toBe('paid');
  expect(termsOf({ direct_debit: late }, { ...known, open: 2, waiting: 2 }, 1)).toBe('limit_reached');
});

it.each([
  ['2026-11-25', '2026-11-26'],
  ['2026-11-27', '2026-11-30'],
  ['2026-12-24', '2026-12-28'],
  ['2026-12-31', '2027-01-04'],
  ['2027-03-25', '2027-03-30'],
  ['2026-04-30', '2026-05-04'],
])('the first day on which banks settle after %s is %s', (day, next) => {
  expect(dayOf(targetDayAfter(new Date(`${day}T23:59:00Z`), 1))).toBe(next);
});

it('knows Easter of each year', () => {
  for (const [friday, monday] of [
    ['2025-04-18', '2025-04-21'],
    ['2026-04-03', '2026-04-06'],
    ['2038-04-23', '2038-04-26'],
  ])
    for (const day of [friday, monday]) expect([day, isTargetDay(new Date(String(day)))]).toEqual([day, false]);
  expect(isTargetDay(new Date('2026-04-07'))).toBe(true);
});
