import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { holdOrder } from '../money-back/hold-order';
import { AskRefund } from '../money-back/ask-refund';
import { REFUND_DUE_DAYS } from '../money-back/refund-entries';
import { type Purchase, PurchaseReader } from './purchases';

/** A withdrawal that was made. */
export interface CarriedOut {
  readonly purchase: Purchase;
  /** Undefined where nothing was due: the reckoning says why. */
  readonly refund: string | undefined;
  /** By then the money has to be on its way. */
  readonly dueAt: Date;
}

/** Why nothing was done. */
export type NotCarriedOut = 'no_match' | 'too_late' | 'in_dispute';

const DAY_MS = 86_400_000;

/** Withdraws from an order as far as it is not used. In a transaction, to be made together with the statement that asks for it. */
@Injectable()
export class CarryOut {
  constructor(
    private readonly database: Database,
    private readonly purchases: PurchaseReader,
    private readonly refunds: AskRefund,
  ) {}

  /** @param at When the statement was received, if it was before now: that decides whether it was in time. */
  async withdraw(order: number, at?: Date): Promise<CarriedOut | NotCarriedOut> {
    if (!this.database.isInTransaction) throw new Error('a withdrawal is made together with its statement');
    const held = await holdOrder(this.database, order);
    const { purchases } = await this.purchases.read(held?.account ?? 0, order);
    const [purchase] = purchases;
    if (!purchase) return 'no_match';
    if (purchase.isInDispute) return 'in_dispute';
    if (!purchase.isInTime(at ?? purchase.now)) return 'too_late';
    const { reckoning } = purchase;
    const dueAt = new Date(purchase.now.getTime() + REFUND_DUE_DAYS * DAY_MS);
    if (reckoning.reason !== null) return { purchase, refund: undefined, dueAt };
    const { refund } = await this.refunds.ask({
      ...{ order, reason: 'withdrawal' },
      reckon: () => Promise.resolve({ amount: reckoning.due, credits: reckoning.unused, reckoning }),
    });
    return { purchase, refund, dueAt };
  }
}
