import { type Order } from '../../api/money';
import { timelineOf } from './timeline';

const dispute = (more: Partial<Order['disputes'][number]>): Order['disputes'][number] => ({
  ...{ provider_dispute: 'chb_1', status: 'open', amount: 999, credits_taken: 60, credits_missing: 0 },
  ...{ opened_at: '2026-11-27T10:00:00Z', closed_at: null },
  ...{ evidence_due_at: null, responded_at: null, responded_by: null, response_note: null, waits: true },
  ...more,
});
const textsOf = (disputes: Order['disputes']): string[] =>
  timelineOf({
    ...({ currency: 'EUR', created_at: '2026-11-26T10:00:00Z', paid_at: null } as Order),
    ...{ attempts: [], events: [], refunds: [], disputes },
  }).map(({ text }) => text);

it('says of a dispute how many credits left, and how many were spent before', () => {
  expect(textsOf([dispute({})])).toEqual(['Ordered', 'The bank looks into €9.99: 60 credits left the balance']);
  expect(textsOf([dispute({ credits_taken: 15, credits_missing: 45 })])[1]).toBe(
    'The bank looks into €9.99: 15 credits left the balance, 45 were spent before',
  );
  expect(textsOf([dispute({ status: 'lost', closed_at: '2026-11-28T10:00:00Z' })])[2]).toBe('The bank decided: lost');
});

it('says how staff answered, or that it was on the provider’s pages', () => {
  const answered = { responded_at: '2026-11-27T12:00:00Z', waits: false };
  expect(textsOf([dispute({ ...answered, responded_by: 'fin@work.example', response_note: 'Sent the log' })])[2]).toBe(
    'Answered: Sent the log',
  );
  expect(textsOf([dispute(answered)])[2]).toBe('Answered: at the provider');
});
