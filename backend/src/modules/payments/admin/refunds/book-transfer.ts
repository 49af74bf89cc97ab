import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { uuidV7 } from '../../../../platform/outbox';
import { Ledger } from '../../../credits';
import { transferEntries } from '../../books/transfer';
import { OrderInDispute, RefundNotOwed } from '../../errors';
import { refundTransferredEntries } from '../../mails/order-mails';
import { AskRefund } from '../../money-back/ask-refund';
import { paidByBank } from '../../money-back/money-back-transfers';
import { type FailedRefund, holdRefund } from './failed-refund';
import { type TransferRequestRow } from './refund-request';
import { creditsStillUnused } from './unused-credits';

/** A payment that nobody got credits for: its money is owed since it came, and no sale is undone. */
const INSERT = `
  insert into money_refund (id, order_id, attempt_id, reason, amount, reckoning, status, asked_by, note, transfer_reference,
    asked_at, due_at, done_at)
  select $2::uuid, order_id, attempt_id, reason, $3::integer, $4::jsonb, 'done', $5, $6, $7, clock_timestamp(), due_at, now()
  from money_refund where id = $1::uuid`;

/** Books that the bank has paid what a failed refund still owed, in the transaction that is open. */
@Injectable()
export class BookTransfer {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly refunds: AskRefund,
  ) {}

  async book(request: TransferRequestRow, decidedBy: string): Promise<void> {
    const failed = await holdRefund(this.database, request.transferOf);
    if (failed.isInDispute) throw new OrderInDispute();
    // It may have been paid back on the provider's pages, or by the bank, since it was asked for.
    if (failed.owed !== request.amount) throw new RefundNotOwed();
    const refund = failed.isOfUnusedPayment
      ? await this.payUnused(failed, request)
      : await this.payBack(failed, request);
    await this.database.batch([
      ...(await refundTransferredEntries(this.database, refund)),
      {
        text: `update refund_request set status = 'done', refund_id = $2::uuid, decided_by = $3, decided_at = now()
          where id = $1::uuid`,
        values: [request.id, refund, decidedBy],
      },
    ]);
  }

  /** The credits came back when the refund failed: they leave again as far as they were not used meanwhile. */
  private async payBack(failed: FailedRefund, request: TransferRequestRow): Promise<string> {
    const { order, owed: amount } = failed;
    const { refund } = await this.refunds.ask({
      ...{ order, reason: failed.reason === 'withdrawal' ? 'withdrawal' : 'staff' },
      ...{ askedBy: request.askedBy, note: request.reason, transferReference: request.transferReference },
      reckon: async ({ account }) => {
        const credits = await creditsStillUnused(this.ledger, { ...failed, account });
        return { amount, credits, reckoning: { transfer_of: failed.id, request: request.id } };
      },
    });
    return refund;
  }

  private async payUnused({ id, order, currency, owed: amount }: FailedRefund, request: TransferRequestRow) {
    const refund = uuidV7();
    const reckoning = JSON.stringify({ transfer_of: id, request: request.id });
    await this.database.batch([
      {
        text: INSERT,
        values: [id, refund, amount, reckoning, request.askedBy, request.reason, request.transferReference],
      },
      transferEntries([paidByBank({ refund, order, currency, amount })]),
    ]);
    return refund;
  }
}
