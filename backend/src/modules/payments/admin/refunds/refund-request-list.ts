import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../../platform/database';
import { type RefundRequestStatus } from '../../tables';
import { COLUMNS, FROM, type RefundRequestRow } from './refund-request';

export interface RefundRequestsWish {
  readonly status?: RefundRequestStatus | undefined;
  readonly order?: number | undefined;
}

export interface ListedRefundRequest extends RefundRequestRow {
  readonly tenant: number;
}

const MOST = 200;

/** Waiting requests are read from the oldest, decided ones from the newest. */
const list = (direction: 'asc' | 'desc'): string => `
  select found.* from unnest($1::integer[]) brand (id) cross join lateral (
    select r.tenant_id as tenant, ${COLUMNS} ${FROM}
    where r.tenant_id = brand.id and r.key not like 'retry:%' and ($2::text is null or r.status = $2)
      and ($3::integer is null or r.order_id = $3::integer)
    order by r.asked_at ${direction} limit ${MOST}
  ) found order by found."askedAt" ${direction}, found.tenant, found.id limit ${MOST}`;

/** Lists what staff of several brands asked to pay back. */
@Injectable()
export class RefundRequestList {
  constructor(private readonly platform: PlatformDatabase) {}

  list(tenants: readonly number[], { status, order }: RefundRequestsWish): Promise<ListedRefundRequest[]> {
    const text = list(status === 'waiting' ? 'asc' : 'desc');
    return this.platform.query<ListedRefundRequest>(text, [tenants, status ?? null, order ?? null]);
  }
}
