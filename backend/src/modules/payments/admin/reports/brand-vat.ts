import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { type BookClocks } from './book-clocks';
import { MOVEMENTS, type ReportPeriod, valuesOf } from './movements';
import { reportPageOf } from './report-cursor';
import { VAT_SUMS, type VatRow } from './vat-report';

export type BrandVatRow = VatRow & { readonly tenant_id: number };

const PAGE = 100;

const ROWS = `
  with ${MOVEMENTS}
  select * from (
    select tenant_id, ${VAT_SUMS} from movement where country is not null group by tenant_id, country, rate, currency
  ) summed
  where $5::integer is null
    or (tenant_id, country, vat_rate, currency) > ($5::integer, $6::text, $7::integer, $8::text)
  order by tenant_id, country, vat_rate, currency limit ${PAGE + 1}`;

/** VAT by the payer's country, of several brands. */
@Injectable()
export class BrandVat {
  constructor(private readonly platform: PlatformDatabase) {}

  /** @param after a text of the form `VAT_CURSOR`. */
  async of(clocks: BookClocks, period: ReportPeriod, after: string | undefined) {
    const [tenant = null, country = null, rate = null, currency = null] = after?.split('_') ?? [];
    const found = await this.platform.query<BrandVatRow>(ROWS, [
      ...[...valuesOf(period, clocks), tenant, country, rate, currency],
    ]);
    return reportPageOf(found, PAGE, (row) => [row.tenant_id, row.country, row.vat_rate, row.currency]);
  }
}
