import { Injectable } from '@nestjs/common';
import { Database, PlatformDatabase } from '../../../../platform/database';
import { toSignedDecimal } from '../../../../platform/payments';
import { runInTenant } from '../../../../platform/tenancy';
import { type Actor, audit } from '../../../tenants';
import { type BookSums, MOVEMENTS, SUMMED } from './movements';
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
  'country',
  'vat_rate_percent',
  'currency',
  'orders',
  'list_price',
  'discount',
  'gross',
].concat(['net', 'vat', 'refunds', 'refunds_vat', 'chargebacks', 'chargebacks_vat', 'fees', 'orders_without_proof']);

/** A month for the bookkeeper, by country and rate of VAT. Sums have decimals; refunds, chargebacks and fees are told as such. */
@Injectable()
export class BooksExport {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
  ) {}

  /** @param month like `2026-11`, of UTC. */
  async csv(tenant: { readonly id: number; readonly slug: string }, month: string, actor: Actor): Promise<string> {
    const first = `${month}-01`;
    const [year = 0, number = 0] = month.split('-').map(Number);
    const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
    const rows = await runInTenant(tenant.id, () => this.database.query<BookRow>(ROWS, [first, last]));
    const action = 'payments.books_exported';
    await audit(this.platform, actor, { action, tenantId: tenant.id, subject: `books:${month}` });
    return csvOf([HEADS, ...rows.map((row) => cellsOf(tenant.slug, month, row))]);
  }
}

function cellsOf(brand: string, month: string, row: BookRow): (string | number)[] {
  const { country, rate, currency, orders, unproved, amount, vat_amount: vat } = row;
  const sums = [row.list_amount, row.discount_amount, amount, amount - vat, vat, row.refunds, row.refunds_vat];
  return [
    ...[brand, month, country ?? '', rate === null ? '' : toSignedDecimal(rate), currency, orders],
    ...[...sums, row.chargebacks, row.chargebacks_vat, row.fees].map(toSignedDecimal),
    unproved,
  ];
}
