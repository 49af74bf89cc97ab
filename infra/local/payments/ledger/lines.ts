import { type Account, type BalanceEntry } from '../state/records';
import { type World, hashOf } from '../state/world';

/** A movement of an account's balance: money that came in, went back or was paid out. Lines are in order of time. */
export interface Line extends Omit<BalanceEntry, 'kind'> {
  readonly kind: BalanceEntry['kind'] | 'payout';
}

export function linesOf(world: World, { id }: Account): Line[] {
  const { balance, settlements } = world.store;
  const entries = balance.all().filter(({ account }) => account === id);
  const payouts = settlements
    .all()
    .filter(({ account }) => account === id)
    .map((paid): Line => ({
      ...{ id: `txn_${hashOf(paid.id, 24)}`, account: id, at: paid.at, kind: 'payout', currency: paid.currency },
      ...{ amount: -paid.amount, fee: 0, source: paid.id, settlement: paid.id },
    }));
  return [...entries, ...payouts].sort((one, other) => one.at - other.at);
}
