import { type Order } from '../../api/money';
import { disputes, order as texts } from '../../texts/money';
import { moneyText } from '../../ui/money';

export interface Happened {
  readonly at: string;
  readonly text: string;
  readonly by?: string;
}

const { happened } = texts;

/** Everything that happened to an order, oldest first. */
export function timelineOf(order: Order): Happened[] {
  const sum = (amount: number): string => moneyText(amount, order.currency);
  const entry = (at: string | null, text: string, detail = '', by?: string | null): Happened[] =>
    at === null ? [] : [{ at, text: text.replace('{detail}', detail), ...(by != null && { by }) }];
  return [
    ...entry(order.created_at, happened.ordered),
    ...order.attempts.flatMap((one) => entry(one.created_at, happened.attempt, one.method.replaceAll('_', ' '))),
    ...order.events.flatMap((one) => entry(one.received_at, happened.event, one.kind)),
    ...entry(order.paid_at, happened.paid),
    ...order.refunds.flatMap((one) => [
      ...entry(one.asked_at, happened.refund, sum(one.amount), one.asked_by),
      ...entry(one.failed_at, happened.refund_failed, sum(one.amount)),
      ...entry(one.done_at, happened.refund_done, sum(one.amount)),
    ]),
    ...order.disputes.flatMap((one) => [
      ...entry(one.opened_at, happened.dispute, disputeText(one, sum(one.amount))),
      ...entry(
        one.responded_at,
        happened.dispute_answered,
        one.response_note ?? disputes.at_provider,
        one.responded_by,
      ),
      ...entry(one.closed_at, happened.dispute_over, disputes.states[one.status] ?? one.status),
    ]),
  ].sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

/** The credits that left with disputed money, and those that were spent, so that the member owes them. */
const disputeText = ({ credits_taken, credits_missing }: Order['disputes'][number], sum: string): string =>
  (credits_missing > 0 ? happened.dispute_missing : happened.dispute_credits)
    .replace('{sum}', sum)
    .replace('{taken}', String(credits_taken))
    .replace('{missing}', String(credits_missing));
