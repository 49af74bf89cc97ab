import { type Database } from '../../../../platform/database';
import { RefundNotFound } from '../../errors';
import { holdOrder } from '../../money-back/hold-order';
import { isOfUnusedPayment } from '../../money-back/unused-payment';
import { STILL_OWED } from './still-owed';

/** A refund that staff do something about because the provider did not pay it. Sums are in minor units. */
export interface FailedRefund {
  readonly id: string;
  readonly order: number;
  readonly attempt: string;
  readonly account: number;
  readonly currency: string;
  readonly reason: string;
  readonly status: string;
  readonly amount: number;
  readonly credits: number;
  /** The part of the amount that was not paid back otherwise. */
  readonly owed: number;
  /** Whether it is of a payment that brought no credits. */
  readonly isOfUnusedPayment: boolean;
  readonly isWaived: boolean;
  /** Whether the payer's bank has not decided on the payment. */
  readonly isInDispute: boolean;
}

const FIND = `
  select w.id, w.order_id as "order", w.attempt_id as attempt, o.account_id as account, o.currency, w.reason, w.status,
    w.amount, w.credits, ${STILL_OWED} as owed, w.waived_at is not null as "isWaived", ${isOfUnusedPayment('w')} as "isOfUnusedPayment",
    exists (select from payment_dispute d where d.attempt_id = w.attempt_id and d.status = 'open') as "isInDispute"
  from money_refund w join payment_order o on o.id = w.order_id where w.id = $1::uuid`;

export async function findRefund(database: Database, refund: string): Promise<FailedRefund> {
  const [found] = await database.query<FailedRefund>(FIND, [refund]);
  if (!found) throw new RefundNotFound();
  return found;
}

/** The same, while its order is held until the transaction ends. */
export async function holdRefund(database: Database, refund: string): Promise<FailedRefund> {
  const { order } = await findRefund(database, refund);
  await holdOrder(database, order);
  return findRefund(database, refund);
}
