import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { BookSums, MOVEMENTS, type ReportPeriod, SUMMED } from './movements';

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

class UnprovedOrder {
  @ApiProperty()
  readonly order!: number;

  @ApiProperty()
  readonly country!: string;

  @ApiProperty({ enum: ['one_piece', 'none', 'disagrees'] })
  readonly evidence!: string;

  @ApiProperty({ type: String, nullable: true, description: 'The country of the profile.' })
  readonly account!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The country that the call came from.' })
  readonly address!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The country of the card or bank account.' })
  readonly payment!: string | null;
}

class ProofByCountry {
  @ApiProperty()
  readonly country!: string;

  @ApiProperty({ description: 'Two pieces name the country.' })
  readonly proved!: number;

  @ApiProperty()
  readonly one_piece!: number;

  @ApiProperty()
  readonly none!: number;

  @ApiProperty({ description: 'Fewer than two name it, and one names another.' })
  readonly disagrees!: number;
}

export class VatReportResponse {
  @ApiProperty({ type: [VatRow] })
  readonly rows!: readonly VatRow[];

  @ApiProperty({ type: [ProofByCountry], description: 'Paid orders by how well the country is proved.' })
  readonly evidence!: readonly ProofByCountry[];

  @ApiProperty({ type: [UnprovedOrder], description: 'Those that lack the two pieces, newest first, 500 at most.' })
  readonly unproved!: readonly UnprovedOrder[];
}

/** SQL: the columns of a report by country over `movement`. */
export const VAT_SUMS = `country, rate as vat_rate, currency, ${SUMMED},
    sum(vat_amount - refunds_vat - chargebacks_vat)::double precision as vat_due`;

const ROWS = `
  with ${MOVEMENTS} select ${VAT_SUMS} from movement where country is not null group by country, rate, currency order by country, rate, currency`;

const PROVED = `
  proved as (
    select o.id, o.country, o.paid_at, o.evidence, case
        when e.naming >= 2 then 'proved' when e.others > 0 then 'disagrees' when e.naming = 1 then 'one_piece' else 'none'
      end as proof
    from payment_order o cross join lateral (
      select count(*) filter (where value = o.country) as naming, count(*) filter (where value <> o.country) as others
      from jsonb_each_text(o.evidence)
    ) e
    where o.paid_at >= $1::date::timestamp at time zone 'UTC' and o.paid_at < ($2::date + 1)::timestamp at time zone 'UTC'
  )`;

const EVIDENCE = `
  with ${PROVED}
  select country, ${['proved', 'one_piece', 'none', 'disagrees']
    .map((proof) => `count(*) filter (where proof = '${proof}')::integer as ${proof}`)
    .join(', ')}
  from proved group by country order by country`;

const UNPROVED = `
  with ${PROVED}
  select id as "order", country, proof as evidence, evidence ->> 'account' as account, evidence ->> 'address' as address,
    evidence ->> 'payment' as payment
  from proved where proof <> 'proved' order by paid_at desc, id limit 500`;

/** VAT by the payer's country, and whether the two pieces of evidence are there that EU rules want of it. */
@Injectable()
export class VatReport {
  constructor(private readonly database: Database) {}

  async of(tenantId: number, { from, to }: ReportPeriod): Promise<VatReportResponse> {
    const [rows, evidence, unproved] = (await runInTenant(tenantId, () =>
      this.database.batch([ROWS, EVIDENCE, UNPROVED].map((text) => ({ text, values: [from, to] }))),
    )) as unknown as [VatRow[], ProofByCountry[], UnprovedOrder[]];
    return { rows, evidence, unproved };
  }
}
