import { Injectable } from '@nestjs/common';
import { Database, PlatformDatabase } from '../../../../platform/database';
import { ProviderError } from '../../../../platform/payments';
import { runInTenant } from '../../../../platform/tenancy';
import { microsecondsOf, timeAt, timeCursorOf, timePageOf, timePositionIn } from '../../../../shared/time-cursor';
import { type Actor, audit } from '../../../tenants';
import { OrderNotFound, PaymentsUnavailable } from '../../errors';
import { isOfPurchase, isOfUnusedPayment } from '../../money-back/unused-payment';
import { CheckPayment } from '../../settling/check-payment';
import { isoTime } from '../../../../shared/iso-time';
import { DISPUTE_RESPONSE } from '../disputes/dispute-list';
import { STILL_OWED } from '../refunds/still-owed';
import { type StaffOrder, type StaffOrderResponse, type StaffOrdersResponse } from './order-admin.response';

export interface OrderSearch {
  readonly member?: number | undefined;
  /** The provider's id of a payment, or its other one. */
  readonly payment?: string | undefined;
  readonly status?: string | undefined;
  readonly after?: string | undefined;
}

const PAGE = 50;

/** SQL: whether a row is about the payment that brought the credits, and not about one that went back by itself. */
const isOfSale = (row: string): string => `not exists (select from money_refund x where x.tenant_id = ${row}.tenant_id
      and x.attempt_id = ${row}.attempt_id and ${isOfUnusedPayment('x')})`;

/** SQL: an order as lists show it, for a row with the alias o. */
export const ORDER = `
  o.id, o.account_id as member, o.status, o.package_id as package, o.credits, o.currency, o.list_amount, o.discount_amount,
  o.amount, o.vat_amount, o.country, ${isoTime('o.created_at')} as created_at, ${isoTime('o.paid_at')} as paid_at,
  (select coalesce(sum(r.amount), 0)::integer from money_refund r where r.tenant_id = o.tenant_id and r.order_id = o.id and r.status <> 'failed'
    and ${isOfSale('r')}) as refunded,
  (select coalesce(sum(d.amount), 0)::integer from payment_dispute d where d.tenant_id = o.tenant_id and d.order_id = o.id and d.status <> 'won'
    and ${isOfSale('d')}) as disputed`;

/** Only the conditions that are asked for stand in it, so that each search finds its index among a million orders. */
function searchStatement({ member, payment, status, after }: OrderSearch): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['true'];
  if (member !== undefined) conditions.push(`o.account_id = ${given(member)}::integer`);
  if (status !== undefined) conditions.push(`o.status = ${given(status)}::text`);
  if (payment !== undefined) {
    const sought = `${given(payment)}::text`;
    conditions.push(`o.id in (
      select a.order_id from provider_account c join payment_attempt a on a.provider_account_id = c.id
        and (a.provider_payment_id = ${sought} or a.provider_other_id = ${sought}))`);
  }
  const position = after === undefined ? undefined : timePositionIn(after);
  if (position) {
    const [at, id] = [timeAt(given(position.at)), given(position.id)];
    conditions.push(`o.created_at <= ${at} and (o.created_at, o.id) < (${at}, ${id}::integer)`);
  }
  const text = `
    select ${ORDER}, ${microsecondsOf('o.created_at')} as at from payment_order o
    where ${conditions.join(' and ')} order by o.created_at desc, o.id desc limit ${PAGE}`;
  return { text, values };
}

/** Each list of an order's own, oldest first. */
const PARTS = {
  attempts: `
    select id, provider_account_id as provider_account, method, status, provider_payment_id as payment, provider_status,
      failure, ${isoTime('created_at')} as created_at, ${isoTime('next_check_at')} as next_check_at
    from payment_attempt where order_id = $1::integer order by payment_attempt.created_at`,
  events: `
    select kind, attempt_id as attempt, ${isoTime('received_at')} as received_at from payment_event
    where attempt_id in (select id from payment_attempt where order_id = $1::integer) order by payment_event.received_at limit 200`,
  refunds: `
    select id, reason, status, amount, credits, provider_refund_id as provider_refund, asked_by, note, provider_code,
      provider_text, ${STILL_OWED} as owed, status not in ('done', 'failed') and exists (
        select from payment_attempt a join provider_account p on p.tenant_id = a.tenant_id and p.id = a.provider_account_id
        where a.tenant_id = w.tenant_id and a.id = w.attempt_id and p.provider = 'bank') as waits_for_bank,
      ${isoTime('asked_at')} as asked_at, ${isoTime('due_at')} as due_at, ${isoTime('done_at')} as done_at,
      ${isoTime('failed_at')} as failed_at, transfer_reference, ${isoTime('waived_at')} as waived_at, waived_by, waiver_reason,
      ${isOfPurchase('w')} as may_waive, exists (select from refund_request q where q.tenant_id = w.tenant_id and q.transfer_of = w.id and q.status = 'waiting')
        as transfer_waits
    from money_refund w where order_id = $1::integer order by w.asked_at`,
  disputes: `
    select provider_dispute_id as provider_dispute, status, amount, credits_taken, credits_missing,
      ${isoTime('opened_at')} as opened_at, ${isoTime('closed_at')} as closed_at, ${DISPUTE_RESPONSE}
    from payment_dispute d where order_id = $1::integer order by d.opened_at`,
  transfers: `
    select key, debit_account as debit, credit_account as credit, amount, currency, ${isoTime('created_at')} as created_at
    from money_transfer where order_id = $1::integer order by money_transfer.created_at, key`,
} as const;

/** Shows staff the orders of a brand. A look at one is audited. */
@Injectable()
export class OrderAdminService {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    private readonly payments: CheckPayment,
  ) {}

  async search(tenantId: number, search: OrderSearch): Promise<StaffOrdersResponse> {
    const { text, values } = searchStatement(search);
    const found = await runInTenant(tenantId, () =>
      this.database.query<StaffOrder & { readonly at: number }>(text, values),
    );
    const { rows, next } = timePageOf(found, PAGE);
    return { orders: rows, next: timeCursorOf(next) };
  }

  async show(tenantId: number, id: number, actor: Actor): Promise<StaffOrderResponse> {
    const order = await runInTenant(tenantId, () => this.read(id));
    await audit(this.platform, actor, { action: 'payments.order_viewed', tenantId, subject: `order:${id}` });
    return order;
  }

  /** Asks the provider now, of each attempt, how it stands, and books what it says. */
  async check(tenantId: number, id: number, actor: Actor): Promise<StaffOrderResponse> {
    const { attempts } = await runInTenant(tenantId, () => this.read(id));
    // Before the provider is asked: what it says of one attempt is booked also where it is silent about the next.
    await audit(this.platform, actor, { action: 'payments.order_checked', tenantId, subject: `order:${id}` });
    return runInTenant(tenantId, async () => {
      for (const { id: attempt } of attempts) await this.payments.check(attempt).catch(unavailable);
      return this.read(id);
    });
  }

  private async read(id: number): Promise<StaffOrderResponse> {
    const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
    const [orders, ...lists] = await this.database.batch([
      {
        text: `select ${ORDER}, o.vat_basis_points as vat_rate, o.evidence,
          o.receipt_number, o.discount_code, o.language, ${isoTime('o.expires_at')} as expires_at from payment_order o where o.id = $1::integer`,
        values: [id],
      },
      ...names.map((name) => ({ text: PARTS[name], values: [id] })),
    ]);
    const order = orders?.[0];
    if (!order) throw new OrderNotFound();
    const parts = Object.fromEntries(names.map((name, at) => [name, lists[at]]));
    return { ...order, ...parts } as unknown as StaffOrderResponse;
  }
}

function unavailable(error: unknown): never {
  throw error instanceof ProviderError ? new PaymentsUnavailable() : error;
}
