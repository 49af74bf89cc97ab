import { type Connection } from '../../../../platform/database';
import { type Actor, type TenantDocument } from '../../../tenants';

/** Staff pay back without anybody else's word so much of one order, and of a day to one member and by one person. */
export const REFUND_BOUNDS = ['order', 'member', 'person'] as const;
export type RefundBound = (typeof REFUND_BOUNDS)[number];

/** The bound that leaves least. Sums are in minor units. */
export interface LeftAlone {
  readonly amount: number;
  readonly bound: RefundBound;
  readonly limit: number;
}

interface Paying {
  readonly order: number;
  readonly account: number;
  readonly currency: string;
  readonly actor: Pick<Actor, 'email' | 'people'>;
}

/** By the people behind the account as well: refunds of a program are those of the person who made it. */
const PAID = `
  select coalesce(sum(r.amount) filter (where r.order_id = $1), 0)::integer as "order",
    coalesce(sum(r.amount) filter (where d.is_within and o.account_id = $2), 0)::integer as member,
    coalesce(sum(r.amount) filter (where d.is_within and (r.asked_by = $4 or r.proposers && $5::integer[])), 0)::integer as person
  from refund_request r join payment_order o on o.tenant_id = r.tenant_id and o.id = r.order_id
  cross join lateral (select r.decided_at > now() - interval '24 hours' as is_within) d
  where r.status = 'done' and r.approvers = '{}' and r.key not like 'retry:%' and o.currency = $3
    and (r.order_id = $1 or d.is_within)`;

/** Tells how much of an order the person can pay back now without a second person. */
export async function leftAlone(
  connection: Connection,
  { payments }: Pick<TenantDocument, 'payments'>,
  { order, account, currency, actor }: Paying,
): Promise<LeftAlone> {
  const [paid] = await connection.query<Record<RefundBound, number>>(PAID, [
    ...[order, account, currency, actor.email, actor.people?.ids ?? []],
  ]);
  const limits: Readonly<Record<RefundBound, Readonly<Partial<Record<string, number>>>>> = {
    order: payments.refund_second_person_above,
    member: payments.refunds_alone_per_member,
    person: payments.refunds_alone_per_person,
  };
  return REFUND_BOUNDS.map((bound) => {
    const limit = limits[bound][currency] ?? 0;
    return { bound, limit, amount: Math.max(0, limit - (paid?.[bound] ?? 0)) };
  }).reduce((least, one) => (one.amount < least.amount ? one : least));
}
