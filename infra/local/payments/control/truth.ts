import { disputedOf, refundedOf, refundsOf } from '../ledger/money-back';
import { sumOf } from '../ledger/balance';
import { type Account, type BalanceEntry, type Payment } from '../state/records';
import { type World } from '../state/world';

/** What really happened to the money of an account: sums of each currency, and every payment. Sums are in minor units. */
export function truthOf(world: World, account: Account): object {
  const { balance, payments, settlements } = world.store;
  const entries = balance.all().filter((one) => one.account === account.id);
  const own = payments.all().filter((one) => one.account === account.id);
  const currencies = [...new Set(own.map(({ currency }) => currency))].sort();
  return {
    ...{ account: account.id, provider: account.provider, payee: account.payee },
    sums: currencies.map((currency) => ({
      currency,
      ...sumsOf(entries.filter((entry) => entry.currency === currency)),
      settled: sumOf(
        settlements
          .all()
          .filter((one) => one.account === account.id && one.currency === currency)
          .map(({ amount }) => amount),
      ),
    })),
    payments: own.map((payment) => rowOf(world, payment)),
  };
}

function sumsOf(entries: readonly BalanceEntry[]): object {
  const of = (...kinds: BalanceEntry['kind'][]): number =>
    sumOf(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const fees = sumOf(entries.map(({ fee }) => fee));
  return {
    paid_count: entries.filter(({ kind }) => kind === 'payment').length,
    paid: of('payment'),
    refunded: -of('refund', 'refund_failure') || 0,
    charged_back: -of('dispute', 'dispute_reversal') || 0,
    fees,
    net: sumOf(entries.map(({ amount }) => amount)) - fees,
  };
}

function rowOf(world: World, payment: Payment): object {
  const { id, intent, state, amount, currency, method, metadata, failure, createdAt, paidAt } = payment;
  return {
    ...{ id, intent, state, amount, currency, method, metadata, failure },
    created_at: new Date(createdAt).toISOString(),
    paid_at: paidAt === null ? null : new Date(paidAt).toISOString(),
    refunded: refundedOf(world, payment),
    charged_back: disputedOf(world, payment),
    refunds: refundsOf(world, payment).map(({ id: refund, amount: sum, state: stage, metadata: meta }) => ({
      ...{ id: refund, amount: sum, state: stage, metadata: meta },
    })),
    disputes: payment.disputes.map((dispute) => {
      const { amount: sum = 0, state: stage } = world.store.disputes.find(dispute) ?? {};
      return { id: dispute, amount: sum, state: stage };
    }),
  };
}
