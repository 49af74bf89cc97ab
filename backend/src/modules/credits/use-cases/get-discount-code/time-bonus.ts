import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type TenantDocument } from '../../../tenants';
import { type DiscountCode } from './discount-code.response';

type Terms = Pick<TenantDocument['discounts'], 'time_bonus_code' | 'time_bonus_percent' | 'time_bonus_hours'>;

/** A discount for members without a purchase in the first hours after they signed up, by the database's clock. */
@Injectable()
export class TimeBonus {
  constructor(private readonly database: Database) {}

  /** Undefined once it has ended, and for members who have bought. */
  async findFor(member: number, terms: Terms): Promise<DiscountCode | undefined> {
    const { time_bonus_code: code, time_bonus_percent: percent, time_bonus_hours: hours } = terms;
    const [row] = await this.database.query<{ expires: Date; now: Date }>(
      `select created_at + make_interval(hours => $2::integer) as expires, now() as now from account
       where id = $1::integer and premium_since is null and created_at > now() - make_interval(hours => $2::integer)`,
      [member, hours],
    );
    if (!row) return undefined;
    return {
      ...{ code, user_id: member, expires: row.expires.toISOString(), now: row.now.toISOString() },
      ...{ value_percentage: percent, percentage: percent, minimum_order_value: 0, minimum: 0 },
      ...{ country: null, currency: null, status: 'active', validity: 'once-per-user', expired: false },
      paymentmethods: [],
    };
  }
}
