import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { microsecondsOf, timeAt } from '../../../../shared/time-cursor';
import { type BrandPosition, brandPageOf } from '../brand-cursor';
import { isoTime } from '../../../../shared/iso-time';

export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

export interface ListedDispute {
  readonly tenant_id: number;
  readonly id: string;
  readonly order: number;
  readonly provider_account: string;
  readonly provider_dispute: string;
  readonly status: DisputeStatus;
  readonly amount: number;
  readonly currency: string;
  readonly credits_taken: number;
  readonly credits_missing: number;
  readonly opened_at: string;
  readonly closed_at: string | null;
}

export interface DisputesWish {
  readonly status?: DisputeStatus | undefined;
  readonly after: BrandPosition | null;
}

type Located = ListedDispute & { readonly at: number };

const PAGE = 50;

const LIST = `
  select found.* from unnest($1::integer[]) brand (id) cross join lateral (
    select d.tenant_id, d.id, d.order_id as "order", a.provider_account_id as provider_account,
      d.provider_dispute_id as provider_dispute, d.status, d.amount, o.currency, d.credits_taken, d.credits_missing,
      ${isoTime('d.opened_at')} as opened_at, ${isoTime('d.closed_at')} as closed_at, ${microsecondsOf('d.opened_at')} as at
    from payment_dispute d join payment_order o on o.tenant_id = d.tenant_id and o.id = d.order_id
      join payment_attempt a on a.tenant_id = d.tenant_id and a.id = d.attempt_id
    where d.tenant_id = brand.id and ($2::text is null or d.status = $2)
      and ($3::double precision is null or d.opened_at <= ${timeAt('$3')}
        and (d.opened_at, d.tenant_id, d.id) < (${timeAt('$3')}, $4::integer, $5::uuid))
    order by d.opened_at desc, d.id desc limit ${PAGE + 1}
  ) found order by found.at desc, found.tenant_id desc, found.id desc limit ${PAGE + 1}`;

/** Lists what banks took back, or look into, at several brands, the newest first. */
@Injectable()
export class DisputeList {
  constructor(private readonly platform: PlatformDatabase) {}

  async list(
    tenants: readonly number[],
    { status, after }: DisputesWish,
  ): Promise<{ rows: ListedDispute[]; next: BrandPosition | null }> {
    const place = [after?.at ?? null, after?.tenant ?? null, after?.id ?? null];
    const found = await this.platform.query<Located>(LIST, [tenants, status ?? null, ...place]);
    return brandPageOf(found, PAGE);
  }
}
