import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { microsecondsOf, timeAt } from '../../../../shared/time-cursor';
import { type BrandPosition, brandPageOf } from '../brand-cursor';
import { ORDER } from './order-admin-service';
import { type StaffOrder } from './order-admin.response';

export interface OrdersWish {
  /** The number of an order, of a receipt, or a provider’s id of a payment. */
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly member?: number | undefined;
  /** Days of UTC, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly after: BrandPosition | null;
  readonly most: number;
}

export interface FoundOrder extends StaffOrder {
  readonly tenant_id: number;
  readonly receipt_number: string | null;
}

const NUMBER = /^[1-9]\d{0,9}$/;
const RECEIPT = /^20\d\d-\d{6,10}$/;
const GREATEST_ID = 2_147_483_647;

/** Finds orders of several brands, the newest first. */
@Injectable()
export class FindOrders {
  constructor(private readonly platform: PlatformDatabase) {}

  async find(
    tenants: readonly number[],
    wish: OrdersWish,
  ): Promise<{ rows: FoundOrder[]; next: BrandPosition | null }> {
    const { text, values } = statementOf(tenants, wish);
    return brandPageOf(await this.platform.query<FoundOrder & { readonly at: number }>(text, values), wish.most);
  }
}

/** Each brand gives a page at the most, out of its index, and the pages are merged. */
function statementOf(tenants: readonly number[], { q, status, member, from, to, after, most }: OrdersWish) {
  const values: unknown[] = [tenants, most + 1];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['o.tenant_id = brand.id'];
  if (q !== undefined) conditions.push(sought(q.trim(), given));
  if (status !== undefined) conditions.push(`o.status = ${given(status)}`);
  if (member !== undefined) conditions.push(`o.account_id = ${given(member)}::integer`);
  if (from !== undefined) conditions.push(`o.created_at >= ${given(from)}::date::timestamp at time zone 'UTC'`);
  if (to !== undefined) conditions.push(`o.created_at < (${given(to)}::date + 1)::timestamp at time zone 'UTC'`);
  if (after) {
    const at = timeAt(given(after.at));
    const place = `${given(after.tenant)}::integer, ${given(Math.min(Number(after.id), GREATEST_ID))}::integer`;
    conditions.push(`o.created_at <= ${at} and (o.created_at, o.tenant_id, o.id) < (${at}, ${place})`);
  }
  const text = `
    select found.* from unnest($1::integer[]) brand (id) cross join lateral (
      select o.tenant_id, ${ORDER}, o.receipt_number, ${microsecondsOf('o.created_at')} as at from payment_order o
      where ${conditions.join(' and ')} order by o.created_at desc, o.id desc limit $2
    ) found order by found.at desc, found.tenant_id desc, found.id desc limit $2`;
  return { text, values };
}

/** A number may also be a payment: some providers count theirs. */
function sought(q: string, given: (value: unknown) => string): string {
  if (RECEIPT.test(q)) return `o.receipt_number = ${given(q)}`;
  const payment = given(q);
  const paid = `
    select a.order_id from provider_account c join payment_attempt a on a.tenant_id = c.tenant_id
      and a.provider_account_id = c.id and (a.provider_payment_id = ${payment}::text or a.provider_other_id = ${payment}::text)
    where c.tenant_id = brand.id`;
  if (!NUMBER.test(q) || Number(q) > GREATEST_ID) return `o.id in (${paid})`;
  return `o.id in (select ${given(Number(q))}::integer union ${paid})`;
}
