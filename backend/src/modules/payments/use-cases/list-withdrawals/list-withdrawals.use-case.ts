import { Injectable } from '@nestjs/common';
import { type Purchase, PurchaseReader } from '../../withdrawal/purchases';
import { type Withdrawable, type WithdrawalState, type WithdrawalsResponse } from './withdrawals.response';

/** The purchases that a member can withdraw from, and the sums that would go back. */
@Injectable()
export class ListWithdrawals {
  constructor(private readonly reader: PurchaseReader) {}

  async list(member: number): Promise<WithdrawalsResponse> {
    const { free, purchases } = await this.reader.read(member);
    return { free, purchases: purchases.map(shown) };
  }
}

function shown(purchase: Purchase): Withdrawable {
  const { order, package: bought, method, currency, reckoning, underWay, underWayUntil } = purchase;
  const state = stateOf(purchase);
  return {
    ...{ order, state, package: bought, paid_at: purchase.paidAt.toISOString(), method, last_day: purchase.lastDay },
    ...{ currency, paid: reckoning.paid, bought: reckoning.bought, used: reckoning.used, unused: reckoning.unused },
    ...{ returned: reckoning.returned, under_way: underWay, under_way_until: underWayUntil?.toISOString() ?? null },
    due: state === 'open' ? reckoning.due : 0,
  };
}

function stateOf({ isInDispute, reckoning, isInTime, now }: Purchase): WithdrawalState {
  if (isInDispute) return 'in_dispute';
  if (reckoning.reason === 'refunded') return 'refunded';
  if (!isInTime(now)) return 'over';
  return reckoning.reason ?? 'open';
}
