import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type DiscountCode } from './discount-code.response';

const CODE = 'TIMEBONUS25';
const PERCENT = 25;
const HOURS = 4;

/** A discount for whoever has not bought yet, in the first hours behind the sign-up: by the database's clock. */
@Injectable()
export class TimeBonus {
  constructor(private readonly database: Database) {}

  async of(member: number): Promise<DiscountCode | undefined> {
    const [row] = await this.database.query<{ expires: Date; now: Date }>(
      `select created_at + interval '${HOURS} hours' as expires, now() as now from account
       where id = $1::integer and premium_since is null and created_at > now() - interval '${HOURS} hours'`,
      [member],
    );
    if (!row) return undefined;
    return {
      ...{ code: CODE, user_id: member, expires: row.expires.toISOString(), now: row.now.toISOString() },
      ...{ value_percentage: PERCENT, percentage: PERCENT, minimum_order_value: 0, minimum: 0 },
      ...{ country: null, currency: null, status: 'active', validity: 'once-per-user', expired: false },
      paymentmethods: [],
    };
  }
}
