import { type Database } from '../../../../platform/database';
import { type Period } from '../../../../platform/payments';
import { type AttemptStatus } from '../../books/transitions';
import { type ProviderStatement } from './provider-statement';

export interface OurPayment {
  readonly attempt: string;
  readonly order: number;
  readonly status: AttemptStatus;
  readonly payment: string | null;
  readonly otherId: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly createdAt: Date;
  /** Whether its credits came before the money, which has not come yet. */
  readonly isAhead: boolean;
  /** Whether the time is over in which the money should have come. */
  readonly isOverdue: boolean;
}

interface OurPart {
  readonly id: string;
  readonly attempt: string;
  readonly order: number;
  readonly status: string;
  readonly providerId: string | null;
  readonly amount: number;
  /** Whether it was booked within the day, so that the provider should list it. */
  readonly isOfDay: boolean;
}

/** Our books of a day at a provider, and of everything that the provider's statement names. */
export interface OurDay {
  readonly payments: readonly OurPayment[];
  readonly refunds: readonly OurPart[];
  readonly disputes: readonly OurPart[];
}

const PAYMENTS = `
  select a.id as attempt, a.order_id as "order", a.status, a.provider_payment_id as payment,
    a.provider_other_id as "otherId", o.amount, o.currency, a.created_at as "createdAt",
    a.booked_at is not null and a.status in ('new', 'unknown', 'open', 'pending') as "isAhead", a.expires_at < now() as "isOverdue"
  from payment_attempt a join payment_order o on o.id = a.order_id
  where a.provider_account_id = $1 and (
    a.id = any($2::uuid[]) or a.provider_payment_id = any($3::text[]) or a.provider_other_id = any($3::text[])
    or (a.created_at >= $4::timestamptz and a.created_at < $5::timestamptz))`;

const REFUNDS = `
  with sent as (
    select split_part(key, ':', 2)::uuid as id from money_transfer
    where created_at >= $3::timestamptz and created_at < $4::timestamptz and key ~ '^refund:[0-9a-f-]{36}:out$'
  )
  select r.id, r.attempt_id as attempt, r.order_id as "order", r.status, r.provider_refund_id as "providerId", r.amount,
    r.id in (select id from sent) and r.status in ('sent', 'done') as "isOfDay"
  from money_refund r join payment_attempt a on a.id = r.attempt_id
  where a.provider_account_id = $1 and (r.attempt_id = any($2::uuid[]) or r.id in (select id from sent))`;

/** A debit that came back before it counted as paid is no chargeback at the provider. */
const DISPUTES = `
  select d.id, d.attempt_id as attempt, d.order_id as "order", d.status, d.provider_dispute_id as "providerId", d.amount,
    d.opened_at >= $3::timestamptz and d.opened_at < $4::timestamptz
      and not starts_with(d.provider_dispute_id, 'returned:') as "isOfDay"
  from payment_dispute d join payment_attempt a on a.id = d.attempt_id
  where a.provider_account_id = $1
    and (d.attempt_id = any($2::uuid[]) or (d.opened_at >= $3::timestamptz and d.opened_at < $4::timestamptz))`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function readOurDay(
  database: Database,
  account: string,
  { from, until }: Period,
  statement: ProviderStatement,
): Promise<OurDay> {
  const { payments: theirs, refunds, disputes, balance } = statement;
  const attempts = theirs.flatMap(({ attempt }) => (attempt !== undefined && UUID.test(attempt) ? [attempt] : []));
  const named = [...theirs, ...refunds, ...disputes, ...balance].flatMap(({ payment }) => payment ?? []);
  const payments = await database.query<OurPayment>(PAYMENTS, [account, attempts, [...new Set(named)], from, until]);
  const ids = payments.map(({ attempt }) => attempt);
  const [ourRefunds, ourDisputes] = (await database.batch([
    { text: REFUNDS, values: [account, ids, from, until] },
    { text: DISPUTES, values: [account, ids, from, until] },
  ])) as unknown as [OurPart[], OurPart[]];
  return { payments, refunds: ourRefunds, disputes: ourDisputes };
}
