import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { isOfPurchase } from '../money-back/unused-payment';

/** What is wrong with an order: money without credits, credits without money, sums that do not agree. */
export const BOOKS_FAULTS = [
  ...(['entries', 'credits', 'transfers', 'amount', 'refunded_too_much'] as const),
  ...(['refunds', 'credits_refunded', 'disputes', 'credits_disputed', 'disputes_open'] as const),
] as const;
export type BooksFault = (typeof BOOKS_FAULTS)[number];

export interface BooksDifference {
  readonly tenant: number;
  readonly order: number;
  readonly faults: readonly BooksFault[];
}

/** The last look at all orders of a brand. */
export interface LastBooksCheck {
  readonly tenant: number;
  readonly checkedAt: Date;
  readonly orders: number;
  readonly differences: number;
}

export interface CheckedBooks {
  readonly orders: number;
  readonly differences: readonly BooksDifference[];
}

const AT_ONCE = 1_000;

/**
 * One statement sees one moment, so that nothing under way looks like a difference. A paid order has one purchase in the
 * ledger, of its credits, and one pair of transfers, of its sum; nothing else of it has any. Credits leave with the money that
 * goes back: those of the ledger agree with refunds and disputes, and the sale that is undone in the books with refunds. Money
 * that banks hold is that of open disputes. We pay no more back than came in, whatever banks take and providers
 * keep.
 */
const CHECK = `
  select o.tenant_id as tenant, o.id as "order", array_remove(array[
      case when l.entries <> (o.paid_at is not null)::integer then 'entries' end,
      case when l.credits <> case when o.paid_at is null then 0 else o.credits end then 'credits' end,
      case when t.sets <> (o.paid_at is not null)::integer then 'transfers' end,
      case when t.paid <> case when o.paid_at is null then 0 else o.amount end then 'amount' end,
      case when t.back > t.received then 'refunded_too_much' end,
      case when t.undone <> r.amount then 'refunds' end,
      case when l.withdrawn <> r.credits then 'credits_refunded' end,
      case when l.charged_back <> d.credits then 'credits_disputed' end,
      case when t.disputed <> d.amount then 'disputes' end,
      case when t.disputes <> d.open then 'disputes_open' end
    ], null) as faults
  from (select * from payment_order where (tenant_id, id) > ($1::integer, $2::integer) and tenant_id <= $3::integer
    order by tenant_id, id limit ${AT_ONCE}) o
  cross join lateral (
    select count(*) filter (where reason = 'purchase')::integer as entries,
      coalesce(sum(amount) filter (where reason = 'purchase'), 0)::integer as credits,
      -coalesce(sum(amount) filter (where reason = 'withdrawal'), 0)::integer as withdrawn,
      -coalesce(sum(amount) filter (where reason = 'chargeback'), 0)::integer as charged_back
    from credit_entry e
    where e.tenant_id = o.tenant_id and e.account_id = o.account_id and e.reference = o.id::text
      and e.reason in ('purchase', 'withdrawal', 'chargeback')
  ) l
  cross join lateral (
    select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(credits), 0)::integer as credits from money_refund r
    where r.tenant_id = o.tenant_id and r.order_id = o.id and r.status <> 'failed'
      and ${isOfPurchase('r')}
  ) r
  cross join lateral (
    select coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(credits_taken), 0)::integer as credits,
      coalesce(sum(amount) filter (where status = 'open'), 0)::bigint as open
    from payment_dispute d where d.tenant_id = o.tenant_id and d.order_id = o.id and d.status <> 'won'
  ) d
  cross join lateral (
    select count(distinct split_part(key, ':', 2)) filter (where key like 'paid:%')::integer as sets,
      coalesce(sum(amount) filter (where key like 'paid:%'), 0)::bigint as paid,
      coalesce(sum(amount) filter (where debit_account like 'clearing:%' and key not like 'dispute:%' and key not like 'fee:%'), 0)::bigint as received,
      coalesce(sum(amount) filter (where (credit_account like 'clearing:%' and key not like 'dispute:%' and key not like 'fee:%')
        or key like 'refund:%:transfer'), 0)::bigint as back,
      coalesce(sum(amount) filter (where key like 'refund:%' and credit_account = 'refunds' and key not like '%:failed'), 0)::bigint
        - coalesce(sum(amount) filter (where key like 'refund:%' and debit_account = 'refunds' and key like '%:failed'), 0)::bigint
        as undone,
      coalesce(sum(amount) filter (where key like 'dispute:%:out'), 0)::bigint
        - coalesce(sum(amount) filter (where key like 'dispute:%:out:won'), 0)::bigint as disputed,
      coalesce(sum(amount) filter (where debit_account = 'disputes'), 0)::bigint
        - coalesce(sum(amount) filter (where credit_account = 'disputes'), 0)::bigint as disputes
    from money_transfer m where m.tenant_id = o.tenant_id and m.order_id = o.id
  ) t
  order by 1, 2`;

const KEEP = `
  insert into books_check (tenant_id, orders, differences)
  select * from unnest($1::integer[], $2::integer[], $3::integer[])
  on conflict (tenant_id) do update set checked_at = now(), orders = excluded.orders, differences = excluded.differences`;

const GREATEST_ID = 2_147_483_647;

/** Proves for every order of every tenant that credits and money agree. It changes none of them, and keeps when it looked. */
@Injectable()
export class BooksCheck {
  constructor(private readonly platform: PlatformDatabase) {}

  /** @param only the one tenant to look at; undefined for all of them. */
  async run(isStopped: () => boolean = () => false, only?: number): Promise<CheckedBooks> {
    const differences: BooksDifference[] = [];
    const counts = new Map<number, number>(only === undefined ? [] : [[only, 0]]);
    let last: Pick<BooksDifference, 'tenant' | 'order'> | undefined =
      only === undefined ? { tenant: 0, order: 0 } : { tenant: only - 1, order: GREATEST_ID };
    while (last !== undefined && !isStopped()) {
      const behind: number[] = [last.tenant, last.order, only ?? GREATEST_ID];
      const rows: BooksDifference[] = await this.platform.query<BooksDifference>(CHECK, behind);
      for (const { tenant } of rows) counts.set(tenant, (counts.get(tenant) ?? 0) + 1);
      differences.push(...rows.filter(({ faults }) => faults.length > 0));
      last = rows.at(-1);
    }
    if (last === undefined) await this.keep(counts, differences);
    return { orders: [...counts.values()].reduce((sum, count) => sum + count, 0), differences };
  }

  /** The last look at each of these tenants; without those that were never looked at. */
  last(tenants: readonly number[]): Promise<LastBooksCheck[]> {
    return this.platform.query<LastBooksCheck>(
      `select tenant_id as tenant, checked_at as "checkedAt", orders, differences from books_check
       where tenant_id = any($1::integer[])`,
      [tenants],
    );
  }

  private async keep(counts: ReadonlyMap<number, number>, differences: readonly BooksDifference[]): Promise<void> {
    const tenants = [...counts.keys()];
    const wrong = tenants.map((tenant) => differences.filter((one) => one.tenant === tenant).length);
    await this.platform.execute(KEEP, [tenants, [...counts.values()], wrong]);
  }
}
