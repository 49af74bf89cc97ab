import { type z } from 'zod';
import { type BalanceLine, type ListWish, type Listed, type ListedPage } from '../provider-lists';
import { balanceAnswer, balancesAnswer, listedChargebacks, listedPayments, listedRefunds } from './mollie-list-answers';
import { type MollieRequests } from './mollie-client';
import { balanceKind } from './mollie-balance-kinds';
import { disputeReportOf, moneyOf, refundReportOf, signedOf, statusOf, textIn } from './mollie-report';

const PAGE = 250;

type ListKey = Exclude<keyof Listed, 'balance'>;

/** One page of a list of Mollie's. Its lists know no dates: they begin with the newest. */
export async function listMollie<What extends ListKey>(
  requests: MollieRequests,
  { what, period, after }: ListWish<What>,
): Promise<ListedPage<What>> {
  const page = { limit: PAGE, ...(after !== undefined && { from: after }) };
  const within = <Item extends { readonly createdAt: Date }>(items: readonly Item[], next: string | undefined) => ({
    items: items.filter(({ createdAt }) => createdAt >= period.from && createdAt < period.until),
    // The pages that follow are older still.
    next: items.some(({ createdAt }) => createdAt < period.from) ? undefined : next,
  });
  const lists: { readonly [Key in ListKey]: () => Promise<ListedPage<Key>> } = {
    payments: async () => {
      const answer = await requests.ask(listedPayments, (client, { paymentsList }) => paymentsList(client, page));
      const items = answer._embedded.payments.map(({ id, status, mode, amount, metadata, createdAt }) => ({
        ...{ payment: id, otherId: undefined, attempt: textIn(metadata, 'attempt'), status: statusOf(status) },
        ...{ mode, sum: moneyOf(amount), createdAt: new Date(createdAt) },
      }));
      return within(items, nextIn(answer));
    },
    refunds: async () => {
      const answer = await requests.ask(listedRefunds, (client, { refundsAll }) => refundsAll(client, page));
      const items = answer._embedded.refunds.map((refund) => ({
        ...{ ...refundReportOf(refund), payment: refund.paymentId, createdAt: new Date(refund.createdAt) },
      }));
      return within(items, nextIn(answer));
    },
    disputes: async () => {
      const answer = await requests.ask(listedChargebacks, (client, { chargebacksAll }) =>
        chargebacksAll(client, page),
      );
      const items = answer._embedded.chargebacks.map((chargeback) => ({
        ...{ ...disputeReportOf(chargeback), payment: chargeback.paymentId, createdAt: new Date(chargeback.createdAt) },
      }));
      return within(items, nextIn(answer));
    },
  };
  return lists[what]();
}

/** One page of what moved the balances, one balance after the other. Wants an access token of the organisation. */
export async function listMollieBalance(
  requests: MollieRequests,
  { period, after }: ListWish<'balance'>,
  testmode: boolean,
): Promise<ListedPage<'balance'>> {
  const mode = testmode ? { testmode } : {};
  const { _embedded } = await requests.ask(balancesAnswer, (client, { balancesList }) =>
    balancesList(client, { limit: PAGE, ...mode }),
  );
  const balances = _embedded.balances.map(({ id }) => id);
  const [balanceId = balances[0], from] = after?.split(' ') ?? [];
  if (balanceId === undefined) return { items: [], next: undefined };
  const page = { balanceId, limit: PAGE, ...mode, ...(from && { from }) };
  const answer = await requests.ask(balanceAnswer, (client, { balancesListTransactions }) =>
    balancesListTransactions(client, page),
  );
  const lines = answer._embedded.balance_transactions.map(lineOf);
  const isPast = lines.some(({ at }) => at < period.from);
  const next = isPast ? undefined : nextIn(answer);
  const following = balances[balances.indexOf(balanceId) + 1];
  return {
    items: lines.filter(({ at }) => at >= period.from && at < period.until),
    next: next === undefined ? following : `${balanceId} ${next}`,
  };
}

function lineOf(line: z.infer<typeof balanceAnswer>['_embedded']['balance_transactions'][number]): BalanceLine {
  const kind = balanceKind(line.type);
  const net = signedOf(line.resultAmount);
  const first = signedOf(line.initialAmount);
  const gross = kind === 'fee' ? 0 : first.currency === net.currency ? first.amount : net.amount;
  return {
    ...{ id: line.id, kind, kindAtProvider: line.type, payment: paymentIn(line.context), currency: net.currency },
    ...{ gross, fee: gross - net.amount, net: net.amount, at: new Date(line.createdAt) },
  };
}

/** The context names it directly, or under the type of the line: Mollie's pages and its client differ. */
function paymentIn(context: unknown): string | undefined {
  const direct = textIn(context, 'paymentId');
  if (direct !== undefined || typeof context !== 'object' || context === null) return direct;
  for (const inner of Object.values(context)) {
    const found = textIn(inner, 'paymentId');
    if (found !== undefined) return found;
  }
  return undefined;
}

const nextIn = ({ _links }: { readonly _links: { readonly next?: { href: string } | null | undefined } }) =>
  _links.next == null ? undefined : (new URL(_links.next.href).searchParams.get('from') ?? undefined);
