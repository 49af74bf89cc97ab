import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { microsecondsOf, timeAt } from '../../../../shared/time-cursor';
import { type BrandPosition, brandPageOf } from '../brand-cursor';
import { isoTime } from '../../../../shared/iso-time';
import { disputeWaits } from './dispute-work';

export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];
/** `waiting` are those open ones that staff have not answered. */
export const DISPUTE_FILTERS = ['waiting', ...DISPUTE_STATUSES] as const;
export type DisputeFilter = (typeof DISPUTE_FILTERS)[number];

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
  readonly evidence_due_at: string | null;
  readonly responded_at: string | null;
  readonly responded_by: string | null;
  readonly response_note: string | null;
  /** Whether it is open, and staff have not answered. */
  readonly waits: boolean;
}

export interface DisputesWish {
  readonly status?: DisputeFilter | undefined;
  readonly after: BrandPosition | null;
}

type Located = ListedDispute & { readonly at: number };

const PAGE = 50;

/** SQL: how a dispute is answered, for a row with the alias d. */
export const DISPUTE_RESPONSE = `${isoTime('d.evidence_due_at')} as evidence_due_at, ${isoTime('d.responded_at')} as responded_at,
  d.responded_by, d.response_note, ${disputeWaits('d')} as waits`;

const LIST = `
  select found.* from unnest($1::integer[]) brand (id) cross join lateral (
    select d.tenant_id, d.id, d.order_id as "order", a.provider_account_id as provider_account,
      d.provider_dispute_id as provider_dispute, d.status, d.amount, o.currency, d.credits_taken, d.credits_missing,
      ${isoTime('d.opened_at')} as opened_at, ${isoTime('d.closed_at')} as closed_at, ${DISPUTE_RESPONSE}, ${microsecondsOf('d.opened_at')} as at
    from payment_dispute d join payment_order o on o.tenant_id = d.tenant_id and o.id = d.order_id
      join payment_attempt a on a.tenant_id = d.tenant_id and a.id = d.attempt_id
    where d.tenant_id = brand.id and ($2::text is null or d.status = $2 or $2 = 'waiting' and ${disputeWaits('d')})
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
