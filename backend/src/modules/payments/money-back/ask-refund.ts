import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { Ledger } from '../../credits';
import { transferEntries } from '../books/transfer';
import { OrderInDispute, OrderNotFound, RefundTooHigh } from '../errors';
import { holdOrder } from './hold-order';
import { paidByBank, undoSale } from './money-back-transfers';
import { type Standing, refreshStatus } from './order-standing';
import { REFUND_DUE_DAYS, refundEntry } from './refund-entries';

export interface RefundWish {
  readonly order: number;
  readonly reason: 'withdrawal' | 'staff';
  /** Works out what goes back, once the order and the balance are held. Credits are zero or more. */
  readonly reckon: (standing: Standing) => Promise<{
    readonly amount: number;
    readonly credits: number;
    /** How it was reckoned, for whoever asks. */
    readonly reckoning: object;
  }>;
  /** The person of the staff who asks, and the reason. */
  readonly askedBy?: string;
  readonly note?: string;
  /** The transfer of the bank that has paid the refund has this name. The provider is not asked then. */
  readonly transferReference?: string;
}

export interface AskedRefund {
  readonly refund: string;
  readonly order: number;
  readonly account: number;
  readonly amount: number;
  readonly currency: string;
  readonly credits: number;
  /** After the credits have left. */
  readonly balance: number;
}

/** The time is read while the order is held, so that it comes after that of a refund before it which failed. */
const INSERT = `
  insert into money_refund (id, order_id, attempt_id, reason, amount, credits, reckoning, asked_by, note, asked_at, due_at,
    status, transfer_reference, done_at)
  values ($1::uuid, $2::integer, $3::uuid, $4, $5::integer, $6::integer, $7::jsonb, $8, $9, clock_timestamp(),
    now() + ${REFUND_DUE_DAYS} * interval '1 day', case when $10::text is null then 'asked' else 'done' end, $10::text,
    case when $10::text is not null then now() end)`;

/**
 * Sends a part of an order's money back, or all of it: the credits leave and the money is owed to the payer at once, in one
 * transaction, and the provider is asked after the commit, unless the bank has paid it. Joins the transaction that is open.
 */
@Injectable()
export class AskRefund {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
  ) {}

  ask(wish: RefundWish): Promise<AskedRefund> {
    return this.database.transaction(async () => {
      const standing = await holdOrder(this.database, wish.order);
      if (!standing) throw new OrderNotFound();
      // The bank may pay it back as well: nobody gets it twice.
      if (standing.isInDispute) throw new OrderInDispute();
      const { amount, credits, reckoning } = await wish.reckon(standing);
      const left = standing.amount - standing.refunded - standing.disputed;
      if (amount < 1 || amount > left) throw new RefundTooHigh(left, standing.currency);
      return this.write(standing, wish, { amount, credits, reckoning });
    });
  }

  private async write(
    standing: Standing,
    { reason, askedBy, note, transferReference }: RefundWish,
    { amount, credits, reckoning }: { amount: number; credits: number; reckoning: object },
  ): Promise<AskedRefund> {
    const { account, order, attempt, currency, revision } = standing;
    const refund = uuidV7();
    const { balance } =
      credits === 0
        ? { balance: await this.balanceOf(account) }
        : await this.ledger.moveOfOrder({
            ...{ account, order: String(order), reason: 'withdrawal', amount: -credits, revision },
            key: `withdrawal:${refund}`,
          });
    await this.database.batch([
      {
        text: INSERT,
        values: [
          ...[refund, order, attempt, reason, amount, credits, JSON.stringify(reckoning)],
          ...[askedBy ?? null, note ?? null, transferReference ?? null],
        ],
      },
      transferEntries([
        ...undoSale(standing, `refund:${refund}`, amount, 'refunds'),
        ...(transferReference === undefined ? [] : [paidByBank({ refund, order, currency, amount })]),
      ]),
      ...(transferReference === undefined ? [refundEntry(refund)] : []),
    ]);
    await refreshStatus(this.database, order);
    return { refund, order, account, amount, currency, credits, balance };
  }

  private async balanceOf(account: number): Promise<number> {
    const [row] = await this.database.query<{ balance: number }>(
      'select balance from credit_balance where account_id = $1::integer',
      [account],
    );
    return row?.balance ?? 0;
  }
}
