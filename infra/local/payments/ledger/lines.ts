import { type Account, type BalanceEntry } from '../state/records';
import { type World, hashOf } from '../state/world';

/** What moved the balance of an account, in the order of time: what came in and went back, and what was paid out. */
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
