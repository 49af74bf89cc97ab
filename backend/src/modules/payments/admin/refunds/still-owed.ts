/**
 * SQL: whether all that a failed refund owed was seen to, for a row with that alias: it was sent again as another one, paid by a
 * transfer of the bank, or staff have decided that it is not paid.
 */
const isSeenTo = (refund: string): string => `(${refund}.waived_at is not null or exists (select from refund_request q
  where q.tenant_id = ${refund}.tenant_id and (q.key = 'retry:' || ${refund}.id
    or q.transfer_of = ${refund}.id and q.status = 'done')))`;

const failedAt = (refund: string): string => `coalesce(${refund}.failed_at, ${refund}.asked_at)`;
const isOfPayment = (other: string): string =>
  `${other}.tenant_id = w.tenant_id and ${other}.order_id = w.order_id and ${other}.attempt_id = w.attempt_id`;

/**
 * SQL: the sum that is still owed of the failed refunds of the payment of the refund `w`. Each sum that was asked for pays what
 * was owed by then, and never more; one that fails is owed from then on. A dispute that the bank has won for the payer pays, too,
 * and so does what staff have decided not to pay.
 * The sums since each moment are added up: what is owed is the highest of them.
 */
const OWED_OF_PAYMENT = `(
  select greatest(0, max(since.amount)) from (
    select sum(step.amount) over (order by step.at desc, step.amount desc) as amount from (
      select n.asked_at as at, -n.amount as amount from money_refund n where ${isOfPayment('n')}
      union all
      select ${failedAt('n')}, n.amount from money_refund n where ${isOfPayment('n')} and n.status = 'failed'
      union all
      select coalesce(d.closed_at, d.opened_at), -d.amount from payment_dispute d where ${isOfPayment('d')} and d.status = 'lost'
      union all
      select n.waived_at, -n.waived_amount from money_refund n where ${isOfPayment('n')} and n.waived_at is not null
    ) step
  ) since)`;

/** SQL: the sum that later failed refunds of the same payment stand for. */
const OWED_BY_LATER = `(
  select coalesce(sum(n.amount), 0) from money_refund n
  where ${isOfPayment('n')} and n.status = 'failed' and not ${isSeenTo('n')}
    and (${failedAt('n')}, n.id) > (${failedAt('w')}, w.id))`;

/** SQL: the sum that is still owed of the refund `w`: none unless it failed, was not seen to, and was not paid back otherwise. */
export const STILL_OWED = `(case when w.status <> 'failed' or ${isSeenTo('w')} then 0
  else greatest(0, least(w.amount, ${OWED_OF_PAYMENT} - ${OWED_BY_LATER})) end)::integer`;
