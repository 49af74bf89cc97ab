import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { ReadBookClocks } from './book-clocks';
import { BookSums, MOVEMENTS, type ReportPeriod, SUMMED, valuesOf } from './movements';

class DayFigures extends BookSums {
  @ApiProperty({ format: 'date', description: 'By the clock of the company.' })
  readonly day!: string;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;
}

export class PaymentFiguresResponse {
  @ApiProperty({ type: [DayFigures] })
  readonly days!: readonly DayFigures[];

  @ApiProperty({ description: 'The time zone of the company, by which the days are counted.' })
  readonly time_zone!: string;
}

/** The sums that a brand sold and gave back, by day and currency. */
@Injectable()
export class PaymentFigures {
  constructor(
    private readonly database: Database,
    private readonly clocks: ReadBookClocks,
  ) {}

  async of(tenantId: number, period: ReportPeriod): Promise<PaymentFiguresResponse> {
    const clocks = await this.clocks.of([tenantId]);
    const days = await runInTenant(tenantId, () =>
      this.database.query<DayFigures>(
        `with ${MOVEMENTS} select day::text as day, currency, ${SUMMED} from movement group by day, currency
         order by day, currency`,
        valuesOf(period, clocks),
      ),
    );
    return { days, time_zone: clocks.zones[0] ?? 'UTC' };
  }
}
