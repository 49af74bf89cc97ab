import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Database } from '../../../../platform/database';
import { runInTenant } from '../../../../platform/tenancy';
import { type ReportPeriod } from './movements';

export class SettlementDay {
  @ApiProperty()
  readonly provider_account!: string;

  @ApiProperty({ format: 'date', description: 'A day in UTC.' })
  readonly day!: string;

  @ApiProperty({ description: 'ISO 4217, of the balance. Sums are in its minor units.' })
  readonly currency!: string;

  @ApiProperty()
  readonly payments!: number;

  @ApiProperty({ description: 'Below zero.' })
  readonly refunds!: number;

  @ApiProperty({ description: 'Below zero, unless more was won back.' })
  readonly disputes!: number;

  @ApiProperty({ description: 'The part that no entry explains.' })
  readonly others!: number;

  @ApiProperty()
  readonly fees!: number;

  @ApiProperty({ description: 'What the balance changed by, without payouts.' })
  readonly net!: number;

  @ApiProperty({ description: 'What went to the bank.' })
  readonly payouts!: number;
}

export class SettlementReportResponse {
  @ApiProperty({ type: [SettlementDay] })
  readonly days!: readonly SettlementDay[];

  @ApiProperty({
    type: [String],
    description: 'Accounts that tell nothing of their balance, or not with the keys we have.',
  })
  readonly untold!: readonly string[];
}

const of = (kind: string): string => `coalesce(sum(gross) filter (where kind = '${kind}'), 0)::double precision`;
export const isSettledWithin = (time: string): string =>
  `${time} >= $1::date::timestamp at time zone 'UTC' and ${time} < ($2::date + 1)::timestamp at time zone 'UTC'`;

/** SQL: the columns of a report over `settlement_line`, of which the second one is the day. */
export const SETTLEMENT_SUMS = `
  provider_account_id as provider_account, ((moved_at at time zone 'UTC')::date)::text as day, currency,
    ${of('payment')} as payments, ${of('refund')} as refunds, ${of('dispute')} as disputes, ${of('other')} as others,
    sum(fee)::double precision as fees,
    coalesce(sum(net) filter (where kind <> 'payout'), 0)::double precision as net,
    -${of('payout')} as payouts`;

const DAYS = `
  select ${SETTLEMENT_SUMS} from settlement_line where ${isSettledWithin('moved_at')}
  group by 1, 2, 3 order by 1, 2, 3`;

/** SQL: whether an account told nothing of its balance from $1 to $2. */
export const isUntold = (account: string): string => `
  ${account}.status <> 'closed' and not exists (
    select from payment_comparison c where c.tenant_id = ${account}.tenant_id and c.provider_account_id = ${account}.id
      and c.has_balance and c.day between $1::date and $2::date)`;

const UNTOLD = `select a.id from provider_account a where ${isUntold('a')} order by a.id`;

/** The movements of the balances at providers, as these tell them, by day. */
@Injectable()
export class SettlementReport {
  constructor(private readonly database: Database) {}

  async of(tenantId: number, { from, to }: ReportPeriod): Promise<SettlementReportResponse> {
    const [days, untold] = (await runInTenant(tenantId, () =>
      this.database.batch([
        { text: DAYS, values: [from, to] },
        { text: UNTOLD, values: [from, to] },
      ]),
    )) as unknown as [SettlementDay[], { readonly id: string }[]];
    return { days, untold: untold.map(({ id }) => id) };
  }
}
