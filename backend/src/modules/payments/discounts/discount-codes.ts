import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type Discount } from './discount';
import { DiscountExpired, DiscountNotFound, DiscountUsed } from './errors';

interface FoundCode {
  readonly id: string;
  readonly code: string;
  readonly percent: number;
  readonly minimum: number;
  readonly currency: string | null;
  readonly country: string | null;
  readonly member: number | null;
  readonly methods: readonly PaymentMethod[];
  readonly expiresAt: Date;
  readonly now: Date;
  readonly isEarly: boolean;
  readonly isOver: boolean;
  readonly state: 'reserved' | 'used' | null;
  readonly order: number | null;
}

/** A code of somebody else is not found. */
const FIND = `
  select c.id, c.code, c.percent, c.minimum_amount as minimum, c.currency, c.country, c.account_id as member, c.methods,
    c.expires_at as "expiresAt", now() as now, c.starts_at > now() as "isEarly",
    c.status <> 'active' or c.expires_at <= now() as "isOver", u.state, u.order_id as "order"
  from discount_code c
  left join discount_use u on u.code_id = c.id and u.account_id = $1::integer and u.state <> 'released'
  where (c.account_id is null or c.account_id = $1::integer)`;

/** Discounts that have a row: of campaigns, and those given to one member. */
@Injectable()
export class DiscountCodes {
  constructor(private readonly database: Database) {}

  /** Throws where there is none of the code for this member, or it cannot be used any more. */
  async find(member: number, code: string): Promise<Discount> {
    const [found] = await this.database.query<FoundCode>(`${FIND} and c.code = $2`, [member, code]);
    if (!found || found.isEarly) throw new DiscountNotFound();
    if (found.state === 'used') throw new DiscountUsed();
    if (found.isOver) throw new DiscountExpired();
    return discountOf(found);
  }

  /** Those given to the member alone that they can use now, the one that ends first in front. */
  async given(member: number): Promise<Discount[]> {
    const found = await this.database.query<FoundCode>(
      `${FIND} and c.account_id = $1::integer and c.status = 'active' and c.starts_at <= now() and c.expires_at > now()
         and u.state is distinct from 'used' order by c.expires_at`,
      [member],
    );
    return found.map(discountOf);
  }
}

function discountOf(found: FoundCode): Discount {
  const { id, code, percent, minimum, currency, country, member, methods, expiresAt, now, order } = found;
  return { id, code, percent, minimum, currency, country, member, methods, expiresAt, now, hours: null, heldBy: order };
}
