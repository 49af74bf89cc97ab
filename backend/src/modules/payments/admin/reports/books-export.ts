import { Injectable } from '@nestjs/common';
import { Database, PlatformDatabase } from '../../../../platform/database';
import { toSignedDecimal } from '../../../../platform/payments';
import { runInTenant } from '../../../../platform/tenancy';
import { type Actor, audit } from '../../../tenants';
import { ReadBookClocks } from './book-clocks';
import { type BookSums, MOVEMENTS, SUMMED, valuesOf } from './movements';
import { csvOf } from './csv';

interface BookRow extends BookSums {
  readonly country: string | null;
  readonly rate: number | null;
  readonly currency: string;
}

const ROWS = `
  with ${MOVEMENTS} select country, rate, currency, ${SUMMED} from movement group by country, rate, currency
  order by country nulls last, rate, currency`;

const HEADS = [
  'brand',
  'month',
  'time_zone',
  'country',
  'vat_rate_percent',
  'currency',
  'orders',
  'list_price',
  'discount',
  'gross',
].concat(['net', 'vat', 'refunds', 'refunds_vat', 'chargebacks', 'chargebacks_vat', 'fees', 'orders_without_proof']);

/** A month for the bookkeeper, of the company's time zone, by country and rate of VAT. Sums have decimals; refunds, chargebacks and fees are told as such. */
@Injectable()
export class BooksExport {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    private readonly clocks: ReadBookClocks,
  ) {}

  /** @param month like `2026-11`, by the clock of the company. */
  async csv(tenant: { readonly id: number; readonly slug: string }, month: string, actor: Actor): Promise<string> {
    const first = `${month}-01`;
    const [year = 0, number = 0] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
    const clocks = await this.clocks.of([tenant.id]);
    const [zone = 'UTC'] = clocks.zones;
    const values = valuesOf({ from: first, to: last }, clocks);
    const rows = await runInTenant(tenant.id, () => this.database.query<BookRow>(ROWS, values));
    const action = 'payments.books_exported';
    await audit(this.platform, actor, { action, tenantId: tenant.id, subject: `books:${month}` });
    return csvOf([HEADS, ...rows.map((row) => cellsOf([tenant.slug, month, zone], row))]);
  }
}

function cellsOf(of: readonly string[], row: BookRow): (string | number)[] {
  const { country, rate, currency, orders, unproved, amount, vat_amount: vat } = row;
  const sums = [row.list_amount, row.discount_amount, amount, amount - vat, vat, row.refunds, row.refunds_vat];
  return [
    ...[...of, country ?? '', rate === null ? '' : toSignedDecimal(rate), currency, orders],
    ...[...sums, row.chargebacks, row.chargebacks_vat, row.fees].map(toSignedDecimal),
    unproved,
  ];
}
