import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { dayFault } from '../../../../../../contract/text/calendar-day';
import { type ReportPeriod } from './movements';
import { reportPageOf } from './report-cursor';
import { SETTLEMENT_SUMS, type SettlementDay, isSettledWithin, isUntold } from './settlement-report';

export type BrandSettlementDay = SettlementDay & { readonly tenant_id: number };

export interface UntoldAccount {
  readonly tenant_id: number;
  readonly provider_account: string;
}

const PAGE = 100;
const MOST_UNTOLD = 200;

const DAYS = `
  select * from (
    select tenant_id, ${SETTLEMENT_SUMS} from settlement_line
    where tenant_id = any($3::integer[]) and ${isSettledWithin('moved_at')} group by tenant_id, provider_account_id, 3, currency
  ) settled
  where $4::text is null or day < $4 or day = $4 and (tenant_id, provider_account, currency) > ($5::integer, $6::text, $7::text)
  order by day desc, tenant_id, provider_account, currency limit ${PAGE + 1}`;

const UNTOLD = `
  select a.tenant_id, a.id as provider_account from provider_account a
  where a.tenant_id = any($3::integer[]) and ${isUntold('a')} order by 1, 2 limit ${MOST_UNTOLD}`;

/** The movements of the balances at the providers of several brands, by day, the newest first. */
@Injectable()
export class BrandSettlements {
  constructor(private readonly platform: PlatformDatabase) {}

  /** @param after a text of the form `SETTLEMENT_CURSOR`. */
  async of(tenants: readonly number[], { from, to }: ReportPeriod, after: string | undefined) {
    const [day = null, tenant = null, account = null, currency = null] = after?.split('_') ?? [];
    // Rows of later days are not read for a page behind this one. A day that the calendar does not have is only compared as text.
    const last = day !== null && day < to && day >= from && dayFault(day) === undefined ? day : to;
    const values = [from, last, tenants, day, tenant, account, currency];
    const [found, untold] = await Promise.all([
      this.platform.query<BrandSettlementDay>(DAYS, values),
      this.platform.query<UntoldAccount>(UNTOLD, [from, to, tenants]),
    ]);
    const placeOf = (row: BrandSettlementDay) => [row.day, row.tenant_id, row.provider_account, row.currency];
    return { ...reportPageOf(found, PAGE, placeOf), untold };
  }
}
