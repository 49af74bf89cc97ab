import { type Ledger } from '../../../credits';
import { vatOfPart } from '../../books/sums';
import { OrderInDispute, RefundCreditsTooHigh, RefundTooHigh } from '../../errors';
import { type Standing, impliedStatus } from '../../money-back/order-standing';

export interface StaffWish {
  /** In minor units of the order's currency. */
  readonly amount: number;
  /** Undefined: the share of what is unused. */
  readonly credits?: number | undefined;
}

/** The effect that a refund would have. */
export interface ReckonedRefund {
  readonly amount: number;
  readonly vat: number;
  readonly credits: number;
  readonly left: number;
  readonly unused: number;
  readonly statusAfter: string;
}

const leftOf = ({ amount, refunded, disputed }: Standing): number => amount - refunded - disputed;

/**
 * Staff may pay back any sum up to what is left. The credits that leave are, unless they say otherwise, the sum's share of those
 * bought, as far as they are unused; with the last of the money all unused ones leave.
 */
export async function reckonStaffRefund(
  ledger: Ledger,
  standing: Standing,
  { amount, credits: wanted }: StaffWish,
): Promise<ReckonedRefund> {
  if (standing.isInDispute) throw new OrderInDispute();
  const left = leftOf(standing);
  if (amount < 1 || amount > left) throw new RefundTooHigh(left, standing.currency);
  const { account, order, refunded, disputed } = standing;
  const lot = (await ledger.lots(account)).bought.find((one) => one.order === String(order));
  const unused = lot?.unused ?? 0;
  if (wanted !== undefined && wanted > unused) throw new RefundCreditsTooHigh(unused);
  const share = amount === left ? unused : Math.round((standing.credits * amount) / standing.amount);
  return {
    ...{ amount, vat: vatOfPart(standing, amount), credits: wanted ?? Math.min(unused, share), left, unused },
    statusAfter: impliedStatus({ amount: standing.amount, refunded: refunded + amount, disputed }),
  };
}
