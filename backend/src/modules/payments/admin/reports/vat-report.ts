import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { ReadBookClocks } from './book-clocks';
import { PROOFS, PROVED, ProofByCountry, UNPROVED, UnprovedOrder } from './country-proof';
import { BookSums, MOVEMENTS, type ReportPeriod, SUMMED, valuesOf } from './movements';

export class VatRow extends BookSums {
  @ApiProperty({ description: 'Of the payer, ISO 3166-1.' })
  readonly country!: string;

  @ApiProperty({ description: 'In basis points.' })
  readonly vat_rate!: number;

  @ApiProperty({ description: 'ISO 4217. Sums are in its minor units.' })
  readonly currency!: string;

  @ApiProperty({ description: 'VAT of what was paid, without that of what went back and of lost disputes.' })
  readonly vat_due!: number;
}

export class VatReportResponse {
  @ApiProperty({ type: [VatRow] })
  readonly rows!: readonly VatRow[];

  @ApiProperty({ type: [ProofByCountry], description: 'Paid orders by how well the country is proved.' })
  readonly evidence!: readonly ProofByCountry[];

  @ApiProperty({ type: [UnprovedOrder], description: 'Those that lack the two pieces, newest first, 500 at most.' })
  readonly unproved!: readonly UnprovedOrder[];

  @ApiProperty({ description: 'The time zone of the company, by which the days are counted.' })
  readonly time_zone!: string;
}

/** SQL: the columns of a report by country over `movement`. */
export const VAT_SUMS = `country, rate as vat_rate, currency, ${SUMMED},
    sum(vat_amount - refunds_vat - chargebacks_vat)::double precision as vat_due`;

const ROWS = `
  with ${MOVEMENTS} select ${VAT_SUMS} from movement where country is not null group by country, rate, currency order by country, rate, currency`;

const EVIDENCE = `with ${PROVED} select ${PROOFS} from proved group by country order by country`;
const WITHOUT_PROOF = `
  with ${PROVED} select ${UNPROVED} from proved where proof <> 'proved' order by paid_at desc, id limit 500`;

/** VAT by the payer's country, and whether the two pieces of evidence are there that EU rules want of it. */
@Injectable()
export class VatReport {
  constructor(
    private readonly database: Database,
    private readonly clocks: ReadBookClocks,
  ) {}

  async of(tenantId: number, period: ReportPeriod): Promise<VatReportResponse> {
    const clocks = await this.clocks.of([tenantId]);
    const values = valuesOf(period, clocks);
    const [rows, evidence, unproved] = (await runInTenant(tenantId, () =>
      this.database.batch([ROWS, EVIDENCE, WITHOUT_PROOF].map((text) => ({ text, values }))),
    )) as unknown as [VatRow[], ProofByCountry[], UnprovedOrder[]];
    return { rows, evidence, unproved, time_zone: clocks.zones[0] ?? 'UTC' };
  }
}
