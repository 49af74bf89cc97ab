import { ApiProperty } from '@nestjs/swagger';
import { type BookClocks, CLOCKS, isWithinDays } from './book-clocks';
import { NAMING_PIECES } from './country-proof';

/** The sums of a report, in minor units of the row's currency. */
export class BookSums {
  @ApiProperty({ description: 'Orders that were paid.' })
  readonly orders!: number;

  @ApiProperty({ description: 'Of them those whose country two pieces of evidence do not name.' })
  readonly unproved!: number;

  @ApiProperty({ description: 'At their regular price, VAT included.' })
  readonly list_amount!: number;

  @ApiProperty()
  readonly discount_amount!: number;

  @ApiProperty({ description: 'Sales, VAT included.' })
  readonly amount!: number;

  @ApiProperty({ description: 'The VAT in it.' })
  readonly vat_amount!: number;

  @ApiProperty({ description: 'Refunds of sales, VAT included.' })
  readonly refunds!: number;

  @ApiProperty({ description: 'The VAT in it.' })
  readonly refunds_vat!: number;

  @ApiProperty({ description: 'Chargebacks, less those that were won.' })
  readonly chargebacks!: number;

  @ApiProperty({ description: 'The VAT of what is lost of it.' })
  readonly chargebacks_vat!: number;

  @ApiProperty({ description: 'Fees that providers kept, where they tell them.' })
  readonly fees!: number;
}

const SUMS = ['list_amount', 'discount_amount', 'amount', 'vat_amount', 'refunds', 'refunds_vat', 'chargebacks'].concat(
  [...['chargebacks_vat', 'fees']],
);

/** Forwards counts, backwards takes away: what was undone is no part of a report. */
const net = (forwards: string, backwards: string): string =>
  `case when ${forwards} then t.amount when ${backwards} then -t.amount else 0 end`;
const SALE = "('prepaid', 'vat')";
const [DEBIT, CREDIT] = ["split_part(t.debit_account, ':', 1)", "split_part(t.credit_account, ':', 1)"];

/**
 * SQL: everything that moved between the days $1 and $2 of the clocks of the tenants $3, both days included, one row each, as
 * `movement`. Sums are of the row's currency; a provider's own charges are of no country.
 */
export const MOVEMENTS = `
  ${CLOCKS}, movement as (
    select o.tenant_id, (o.paid_at at time zone clock.zone)::date as day, o.country, o.vat_basis_points as rate, o.currency, 1 as orders,
      (${NAMING_PIECES} < 2)::integer as unproved,
      o.list_amount, o.discount_amount, o.amount, o.vat_amount, 0 as refunds, 0 as refunds_vat, 0 as chargebacks,
      0 as chargebacks_vat, 0 as fees
    from clock join payment_order o on o.tenant_id = clock.tenant_id and ${isWithinDays('o.paid_at')}
    union all
    select t.tenant_id, (t.created_at at time zone clock.zone)::date, o.country, o.vat_basis_points, t.currency, 0, 0, 0, 0, 0, 0,
      case when t.key like 'refund:%' then ${net(`${DEBIT} in ${SALE}`, `${CREDIT} in ${SALE}`)} else 0 end,
      case when t.key like 'refund:%' then ${net(`${DEBIT} = 'vat'`, `${CREDIT} = 'vat'`)} else 0 end,
      case when t.key like 'dispute:%:out%' then ${net(`${DEBIT} = 'disputes'`, `${CREDIT} = 'disputes'`)} else 0 end,
      case when t.key like 'dispute:%' then ${net(`${DEBIT} = 'vat'`, `${CREDIT} = 'vat'`)} else 0 end,
      ${net("t.debit_account = 'fees'", "t.credit_account = 'fees'")}
    from clock join money_transfer t on t.tenant_id = clock.tenant_id and ${isWithinDays('t.created_at')}
      left join payment_order o on o.tenant_id = t.tenant_id and o.id = t.order_id
    where t.key like 'refund:%' or t.key like 'dispute:%' or t.key like 'fee:%'
  )`;

/** SQL: the columns of a report over `movement`. */
export const SUMMED = ['orders', 'unproved', ...SUMS]
  .map((name) => `sum(${name})::double precision as ${name}`)
  .join(', ');

export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
}

/** The first values of a report's query. */
export const valuesOf = ({ from, to }: ReportPeriod, { tenants, zones }: BookClocks): unknown[] => [
  from,
  to,
  tenants,
  zones,
];
