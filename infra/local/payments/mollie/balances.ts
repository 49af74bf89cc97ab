import { type Answer, type Call } from '../http/exchange';
import { hashOf } from '../state/world';
import { type World } from '../state/world';
import { type Account } from '../state/records';
import { type Line, linesOf } from '../ledger/lines';
import { absent, documentation, hal, link } from './answers';
import { list } from './lists';
import { amountOf } from './money';
import { iso } from './views';

const types: Record<Line['kind'], string> = {
  ...{ payment: 'payment', refund: 'refund', refund_failure: 'returned-refund' },
  ...{ dispute: 'chargeback', dispute_reversal: 'chargeback-reversal', payout: 'outgoing-transfer' },
};

const balanceOf = ({ id }: Account, currency: string): string => `bal_${hashOf(`${id} ${currency}`, 10)}`;

const currenciesOf = (world: World, account: Account): string[] => [
  ...new Set(['EUR', ...linesOf(world, account).map(({ currency }) => currency)]),
];

/** One for each currency. */
export function listBalances(world: World, account: Account): Answer {
  const balances = currenciesOf(world, account).map((currency) => ({
    ...{ resource: 'balance', id: balanceOf(account, currency), mode: 'test', currency, status: 'active' },
    _links: { self: link(`${world.origin}/v2/balances/${balanceOf(account, currency)}`) },
  }));
  return hal(200, { count: balances.length, _embedded: { balances }, _links: { documentation, next: null } });
}

export function listLines(world: World, account: Account, call: Call, balance: string): Answer {
  const currency = currenciesOf(world, account).find((one) => balanceOf(account, one) === balance);
  if (currency === undefined) throw absent('balance', balance);
  const lines = linesOf(world, account).filter((line) => line.currency === currency);
  return list(world, call, 'balance_transactions', lines, (line) => lineView(world, line));
}

function lineView(world: World, { id, kind, amount, fee, currency, at, source }: Line): object {
  return {
    ...{ resource: 'balance-transaction', id: id.replace(/^txn_/, 'baltr_'), type: types[kind], createdAt: iso(at) },
    resultAmount: amountOf(amount - fee, currency),
    initialAmount: amountOf(amount, currency),
    deductions: fee === 0 ? null : amountOf(-fee, currency),
    context: contextOf(world, kind, source),
  };
}

function contextOf({ store }: World, kind: Line['kind'], source: string): object {
  const [refund, dispute] = [store.refunds.find(source), store.disputes.find(source)];
  if (kind === 'payout') return { settlementId: source };
  if (refund) return { paymentId: refund.payment, refundId: source };
  return dispute ? { paymentId: dispute.payment, chargebackId: source } : { paymentId: source };
}
