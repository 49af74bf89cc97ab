import { call } from '../../../lib/api/call';

export interface Bonus {
  readonly code: string;
  /** In parts of one. */
  readonly part: number;
  /** By the page’s own clock, which nobody sets: `performance.now()`. */
  readonly endsAt: number;
}

/** Undefined where nobody knew. */
export async function getTimeBonus(): Promise<Bonus | 'over' | 'unusable' | undefined> {
  const sentAt = performance.now();
  const answer = await call('GET', '/api/discountcode.php');
  if (answer.state === 'failed' && answer.code === 'discount_not_found') return 'over';
  if (answer.state === 'failed' && answer.code === 'time_bonus_off') return 'unusable';
  if (answer.state !== 'done') return undefined;
  const { code, percentage, expires, now, paymentmethods } = answer.value;
  if (paymentmethods.length === 0) return 'unusable';
  // From before the question, so that it never ends later here than there.
  return { code, part: percentage / 100, endsAt: sentAt + Date.parse(expires) - Date.parse(now) };
}
