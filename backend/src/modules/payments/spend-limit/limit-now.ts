import { type SpendPeriod } from './spend-limit';

/** A member's limit and how much of it is used. Sums are in minor units of the currency. */
export interface LimitNow {
  readonly amount: number;
  readonly currency: string;
  readonly period: SpendPeriod;
  /** The sum of the orders of the period, less what was paid back. It may exceed a limit that was set later. */
  readonly spent: number;
  /** When the period ends: on Mondays, or on the first of the month, at midnight UTC. */
  readonly endsAt: Date;
}

/**
 * The limit that holds for the account `$1`, without a row where there is none. Orders that are still to be paid count, since
 * they can be; what was ordered in another currency than the limit's cannot be added up. By the clock, not the transaction's
 * beginning: an order may have waited for a limit that was just set.
 */
export const LIMIT_NOW = `
  select l.amount, l.currency, l.period, p.ends_at as "endsAt", coalesce(s.spent, 0)::integer as spent
  from (
    select amount, currency, period from spend_limit where account_id = $1::integer and holds_from <= clock_timestamp()
    order by holds_from desc limit 1
  ) l
  cross join lateral (
    select date_trunc(l.period, now(), 'UTC') as began_at,
      (date_trunc(l.period, now() at time zone 'UTC') + ('1 ' || l.period)::interval) at time zone 'UTC' as ends_at
  ) p
  cross join lateral (
    select sum(o.amount - coalesce((
      select sum(r.amount) from money_refund r where r.order_id = o.id and r.status <> 'failed'), 0)) as spent
    from payment_order o
    where o.account_id = $1::integer and o.created_at >= p.began_at and o.currency = l.currency
      and o.status not in ('expired', 'cancelled')
  ) s
  where l.amount is not null`;

/** Holds an account that has a limit, so that its orders come one by one. */
export const HOLD_LIMITED = `
  select from account a where a.id = $1::integer and exists (select from spend_limit l where l.account_id = $1::integer)
  for no key update`;

/** Whether a limit allows an order of `$1`'s over the sum `amount` in `currency`. */
export const isWithinLimit = (amount: string, currency: string): string => `
  not exists (select from (${LIMIT_NOW}) l where l.currency <> ${currency} or l.spent + ${amount} > l.amount)`;
