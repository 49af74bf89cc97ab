import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { microsecondsOf, timeAt } from '../../../../shared/time-cursor';
import { type BrandPosition, brandPageOf } from '../brand-cursor';
import { PROOFS, PROVED, type ProofByCountry, UNPROVED, type UnprovedOrder } from './country-proof';
import { type BookClocks } from './book-clocks';
import { type ReportPeriod, valuesOf } from './movements';

export type BrandUnprovedOrder = UnprovedOrder & { readonly tenant_id: number };

interface Located extends BrandUnprovedOrder {
  readonly id: number;
  readonly at: number;
}

const PAGE = 50;
const GREATEST_ID = 2_147_483_647;

const BY_COUNTRY = `with ${PROVED} select ${PROOFS} from proved group by country order by country`;

const LIST = `
  with ${PROVED}
  select tenant_id, id, ${UNPROVED}, ${microsecondsOf('paid_at')} as at from proved
  where proof <> 'proved' and ($5::double precision is null
    or (paid_at, tenant_id, id) < (${timeAt('$5')}, $6::integer, $7::integer))
  order by paid_at desc, tenant_id desc, id desc limit ${PAGE + 1}`;

/** How well the payers' countries are proved, over several brands, and the orders that lack a second piece of evidence. */
@Injectable()
export class BrandVatProofs {
  constructor(private readonly platform: PlatformDatabase) {}

  async of(clocks: BookClocks, period: ReportPeriod, after: BrandPosition | null) {
    const place = after && [after.at, after.tenant, Math.min(Number(after.id), GREATEST_ID)];
    const values = valuesOf(period, clocks);
    const [countries, unproved] = await Promise.all([
      this.platform.query<ProofByCountry>(BY_COUNTRY, values),
      this.platform.query<Located>(LIST, [...values, ...(place ?? [null, null, null])]),
    ]);
    const { rows, next } = brandPageOf(unproved, PAGE);
    return { countries, orders: rows.map(({ id, ...found }): BrandUnprovedOrder => ({ ...found, order: id })), next };
  }
}
