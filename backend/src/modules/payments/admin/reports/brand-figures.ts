import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { movementsOf, type BookSums, type ReportPeriod, SUMMED } from './movements';

export interface BrandDaySums extends BookSums {
  readonly tenant_id: number;
  readonly day: string;
  readonly currency: string;
}

const FIGURES = `
  with ${movementsOf((column) => `${column} = any($3::integer[])`)}
  select tenant_id, day::text as day, currency, ${SUMMED} from movement group by tenant_id, day, currency
  order by day, tenant_id, currency`;

/** The sums that several brands sold and gave back, by brand, day and currency. */
@Injectable()
export class BrandFigures {
  constructor(private readonly platform: PlatformDatabase) {}

  of(tenants: readonly number[], { from, to }: ReportPeriod): Promise<BrandDaySums[]> {
    return this.platform.query<BrandDaySums>(FIGURES, [from, to, tenants]);
  }
}
