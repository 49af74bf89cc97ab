import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { type BookClocks } from './book-clocks';
import { type BookSums, MOVEMENTS, type ReportPeriod, SUMMED, valuesOf } from './movements';

export interface BrandDaySums extends BookSums {
  readonly tenant_id: number;
  readonly day: string;
  readonly currency: string;
}

const FIGURES = `
  with ${MOVEMENTS}
  select tenant_id, day::text as day, currency, ${SUMMED} from movement group by tenant_id, day, currency
  order by day, tenant_id, currency`;

export interface BrandOwed {
  readonly tenant_id: number;
  readonly currency: string;
  readonly amount: number;
}

/** Only disputes move this account: it is found by their orders. */
const OWED = `
  select * from (
    select tenant_id, t.currency, sum(case when t.debit_account = 'owed_by_members' then t.amount else -t.amount end)::double precision as amount
    from (
      select distinct tenant_id, order_id, clock.zone from payment_dispute
        join unnest($2::integer[], $3::text[]) clock (tenant_id, zone) using (tenant_id)
    ) d
      join money_transfer t using (tenant_id, order_id)
    where 'owed_by_members' in (t.debit_account, t.credit_account) and t.created_at < ($1::date + 1)::timestamp at time zone d.zone
    group by tenant_id, t.currency
  ) summed where amount <> 0 order by tenant_id, currency`;

/** The sums that several brands sold and gave back, by brand, day and currency. */
@Injectable()
export class BrandFigures {
  constructor(private readonly platform: PlatformDatabase) {}

  of(clocks: BookClocks, period: ReportPeriod): Promise<BrandDaySums[]> {
    return this.platform.query<BrandDaySums>(FIGURES, valuesOf(period, clocks));
  }

  /** The sums that members owed at the end of a day, for credits that they had used before their banks took the money back. */
  owed({ tenants, zones }: BookClocks, day: string): Promise<BrandOwed[]> {
    return this.platform.query<BrandOwed>(OWED, [day, tenants, zones]);
  }
}
