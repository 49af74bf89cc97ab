import { Injectable } from '@nestjs/common';
import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { Database } from '../../../platform/database';
import { currentTenantId } from '../../../platform/tenancy';
import { Ledger } from '../../credits';
import { PublishedSites } from '../../tenants';
import { isOfPurchase } from '../money-back/unused-payment';
import { type Reckoned, type Reckoning, reckonWithdrawal } from './reckon-withdrawal';
import { isInTime, lastDay } from './withdrawal-period';

interface PaidOrder extends Omit<Reckoned, 'unused'> {
  readonly order: number;
  readonly package: string;
  readonly currency: string;
  readonly country: string;
  readonly revision: number;
  readonly paidAt: Date;
  /** By the clock of the database. */
  readonly now: Date;
  readonly method: PaymentMethod | null;
  /** The sum that the provider has not paid out yet, and by when it has to. */
  readonly underWay: number;
  readonly underWayUntil: Date | null;
  readonly isInDispute: boolean;
}

/** An order that was paid, with what withdrawing from it now would come to. */
export interface Purchase extends PaidOrder {
  readonly reckoning: Reckoning;
  /** `2026-12-06`, by the payer's calendar. */
  readonly lastDay: string;
  readonly isInTime: (at: Date) => boolean;
}

export interface Purchases {
  /** Credits that nobody paid for. They are used first. */
  readonly free: number;
  /** Newest first. */
  readonly purchases: readonly Purchase[];
}

const MOST = 50;

const FIND = `
  select o.id as "order", o.package_id as package, o.credits, o.amount, o.currency, o.country, o.revision, o.paid_at as "paidAt",
    now() as now, (
      select a.method from payment_attempt a 
      where a.order_id = o.id and (a.status = 'paid' or a.booked_at is not null) order by a.created_at limit 1
    ) as method, r.*, d.*
  from payment_order o
  cross join lateral (
    select coalesce(sum(amount), 0)::integer as refunded, coalesce(sum(credits), 0)::integer as "creditsRefunded",
      coalesce(sum(amount) filter (where status in ('asked', 'sent')), 0)::integer as "underWay",
      max(due_at) filter (where status in ('asked', 'sent')) as "underWayUntil"
    from money_refund r
    where r.order_id = o.id and r.status <> 'failed' and ${isOfPurchase('r')}
  ) r
  cross join lateral (
    select coalesce(sum(amount), 0)::integer as disputed, coalesce(sum(credits_taken), 0)::integer as "creditsDisputed",
      coalesce(bool_or(status = 'open'), false) as "isInDispute"
    from payment_dispute d where d.order_id = o.id and d.status <> 'won'
  ) d
  where o.account_id = $1::integer and o.paid_at is not null and ($2::integer is null or o.id = $2::integer)
  order by o.paid_at desc, o.id desc limit ${MOST}`;

/** Reads the purchases of an account of the tenant in scope, with the sums that withdrawing would bring. */
@Injectable()
export class PurchaseReader {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly published: PublishedSites,
  ) {}

  /** All of an account, or one order of it. Hold its balance where something follows from it. */
  async read(account: number, order: number | null = null): Promise<Purchases> {
    const orders = await this.database.query<PaidOrder>(FIND, [account, order]);
    if (orders.length === 0) return { free: 0, purchases: [] };
    const { free, bought } = await this.ledger.lots(account);
    const unused = new Map(bought.map((lot) => [lot.order, lot.unused]));
    const days = await this.refundDays(orders);
    const purchases = orders.map((paid) => {
      const reckoning = reckonWithdrawal({ ...paid, unused: unused.get(String(paid.order)) ?? 0 });
      const period = { ...paid, days: days.get(paid.revision) ?? 0 };
      return { ...paid, reckoning, lastDay: lastDay(period), isInTime: (at: Date) => isInTime(period, at) };
    });
    return { free, purchases };
  }

  /** By the settings that were published when it was bought, or those of today where they give more. */
  private async refundDays(orders: readonly PaidOrder[]): Promise<ReadonlyMap<number, number>> {
    const tenant = currentTenantId();
    const { document } = await this.published.get(tenant);
    const revisions = [...new Set(orders.map(({ revision }) => revision))];
    const bought = await Promise.all(revisions.map((revision) => this.published.document(tenant, revision)));
    return new Map(
      bought.map(({ settings }, at) => [
        revisions[at] ?? 0,
        Math.max(settings.refund_days, document.settings.refund_days),
      ]),
    );
  }
}
