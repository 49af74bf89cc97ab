import { type components } from '../../../lib/api/schema';

export type WaitingQueue = components['schemas']['WaitingQueueResponse'];
type QueueName = WaitingQueue['queue'];

/** The work that waits in one brand, or in several brands whose work is on one screen. */
export interface WaitingRow extends Pick<WaitingQueue, 'queue' | 'open' | 'claimed' | 'oldest' | 'due'> {
  readonly id: string;
  readonly tenants: readonly string[];
}

/** Where a queue of all brands, or of one, is worked at. */
const SCREENS: Partial<Record<QueueName, string>> = {
  photos: '/photos',
  second_looks: '/second-looks',
  photo_checks: '/photo-checks',
  held_messages: '/held-messages',
  refund_requests: '/money/refunds',
  due_refunds: '/money/due-refunds',
  disputes: '/money/disputes',
  provider_account_requests: '/money/providers',
  complaints: '/complaints',
  mail_changes: '/mail-changes',
  credit_gifts: '/credit-gifts',
};
const DESKS: Partial<Record<QueueName, string>> = {
  reports: 'reports',
  block_looks: 'block-looks',
  appeals: 'appeals',
  notice_appeals: 'notice-appeals',
};
/** The filter that shows a queue alone, where the screen lists more than what waits. */
const FILTERS: Partial<Record<QueueName, { readonly status: string }>> = { disputes: { status: 'waiting' } };
/** Accounts are listed whether they wait or not: those of one brand are few. */
const LISTED_BY_BRAND: readonly QueueName[] = ['provider_account_requests'];

const isOfAllBrands = (queue: QueueName): boolean => queue in SCREENS && !LISTED_BY_BRAND.includes(queue);

/** Rows in the order of the queues, which is that of what is due first. A screen that shows all brands has one row. */
export function waitingRows(queues: readonly WaitingQueue[]): WaitingRow[] {
  const rows = new Map<string, WaitingRow>();
  for (const { tenant, ...waiting } of queues) {
    const id = isOfAllBrands(waiting.queue) ? waiting.queue : `${waiting.queue} ${tenant}`;
    const row = rows.get(id);
    rows.set(id, row ? joined(row, { tenant, ...waiting }) : { id, tenants: [tenant], ...waiting });
  }
  return [...rows.values()];
}

const joined = (row: WaitingRow, other: WaitingQueue): WaitingRow => ({
  ...row,
  tenants: [...row.tenants, other.tenant],
  open: row.open + other.open,
  claimed: row.claimed + other.claimed,
  oldest: earlier(row.oldest, other.oldest),
  due: earlier(row.due, other.due),
});

const earlier = (one: string, other: string): string => (Date.parse(other) < Date.parse(one) ? other : one);

export function placeOf({ queue, tenants: [tenant = ''] }: Pick<WaitingRow, 'queue' | 'tenants'>) {
  const desk = DESKS[queue];
  const to = SCREENS[queue] ?? (desk && `/brands/${tenant}/${desk}`);
  if (to === undefined) return undefined;
  return { to, search: LISTED_BY_BRAND.includes(queue) ? { tenant } : (FILTERS[queue] ?? {}) };
}
