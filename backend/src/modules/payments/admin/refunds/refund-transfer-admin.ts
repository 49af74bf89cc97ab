import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint, uuidV7 } from '../../../../platform/outbox';
import { Realtime } from '../../../../platform/realtime';
import { runInTenant } from '../../../../platform/tenancy';
import { Ledger } from '../../../credits';
import { type Actor, PublishedSites, auditInScope, doersOf, lockActor, proposersOf } from '../../../tenants';
import {
  OrderInDispute,
  RefundKeyUsed,
  RefundNotFailed,
  RefundNotOwed,
  RefundRequestNotFound,
  RefundTransferWaits,
} from '../../errors';
import { BookTransfer } from './book-transfer';
import { type FailedRefund, findRefund, holdRefund } from './failed-refund';
import {
  type RefundRequestRow,
  type TransferRequestRow,
  findRequests,
  isTransfer,
  isTransferWaiting,
} from './refund-request';
import { type LeftAlone, leftAlone } from './second-person';
import { tellPages } from './tell-pages';
import { creditsStillUnused } from './unused-credits';

export interface TransferAct {
  readonly tenantId: number;
  readonly refund: string;
  readonly actor: Actor;
}

export interface TransferWish {
  /** The transfer has this name on the bank's statement. */
  readonly reference: string;
  readonly reason: string;
  /** Chosen by whoever asks: the same again is the same transfer. */
  readonly key: string;
}

export interface TransferPreview {
  readonly amount: number;
  readonly currency: string;
  readonly credits: number;
  readonly needsSecondPerson: boolean;
  readonly leftAlone: LeftAlone;
}

const INSERT = `
  insert into refund_request (id, order_id, key, amount, reason, asked_by, proposers, transfer_of, transfer_reference)
  values ($1::uuid, $2::integer, $3, $4::integer, $5, $6, $7::integer[], $8::uuid, $9)`;

/**
 * Records that the bank has paid what a failed refund still owes. It is all of that at once, and above the bounds of refunds it
 * waits for a second person, who finds it on the bank's statement.
 */
@Injectable()
export class RefundTransferAdmin {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
    private readonly ledger: Ledger,
    private readonly transfers: BookTransfer,
    @Inject(OutboxHint) private readonly hint: OutboxHint,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {}

  /** Reckons the effect that it would have now; nothing is stored. */
  preview({ tenantId, refund, actor }: Omit<TransferAct, 'actor'> & { actor: Pick<Actor, 'email' | 'people'> }) {
    return runInTenant(tenantId, async (): Promise<TransferPreview> => {
      const failed = await findRefund(this.database, refund);
      await this.refuseUnlessOwed(failed);
      const left = await this.leftAlone(tenantId, failed, actor);
      const credits = failed.isOfUnusedPayment ? 0 : await creditsStillUnused(this.ledger, failed);
      const { owed: amount, currency } = failed;
      return { amount, currency, credits, needsSecondPerson: amount > left.amount, leftAlone: left };
    });
  }

  /** Books it at once, or has it wait for a second person. The same key again changes nothing and answers the same. */
  async ask({ tenantId, refund, actor }: TransferAct, wish: TransferWish): Promise<RefundRequestRow> {
    const asked = await runInTenant(tenantId, () =>
      this.database.transaction(async () => {
        await lockActor(this.database, 'refunds', tenantId, actor);
        const failed = await holdRefund(this.database, refund);
        return (await this.known(refund, wish)) ?? this.write(tenantId, failed, actor, wish);
      }),
    );
    if (asked.status !== 'done') return asked;
    this.hint.give();
    await runInTenant(tenantId, () => tellPages(this.database, this.realtime, asked.order));
    return asked;
  }

  private async write(tenantId: number, failed: FailedRefund, actor: Actor, wish: TransferWish) {
    await this.refuseUnlessOwed(failed);
    const { id: refund, order, owed: amount, currency } = failed;
    const { reference, reason } = wish;
    const id = uuidV7();
    const waits = amount > (await this.leftAlone(tenantId, failed, actor)).amount;
    const proposers = waits ? proposersOf(actor) : doersOf(actor);
    const details = { request: id, refund, amount, currency, reference, reason, waits };
    const act = { action: 'payments.refund_transfer_asked', subject: `order:${order}`, details };
    await this.database.batch([
      { text: INSERT, values: [id, order, keyOf(wish), amount, reason, actor.email, proposers, refund, reference] },
      auditInScope(actor, act),
    ]);
    const request = await this.get(id);
    if (waits) return request;
    await this.transfers.book(request, actor.email);
    return this.get(id);
  }

  private async refuseUnlessOwed({ id, status, owed, isInDispute }: FailedRefund): Promise<void> {
    if (status !== 'failed') throw new RefundNotFailed();
    if (await isTransferWaiting(this.database, { refund: id })) throw new RefundTransferWaits();
    if (owed === 0) throw new RefundNotOwed();
    if (isInDispute) throw new OrderInDispute();
  }

  private async leftAlone(
    tenantId: number,
    { order, account, currency }: FailedRefund,
    actor: Pick<Actor, 'email' | 'people'>,
  ): Promise<LeftAlone> {
    const { document } = await this.published.get(tenantId);
    return leftAlone(this.database, document, { order, account, currency, actor });
  }

  private async known(refund: string, wish: TransferWish): Promise<RefundRequestRow | undefined> {
    const [known] = await findRequests(this.database, 'r.key = $1', [keyOf(wish)]);
    if (!known) return undefined;
    const isSame = known.transferOf === refund && known.transferReference === wish.reference;
    if (!isSame || known.reason !== wish.reason) throw new RefundKeyUsed();
    return known;
  }

  private async get(id: string): Promise<TransferRequestRow> {
    const [request] = await findRequests(this.database, 'r.id = $1::uuid', [id]);
    if (!request || !isTransfer(request)) throw new RefundRequestNotFound();
    return request;
  }
}

const keyOf = ({ key }: TransferWish): string => `transfer:${key}`;
