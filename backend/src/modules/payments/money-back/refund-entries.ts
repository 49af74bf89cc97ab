import { type Database, type Statement } from '../../../platform/database';
import { outboxEntry, uuidV7 } from '../../../platform/outbox';
import { transferEntries } from '../books/transfer';
import { type Payable } from '../settling/payable';
import { type UnusedPayment } from './unused-payment';

export const REFUND_KIND = 'payment_refund';

export interface RefundPayload {
  readonly refund: string;
}

/** By law, counted from the day on which it is known that the money goes back. */
export const REFUND_DUE_DAYS = 14;

/** The statement that has the provider asked to pay a refund, after the commit. */
export const refundEntry = (refund: string): Statement => outboxEntry(REFUND_KIND, { refund } satisfies RefundPayload);

/** The statements that have refunds paid which waited until an attempt was collected. Hold its order. */
export async function waitingRefundEntries(database: Database, attempt: string): Promise<Statement[]> {
  const waiting = await database.query<{ id: string }>(
    `select id from money_refund where attempt_id = $1::uuid and status = 'asked'`,
    [attempt],
  );
  return waiting.map(({ id }) => refundEntry(id));
}

/**
 * The statements that send a whole payment back for which nobody got credits: the money is owed to the payer from here on,
 * and the provider is asked after the commit.
 */
export function refundEntries(payable: Payable, reason: UnusedPayment): Statement[] {
  const { attempt, order, amount, currency, providerAccount } = payable;
  const refund = uuidV7();
  return [
    {
      text: `insert into money_refund (id, order_id, attempt_id, reason, amount, due_at)
        values ($1::uuid, $2::integer, $3::uuid, $4, $5::integer, now() + ${REFUND_DUE_DAYS} * interval '1 day')`,
      values: [refund, order, attempt, reason, amount],
    },
    transferEntries([
      { key: `unused:${attempt}`, order, currency, amount, debit: `clearing:${providerAccount}`, credit: 'refunds' },
    ]),
    refundEntry(refund),
  ];
}
