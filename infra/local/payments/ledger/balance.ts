import {
  type Account,
  type BalanceEntry,
  type Dispute,
  type Payment,
  type Refund,
  type Settlement,
} from '../state/records';
import { type World, newId } from '../state/world';

function book(world: World, entry: Omit<BalanceEntry, 'id' | 'settlement'>): void {
  world.store.balance.save({ ...entry, id: newId('txn_', 24), settlement: null });
}

export function bookPayment(world: World, { account, amount, currency, id }: Payment, at: number): void {
  const { feeBasisPoints = 0, feeFixed = 0 } = world.store.accounts.find(account) ?? {};
  const fee = Math.min(amount, Math.round((amount * feeBasisPoints) / 10_000) + feeFixed);
  book(world, { account, at, kind: 'payment', amount, fee, currency, source: id });
}

export function bookRefund(world: World, { account, amount, currency, id }: Refund, at: number): void {
  book(world, { account, at, kind: 'refund', amount: -amount, fee: 0, currency, source: id });
}

export function bookFailedRefund(world: World, { account, amount, currency, id }: Refund, at: number): void {
  book(world, { account, at, kind: 'refund_failure', amount, fee: 0, currency, source: id });
}

export function bookDispute(world: World, { account, amount, currency, id }: Dispute, at: number): void {
  const { disputeFee: fee = 0 } = world.store.accounts.find(account) ?? {};
  book(world, { account, at, kind: 'dispute', amount: -amount, fee, currency, source: id });
}

export function bookWonDispute(world: World, { account, amount, currency, id }: Dispute, at: number): void {
  book(world, { account, at, kind: 'dispute_reversal', amount, fee: 0, currency, source: id });
}

/** Pays out what is not paid out yet, one settlement for each currency. */
export function settleAccount(world: World, { id: account, provider }: Account): Settlement[] {
  const open = world.store.balance.all().filter((entry) => entry.account === account && entry.settlement === null);
  const currencies = [...new Set(open.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const entries = open.filter((entry) => entry.currency === currency);
    const fees = sumOf(entries.map(({ fee }) => fee));
    const settlement = world.store.settlements.save({
      ...{
        id: provider === 'stripe' ? newId('po_1', 23) : newId('stl_', 12),
        account,
        at: world.now(),
        currency,
        fees,
        entries: entries.length,
      },
      amount: sumOf(entries.map(({ amount }) => amount)) - fees,
    });
    for (const entry of entries) world.store.balance.save({ ...entry, settlement: settlement.id });
    return settlement;
  });
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
