import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { isoTime } from '../../../../shared/iso-time';
import { microsecondsOf, timeAt } from '../../../../shared/time-cursor';
import { isOfPurchase } from '../../money-back/unused-payment';
import { type BrandPosition, brandPageOf } from '../brand-cursor';
import {
  DUE_REFUND_CAUSE,
  DUE_REFUND_CAUSES,
  DUE_REFUND_WORK,
  type DueRefundAct,
  type DueRefundCause,
} from './due-refund-work';
import { STILL_OWED } from './still-owed';

interface FoundRefund {
  readonly tenant_id: number;
  readonly id: string;
  readonly order: number;
  readonly provider_account: string;
  readonly amount: number;
  /** The part of the amount that is not paid: less where the rest was paid back otherwise. */
  readonly owed: number;
  readonly currency: string;
  readonly status: 'asked' | 'sent' | 'failed';
  readonly cause: DueRefundCause;
  /** Whether it is of a purchase, and not of a payment that nobody got credits for. */
  readonly may_waive: boolean;
  readonly provider_code: string | null;
  readonly provider_text: string | null;
  readonly asked_at: string;
  readonly due_at: string;
}

export interface DueRefund extends FoundRefund {
  readonly next_act: DueRefundAct;
}

const PAGE = 50;

const LIST = `
  select found.* from unnest($1::integer[]) brand (id) cross join lateral (
    select w.tenant_id, w.id, w.order_id as "order", a.provider_account_id as provider_account, w.amount, o.currency,
      case w.status when 'failed' then ${STILL_OWED} else w.amount end as owed, w.status, ${DUE_REFUND_CAUSE} as cause,
      ${isOfPurchase('w')} as may_waive, w.provider_code, w.provider_text, ${isoTime('w.asked_at')} as asked_at, ${isoTime('w.due_at')} as due_at,
      ${microsecondsOf('w.due_at')} as at
    from money_refund w join payment_order o on o.tenant_id = w.tenant_id and o.id = w.order_id
      join payment_attempt a on a.tenant_id = w.tenant_id and a.id = w.attempt_id
      join provider_account p on p.tenant_id = a.tenant_id and p.id = a.provider_account_id
    where w.tenant_id = brand.id and ${DUE_REFUND_WORK.where}
      and ($2::double precision is null or w.due_at >= ${timeAt('$2')}
        and (w.due_at, w.tenant_id, w.id) > (${timeAt('$2')}, $3::integer, $4::uuid))
    order by w.due_at, w.id limit ${PAGE + 1}
  ) found order by found.at, found.tenant_id, found.id limit ${PAGE + 1}`;

/** Lists the refunds of several brands that failed or are due, by the day until which the law wants them paid. */
@Injectable()
export class DueRefundList {
  constructor(private readonly platform: PlatformDatabase) {}

  async list(
    tenants: readonly number[],
    after: BrandPosition | null,
  ): Promise<{ rows: DueRefund[]; next: BrandPosition | null }> {
    const place = [after?.at ?? null, after?.tenant ?? null, after?.id ?? null];
    const found = await this.platform.query<FoundRefund & { readonly at: number }>(LIST, [tenants, ...place]);
    const { rows, next } = brandPageOf(found, PAGE);
    return { rows: rows.map((row) => ({ ...row, next_act: DUE_REFUND_CAUSES[row.cause] })), next };
  }
}
