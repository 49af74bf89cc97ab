import { type Transaction } from './api/get-transactions';
import { byDay, signed, titleOf } from './entry-words';

const entry = (more: Partial<Transaction> = {}): Transaction => ({
  ...{ id: 1, amount: -1, balance: 9, reason: 'message', created_at: '2026-05-01T10:00:00Z' },
  ...{ partner: null, reversal_of: null, reversed_by: null, order: null },
  ...more,
});
const words = {
  reasons: {
    ...{ message: 'Message', photo: 'Photo', gift: 'Gift' },
    ...{ signup: 'Welcome', purchase: 'Bought', support: 'Team', refund: 'Refund' },
    ...{ withdrawal: 'Refunded', chargeback: 'Disputed' },
  },
  undone: { withdrawal: 'Refund failed', chargeback: 'Dispute won' },
  to: { message: 'Message to {name}', photo: 'Photo to {name}', gift: 'Gift to {name}' },
  ...{ returned: 'Returned', withdrawn: 'Withdrawn' },
};
const partner = { id: 7, name: '$& Noor', fictional: false };

it.each([
  [{}, 'Message'],
  [{ reason: 'withdrawal' as const }, 'Refunded'],
  [{ reason: 'withdrawal' as const, amount: 3 }, 'Refund failed'],
  [{ reason: 'chargeback' as const, amount: 3 }, 'Dispute won'],
  [{ partner }, 'Message to $& Noor'],
  [{ reason: 'gift', partner }, 'Gift to $& Noor'],
  [{ reason: 'signup', amount: 5 }, 'Welcome'],
  [{ reason: 'reversal', amount: 5 }, 'Returned'],
  [{ reason: 'reversal', amount: -5 }, 'Withdrawn'],
] as const)('says what %j was for', (more, title) => {
  expect(titleOf(entry(more), words)).toBe(title);
});

it('writes amounts with their sign, as the language does', () => {
  expect([signed(1200, 'de'), signed(-3, 'en'), signed(-3, 'sv')]).toEqual(['+1.200', '-3', '−3']);
});

it('parts entries by days, in their order', () => {
  const list = [
    entry({ id: 3, created_at: '2026-05-02T12:00:00Z' }),
    entry({ id: 2, created_at: '2026-05-01T13:00:00Z' }),
    entry({ id: 1, created_at: '2026-05-01T12:00:00Z' }),
  ];
  expect(byDay(list, 'en').map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
    ['May 2, 2026', [3]],
    ['May 1, 2026', [2, 1]],
  ]);
});
