import { z } from 'zod';
import { type BalanceKind, type BalanceLine, type ListWish, type Listed, type ListedPage } from '../provider-lists';
import { ProviderError } from '../provider-error';
import { checkedDispute, checkedRefund, checkedSession } from './stripe-answers';
import { disputeReportOf, refundReportOf, reportOf } from './stripe-report';
import { type BalanceTransaction, type StripeClient } from './stripe-types';

const PAGE = 100;

/** By Stripe's category for accounting, which stays where its types multiply. */
const KINDS: Readonly<Record<string, BalanceKind>> = {
  ...{ charge: 'payment', charge_failure: 'payment', partial_capture_reversal: 'payment' },
  ...{ refund: 'refund', refund_failure: 'refund', dispute: 'dispute', dispute_reversal: 'dispute' },
  ...{ payout: 'payout', payout_reversal: 'payout' },
  ...{ fee: 'fee', network_cost: 'fee', tax: 'fee', fee_credit_funding: 'fee' },
};

const lineAnswer = z.object({
  id: z.string(),
  object: z.literal('balance_transaction'),
  amount: z.number().int(),
  fee: z.number().int(),
  net: z.number().int(),
  currency: z.string().regex(/^[a-z]{3}$/),
  created: z.number().int(),
  reporting_category: z.string(),
});

/** One page of a list of Stripe's, the newest first. */
export async function listStripe<What extends keyof Listed>(
  stripe: StripeClient,
  { what, period, after }: ListWish<What>,
): Promise<ListedPage<What>> {
  const page = {
    created: { gte: secondsOf(period.from), lt: secondsOf(period.until) },
    limit: PAGE,
    ...(after !== undefined && { starting_after: after }),
  };
  const lists: { readonly [Key in keyof Listed]: () => Promise<ListedPage<Key>> } = {
    payments: async () => {
      const answer = await stripe.checkout.sessions.list({ ...page, expand: ['data.payment_intent'] });
      return pageOf(answer, (session) => {
        const report = reportOf(checkedSession(session), [], []);
        const { payment, otherId, attempt, status, mode, sum } = report;
        return [{ payment, otherId, attempt, status, mode, sum, createdAt: dateOf(session.created) }];
      });
    },
    refunds: async () =>
      pageOf(await stripe.refunds.list(page), (refund) => {
        const payment = idOf(refund.payment_intent);
        return payment === undefined
          ? []
          : [{ ...refundReportOf(checkedRefund(refund)), payment, createdAt: dateOf(refund.created) }];
      }),
    disputes: async () =>
      pageOf(await stripe.disputes.list(page), (dispute) => {
        const payment = idOf(dispute.payment_intent);
        if (payment === undefined) return [];
        const createdAt = dateOf(dispute.created);
        return disputeReportOf(checkedDispute(dispute)).map((report) => ({ ...report, payment, createdAt }));
      }),
    balance: async () =>
      pageOf(await stripe.balanceTransactions.list({ ...page, expand: ['data.source'] }), (line) => [lineOf(line)]),
  };
  return lists[what]();
}

function pageOf<T extends { readonly id: string }, Item>(
  { data, has_more: hasMore }: { readonly data: readonly T[]; readonly has_more: boolean },
  itemsOf: (one: T) => Item[],
): { readonly items: Item[]; readonly next: string | undefined } {
  return { items: data.flatMap(itemsOf), next: hasMore ? data.at(-1)?.id : undefined };
}

function lineOf(line: BalanceTransaction): BalanceLine {
  const read = lineAnswer.safeParse(line);
  if (!read.success) throw new ProviderError('silent', 'answer_unreadable');
  const { id, amount, fee, net, currency, created, reporting_category: category } = read.data;
  const kind = KINDS[category] ?? 'other';
  // A charge that Stripe makes by itself is a line without anything gross.
  const sums = kind === 'fee' ? { gross: 0, fee: -net, net } : { gross: amount, fee, net };
  const { source } = line as { source: { payment_intent?: unknown } | string | null };
  const payment = typeof source === 'object' ? idOf(source?.payment_intent) : undefined;
  return {
    ...{ id, kind, kindAtProvider: category, payment, currency: currency.toUpperCase() },
    ...{ ...sums, at: dateOf(created) },
  };
}

function idOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const { id } = (value ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
const dateOf = (seconds: number): Date => new Date(seconds * 1000);
