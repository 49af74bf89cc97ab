import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { Ledger } from '../../../credits';
import { AskRefund } from '../../money-back/ask-refund';
import { reckonStaffRefund } from './reckon-refund';
import { type RefundRequestRow } from './refund-request';

/** Pays back what staff agreed on, in the transaction that is open. */
@Injectable()
export class SendRefund {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly refunds: AskRefund,
  ) {}

  async send({ id, order, amount, credits, reason, askedBy }: RefundRequestRow, decidedBy: string): Promise<void> {
    const { refund } = await this.refunds.ask({
      ...{ order, reason: 'staff', askedBy, note: reason },
      reckon: async (standing) => {
        const reckoned = await reckonStaffRefund(this.ledger, standing, { amount, credits: credits ?? undefined });
        const { unused, left } = reckoned;
        return { amount, credits: reckoned.credits, reckoning: { by: 'staff', request: id, left, unused } };
      },
    });
    await this.database.execute(
      `update refund_request set status = 'done', refund_id = $2::uuid, decided_by = $3, decided_at = now()
       where id = $1::uuid`,
      [id, refund, decidedBy],
    );
  }
}
