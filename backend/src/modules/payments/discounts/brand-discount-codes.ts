import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { microsecondsOf, timeAt } from '../../../shared/time-cursor';
import { type BrandPosition, brandPageOf } from '../admin/brand-cursor';
import { isoTime } from '../../../shared/iso-time';
import { type ListedDiscountCode } from './discount-code-admin';

export const DISCOUNT_STATES = ['usable', 'over'] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

export interface BrandDiscountCode extends Omit<ListedDiscountCode, 'starts' | 'expires'> {
  readonly tenant_id: number;
  readonly id: string;
  readonly starts: string;
  readonly expires: string;
}

export interface DiscountCodesWish {
  /** The whole code. */
  readonly code?: string | undefined;
  /** Usable ones include those that have not begun yet. */
  readonly state?: DiscountState | undefined;
  readonly after: BrandPosition | null;
}

type Located = BrandDiscountCode & { readonly at: number };

const PAGE = 50;
const IS_USABLE = "c.status = 'active' and c.expires_at > now()";

const LIST = `
  select found.* from unnest($1::integer[]) brand (id) cross join lateral (
    select c.tenant_id, c.id, c.code, c.percent, c.minimum_amount as minimum, c.currency, c.country, c.methods,
      c.account_id as member, ${isoTime('c.starts_at')} as starts, ${isoTime('c.expires_at')} as expires, c.status,
      u.used, u.reserved, ${microsecondsOf('c.created_at')} as at
    from discount_code c cross join lateral (
      select count(*) filter (where state = 'used')::integer as used,
        count(*) filter (where state = 'reserved')::integer as reserved
      from discount_use where tenant_id = c.tenant_id and code_id = c.id
    ) u
    where c.tenant_id = brand.id and c.kind = 'campaign' and ($2::text is null or c.code = $2)
      and ($3::text is null or (${IS_USABLE}) = ($3 = 'usable'))
      and ($4::double precision is null or c.created_at <= ${timeAt('$4')}
        and (c.created_at, c.tenant_id, c.id) < (${timeAt('$4')}, $5::integer, $6::uuid))
    order by c.created_at desc, c.id desc limit ${PAGE + 1}
  ) found order by found.at desc, found.tenant_id desc, found.id desc limit ${PAGE + 1}`;

/** Lists the discount codes of several brands, the newest first, without those that members were given when they wanted to leave. */
@Injectable()
export class BrandDiscountCodes {
  constructor(private readonly platform: PlatformDatabase) {}

  async list(
    tenants: readonly number[],
    { code, state, after }: DiscountCodesWish,
  ): Promise<{ rows: BrandDiscountCode[]; next: BrandPosition | null }> {
    const place = [after?.at ?? null, after?.tenant ?? null, after?.id ?? null];
    const found = await this.platform.query<Located>(LIST, [tenants, code ?? null, state ?? null, ...place]);
    return brandPageOf(found, PAGE);
  }
}
