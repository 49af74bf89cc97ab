import { refundFor } from '../books/sums';

/** A paid order, as a withdrawal is reckoned from it. Sums are in minor units. */
export interface Reckoned {
  readonly amount: number;
  readonly credits: number;
  /** Credits of it that the account still has. */
  readonly unused: number;
  /** The money that has gone back or is on its way, with the credits that left for it. */
  readonly refunded: number;
  readonly creditsRefunded: number;
  /** The money that the payer's bank took back. */
  readonly disputed: number;
  readonly creditsDisputed: number;
}

export type NothingDue = 'used' | 'refunded';

/** How a withdrawal comes out, with each number that it follows from. */
export interface Reckoning {
  readonly paid: number;
  readonly bought: number;
  readonly used: number;
  readonly unused: number;
  readonly returned: number;
  readonly due: number;
  /** Why nothing is due; null where something is. */
  readonly reason: NothingDue | null;
}

/** The price of the credits that were not used: as much of what was paid as they are of what was bought. */
export function reckonWithdrawal(order: Reckoned): Reckoning {
  const { amount, credits, unused } = order;
  const returned = order.refunded + order.disputed;
  const due = returned >= amount ? 0 : refundFor({ amount, refunded: returned, bought: credits, unused });
  const creditsReturned = order.creditsRefunded + order.creditsDisputed;
  const used = Math.max(0, credits - unused - creditsReturned);
  const reason = due > 0 ? null : returned >= amount || creditsReturned > 0 ? 'refunded' : 'used';
  return { paid: amount, bought: credits, used, unused, returned, due, reason };
}
