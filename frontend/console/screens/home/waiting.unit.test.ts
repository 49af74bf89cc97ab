import { type WaitingQueue, placeOf, waitingRows } from './waiting';

const waiting = (queue: WaitingQueue['queue'], tenant: string, minute: number, open = 1): WaitingQueue => ({
  ...{ queue, tenant, open, claimed: 1 },
  oldest: `2026-11-01T08:${String(60 - minute)}:00.000Z`,
  due: `2026-11-02T08:${String(minute)}:00.000Z`,
});

it('a screen of all brands has one row, at the place of what is due first', () => {
  const rows = waitingRows([
    waiting('photos', 'everglow', 10, 3),
    waiting('reports', 'everglow', 20),
    waiting('photos', 'sheer', 30, 4),
    waiting('reports', 'sheer', 40),
  ]);
  expect(rows).toEqual([
    {
      ...{ id: 'photos', queue: 'photos', tenants: ['everglow', 'sheer'], open: 7, claimed: 2 },
      ...{ oldest: '2026-11-01T08:30:00.000Z', due: '2026-11-02T08:10:00.000Z' },
    },
    expect.objectContaining({ queue: 'reports', tenants: ['everglow'], open: 1 }),
    expect.objectContaining({ queue: 'reports', tenants: ['sheer'] }),
  ]);
  expect(rows.map(placeOf)).toEqual([
    { to: '/photos', search: {} },
    { to: '/brands/everglow/reports', search: {} },
    { to: '/brands/sheer/reports', search: {} },
  ]);
});

it('disputes are one row of all brands, which opens those that nobody has answered', () => {
  const rows = waitingRows(['everglow', 'sheer'].map((tenant) => waiting('disputes', tenant, 10)));
  expect(rows.map(placeOf)).toEqual([{ to: '/money/disputes', search: { status: 'waiting' } }]);
});

it('payment accounts are looked at brand by brand', () => {
  const rows = waitingRows(['everglow', 'sheer'].map((tenant) => waiting('provider_account_requests', tenant, 10)));
  expect(rows.map(placeOf)).toEqual([
    { to: '/money/providers', search: { tenant: 'everglow' } },
    { to: '/money/providers', search: { tenant: 'sheer' } },
  ]);
});
