import { type Database } from '../../../platform/database';
import { type Kept } from '../books/sums';
import { type OrderStatus, orderAfter } from '../books/transitions';
import { isOfUnusedPayment } from './unused-payment';

/** A paid order, and what has gone back of it or is on its way. Sums are in minor units. */
export interface Standing extends Kept {
  readonly account: number;
  readonly order: number;
  readonly status: OrderStatus;
  readonly revision: number;
  readonly currency: string;
  readonly country: string;
  readonly credits: number;
  readonly amount: number;
  /** The attempt that paid it, and the provider's account that has the money. */
  readonly attempt: string;
  readonly providerAccount: string;
  readonly refunded: number;
  readonly creditsRefunded: number;
  readonly disputed: number;
  readonly creditsDisputed: number;
  /** Whether the payer's bank has the money now, and has not decided. */
  readonly isInDispute: boolean;
}

/** A second payment, and one that nobody got credits for, are none of the order's own: neither is what goes back of them. */
const STANDING = `
  select o.account_id as account, o.id as "order", o.status, o.revision, o.currency, o.country, o.credits, o.amount,
    o.vat_basis_points as "vatBasisPoints", m.kept, m.vat as "vatKept",
    a.id as attempt, a.provider_account_id as "providerAccount",
    r.amount as refunded, r.credits as "creditsRefunded",
    d.amount as disputed, d.credits as "creditsDisputed", d.is_open as "isInDispute"
  from payment_order o
  join lateral (
    select * from payment_attempt a where a.order_id = o.id and (a.status = 'paid' or a.booked_at is not null)
      and not exists (select from money_refund r where r.attempt_id = a.id and ${isOfUnusedPayment('r')})
    order by a.created_at limit 1
  ) a on true
  cross join lateral (
    select coalesce(sum(amount), 0)::integer as amount, coalesce(sum(credits), 0)::integer as credits
    from money_refund r where r.attempt_id = a.id and r.status <> 'failed'
  ) r
  cross join lateral (
    select coalesce(sum(amount), 0)::integer as amount, coalesce(sum(credits_taken), 0)::integer as credits,
      coalesce(bool_or(status = 'open'), false) as is_open
    from payment_dispute d where d.attempt_id = a.id and d.status <> 'won'
  ) d
  cross join lateral (
    select coalesce(sum(case when credit_account = 'prepaid' or credit_account like 'vat:%' then amount end), 0)::integer
        - coalesce(sum(case when debit_account = 'prepaid' or debit_account like 'vat:%' then amount end), 0)::integer as kept,
      coalesce(sum(case when credit_account like 'vat:%' then amount end), 0)::integer
        - coalesce(sum(case when debit_account like 'vat:%' then amount end), 0)::integer as vat
    from money_transfer t where t.order_id = o.id
  ) m
  where o.id = $1::integer and o.paid_at is not null`;

/** Undefined where the order was not paid, or is none of the tenant's. Hold its row where something follows from it. */
export async function findStanding(database: Database, order: number): Promise<Standing | undefined> {
  const [standing] = await database.query<Standing>(STANDING, [order]);
  return standing;
}

/** Brings an order's status up to what has gone back of it. Answers the new one. */
export async function refreshStatus(database: Database, order: number): Promise<OrderStatus | undefined> {
  const standing = await findStanding(database, order);
  if (!standing) return undefined;
  const status = orderAfter(standing.status, impliedStatus(standing));
  if (status !== standing.status)
    await database.execute('update payment_order set status = $2 where id = $1::integer', [order, status]);
  return status;
}

export function impliedStatus({ amount, refunded, disputed }: Pick<Standing, 'amount' | 'refunded' | 'disputed'>) {
  if (refunded + disputed === 0) return 'paid';
  if (refunded + disputed < amount) return 'partly_refunded';
  return disputed > 0 ? 'charged_back' : 'refunded';
}
