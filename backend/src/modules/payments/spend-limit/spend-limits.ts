import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { PublishedSites, currencyOf } from '../../tenants';
import { buyerCountry } from '../offers/buyer-country';
import { findBuyer } from '../offers/buyer';
import { PackageNotFound } from '../errors';
import { SpendLimitCurrency, SpendLimitReached } from './errors';
import { LIMIT_NOW, type LimitNow } from './limit-now';
import { type SpendLimit, type SpendPeriod, isStricter } from './spend-limit';
import { type SpendLimitResponse } from './spend-limit.response';

const HELD = `
  select amount, currency, period from spend_limit where account_id = $1::integer and holds_from <= now()
  order by holds_from desc limit 1`;

const TO_COME = `
  select amount, currency, period, holds_from from spend_limit where account_id = $1::integer and holds_from > now()`;

const FORGET_COMING = 'delete from spend_limit where account_id = $1::integer and holds_from > now()';
const FORGET_ALL = 'delete from spend_limit where account_id = $1::integer';

const KEEP = `
  insert into spend_limit (account_id, amount, currency, period, holds_from)
  values ($1::integer, $2::integer, $3, $4, now() + make_interval(hours => $5::integer))`;

/** A looser limit waits as many hours: nobody raises it in the heat of the moment. */
const LOOSER_AFTER_HOURS = 24;

export interface Spender {
  readonly tenantId: number;
  readonly member: number;
  /** The country that the call comes from, if known. */
  readonly visitor: string | null;
}

/** What a member allows themselves to spend, in the currency that they pay in. */
@Injectable()
export class SpendLimits {
  constructor(
    private readonly database: Database,
    private readonly published: PublishedSites,
  ) {}

  async show(spender: Spender): Promise<SpendLimitResponse> {
    const { member } = spender;
    const [now, coming, currency] = await Promise.all([
      findLimit(this.database, member),
      this.database.query<SpendLimit & { readonly holds_from: Date }>(TO_COME, [member]),
      this.currencyFor(spender),
    ]);
    const [next] = coming;
    return {
      currency,
      limit: now === undefined ? null : inForce(now),
      next: next === undefined ? null : { ...next, holds_from: next.holds_from.toISOString() },
    };
  }

  /** Sets a limit, or with null takes it away: at once where that is stricter, else after a day. */
  async change(spender: Spender, amount: number | null, period: SpendPeriod): Promise<SpendLimitResponse> {
    const { member } = spender;
    const currency = await this.currencyFor(spender);
    const limit = { amount, currency, period };
    await this.database.transaction(async () => {
      // Orders wait for it as well, and find the new one.
      await this.database.query('select from account where id = $1::integer for no key update', [member]);
      const [held] = await this.database.query<SpendLimit>(HELD, [member]);
      const isNow = isStricter(limit, held);
      await this.database.query(isNow ? FORGET_ALL : FORGET_COMING, [member]);
      if (!isNow || amount !== null)
        await this.database.query(KEEP, [member, amount, currency, period, isNow ? 0 : LOOSER_AFTER_HOURS]);
    });
    return this.show(spender);
  }

  private async currencyFor({ tenantId, member, visitor }: Spender): Promise<string> {
    const [{ document }, buyer] = await Promise.all([this.published.get(tenantId), findBuyer(this.database, member)]);
    const currency = currencyOf(buyerCountry(document, buyer.country, visitor));
    if (currency === undefined) throw new PackageNotFound();
    return currency;
  }
}

const inForce = ({ endsAt, ...limit }: LimitNow) => ({ ...limit, ends_at: endsAt.toISOString() });

async function findLimit(database: Database, member: number): Promise<LimitNow | undefined> {
  const [limit] = await database.query<LimitNow>(LIMIT_NOW, [member]);
  return limit;
}

/** Throws where a limit is why an order of the member's was not written. */
export async function refuseBeyondLimit(
  database: Database,
  member: number,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): Promise<void> {
  const limit = await findLimit(database, member);
  if (limit && limit.currency !== currency) throw new SpendLimitCurrency();
  if (limit && limit.spent + amount > limit.amount) throw new SpendLimitReached(limit);
}
