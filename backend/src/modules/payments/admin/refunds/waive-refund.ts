import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { auditInScope } from '../../../tenants';
import { RefundNotFailed, RefundNotOwed, RefundNotWaivable, RefundTransferWaits } from '../../errors';
import { type FailedRefund, holdRefund } from './failed-refund';
import { isTransferWaiting } from './refund-request';
import { type TransferAct } from './refund-transfer-admin';

const WAIVE = `
  update money_refund set waived_at = clock_timestamp(), waived_by = $2, waived_amount = $3::integer, waiver_reason = $4
  where id = $1::uuid`;

/**
 * Ends what a failed refund still owes where staff decide not to pay it, as when the member keeps the credits, which came back
 * when it failed. No money moves: the books have had the sale again since then.
 */
@Injectable()
export class WaiveRefund {
  constructor(private readonly database: Database) {}

  waive({ tenantId, refund, actor }: TransferAct, reason: string): Promise<void> {
    return runInTenant(tenantId, () =>
      this.database.transaction(async () => {
        const failed = await holdRefund(this.database, refund);
        if (failed.isWaived) return;
        await this.refuseUnlessWaivable(failed);
        const { order, owed: amount, currency } = failed;
        const details = { refund, amount, currency, reason };
        const act = { action: 'payments.refund_waived', subject: `order:${order}`, details };
        await this.database.batch([
          { text: WAIVE, values: [refund, actor.email, amount, reason] },
          auditInScope(actor, act),
        ]);
      }),
    );
  }

  private async refuseUnlessWaivable(failed: FailedRefund): Promise<void> {
    if (failed.status !== 'failed') throw new RefundNotFailed();
    if (failed.isOfUnusedPayment) throw new RefundNotWaivable();
    if (await isTransferWaiting(this.database, { refund: failed.id })) throw new RefundTransferWaits();
    if (failed.owed === 0) throw new RefundNotOwed();
  }
}
