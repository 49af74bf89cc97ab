import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { BookSums, MOVEMENTS, type ReportPeriod, SUMMED } from './movements';

class DayFigures extends BookSums {
  @ApiProperty({ format: 'date', description: 'Of UTC.' })
  readonly day!: string;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;
}

export class PaymentFiguresResponse {
  @ApiProperty({ type: [DayFigures] })
  readonly days!: readonly DayFigures[];
}

/** The sums that a brand sold and gave back, by day and currency. */
@Injectable()
export class PaymentFigures {
  constructor(private readonly database: Database) {}

  of(tenantId: number, { from, to }: ReportPeriod): Promise<DayFigures[]> {
    return runInTenant(tenantId, () =>
      this.database.query<DayFigures>(
        `with ${MOVEMENTS} select day::text as day, currency, ${SUMMED} from movement group by day, currency
         order by day, currency`,
        [from, to],
      ),
    );
  }
}
