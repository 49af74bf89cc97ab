import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint, uuidV7 } from '../../../../platform/outbox';
import { Realtime } from '../../../../platform/realtime';
import { runInTenant } from '../../../../platform/tenancy';
import { Ledger } from '../../../credits';
import { type Actor, auditInScope } from '../../../tenants';
import { RefundNotFailed, RefundNotOwed, RefundTransferWaits } from '../../errors';
import { AskRefund } from '../../money-back/ask-refund';
import { refundEntry } from '../../money-back/refund-entries';
import { type FailedRefund, holdRefund } from './failed-refund';
import { isTransferWaiting } from './refund-request';
import { tellPages } from './tell-pages';
import { creditsStillUnused } from './unused-credits';

interface Sent {
  readonly refund: string;
  readonly order: number;
}

/** A failed refund stays as it is: the provider keeps it under its key. What is owed goes out under a new one. */
const AGAIN = `
  insert into money_refund (id, order_id, attempt_id, reason, amount, credits, reckoning, asked_by, asked_at, due_at)
  select $2::uuid, order_id, attempt_id, reason, $4::integer, credits, reckoning, $3, clock_timestamp(), due_at from money_refund
  where id = $1::uuid`;

/** Remembered, so that one failure is made good once. */
const NOTE = `
  insert into refund_request (id, order_id, key, amount, credits, reason, status, asked_by, decided_by, decided_at, refund_id)
  values ($1::uuid, $2::integer, 'retry:' || $3, $4::integer, $5::integer, 'The refund before it has failed.', 'done', $6, $6,
    now(), $7::uuid)`;

/** Sends refunds again that failed, or that the provider was not asked for in time. Each once, however often it is asked. */
@Injectable()
export class RetryRefund {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly refunds: AskRefund,
    @Inject(OutboxHint) private readonly hint: OutboxHint,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {}

  /** Answers the refund that is on its way now. */
  async retry(tenantId: number, refund: string, actor: Actor): Promise<string> {
    const sent = await runInTenant(tenantId, () =>
      this.database.transaction(async () => {
        const again = await this.again(refund, actor);
        const details = { refund, again: again.refund };
        const act = { action: 'payments.refund_retried', subject: `refund:${refund}`, details };
        await this.database.batch([auditInScope(actor, act)]);
        return again;
      }),
    );
    this.hint.give();
    await runInTenant(tenantId, () => tellPages(this.database, this.realtime, sent.order));
    return sent.refund;
  }

  private async again(refund: string, actor: Actor): Promise<Sent> {
    const failed = await holdRefund(this.database, refund);
    const { order } = failed;
    if (failed.status === 'asked') {
      await this.database.batch([refundEntry(refund)]);
      return { refund, order };
    }
    if (failed.status !== 'failed' || failed.reason === 'provider') throw new RefundNotFailed();
    const [known] = await this.database.query<{ again: string }>(
      `select refund_id as again from refund_request where key = 'retry:' || $1`,
      [refund],
    );
    if (known) return { refund: known.again, order };
    if (await isTransferWaiting(this.database, { refund })) throw new RefundTransferWaits();
    if (failed.owed === 0) throw new RefundNotOwed();
    return { refund: await this.sendAnew(failed, actor), order };
  }

  private async sendAnew(failed: FailedRefund, actor: Actor): Promise<string> {
    const { id: refund, order, owed: amount } = failed;
    const credits = Math.round((failed.credits * amount) / failed.amount);
    const again = failed.isOfUnusedPayment
      ? await this.oweAnew(refund, amount, actor)
      : await this.askAnew(failed, actor);
    await this.database.execute(NOTE, [uuidV7(), order, refund, amount, credits, actor.email, again]);
    return again;
  }

  /** The credits came back when it failed: they leave again as far as they were not used meanwhile. */
  private async askAnew(failed: FailedRefund, actor: Actor): Promise<string> {
    const { id: refund, order, owed: amount, reason } = failed;
    const asked = await this.refunds.ask({
      ...{ order, reason: reason === 'withdrawal' ? 'withdrawal' : 'staff', askedBy: actor.email },
      reckon: async ({ account }) => ({
        ...{ amount, reckoning: { again: refund } },
        credits: await creditsStillUnused(this.ledger, { ...failed, account }),
      }),
    });
    // The law counts from the first time.
    await this.database.execute(
      'update money_refund set due_at = (select due_at from money_refund where id = $2::uuid) where id = $1::uuid',
      [asked.refund, refund],
    );
    return asked.refund;
  }

  /** Asks anew to send back money that brought no credits, and that the books still owe to the payer. */
  private async oweAnew(refund: string, amount: number, actor: Actor): Promise<string> {
    const again = uuidV7();
    await this.database.batch([{ text: AGAIN, values: [refund, again, actor.email, amount] }, refundEntry(again)]);
    return again;
  }
}
