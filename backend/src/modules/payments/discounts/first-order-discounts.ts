import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type TenantDocument } from '../../tenants';
import { type Discount } from './discount';
import { DiscountExpired, DiscountFirstOrder, DiscountUsed } from './errors';

type Settings = Pick<TenantDocument, 'features' | 'discounts'>;

interface Newcomer {
  readonly since: Date;
  readonly now: Date;
  readonly hasBought: boolean;
  readonly state: 'reserved' | 'used' | null;
  readonly order: number | null;
}

type Terms = Pick<Discount, 'code' | 'percent'> & { readonly hours: number };

const HOUR_MS = 3_600_000;

/**
 * The discounts of a member's first order: the time bonus and, after it, the welcome discount. Both are settings and run from
 * the sign-up, by the database's clock. One order can have one of them, once.
 */
@Injectable()
export class FirstOrderDiscounts {
  constructor(private readonly database: Database) {}

  /** Undefined once it has ended, and for members who have bought. */
  async timeBonus(member: number, settings: Settings): Promise<Discount | undefined> {
    return this.running(await this.newcomer(member), member, timeBonusOf(settings));
  }

  async welcome(member: number, settings: Settings): Promise<Discount | undefined> {
    return this.running(await this.newcomer(member), member, welcomeOf(settings));
  }

  /** The time bonus while it runs, otherwise the welcome discount. */
  async active(member: number, settings: Settings): Promise<Discount | undefined> {
    const newcomer = await this.newcomer(member);
    return this.running(newcomer, member, timeBonusOf(settings)) ?? this.running(newcomer, member, welcomeOf(settings));
  }

  /** The one that a code is of; undefined where it is of none. Throws where it cannot be used any more. */
  async find(member: number, code: string, settings: Settings): Promise<Discount | undefined> {
    const terms = [timeBonusOf(settings), welcomeOf(settings)].find((one) => one?.code === code);
    if (!terms) return undefined;
    const newcomer = await this.newcomer(member);
    const found = this.running(newcomer, member, terms);
    if (newcomer?.state === 'used') throw new DiscountUsed();
    if (newcomer?.hasBought === true) throw new DiscountFirstOrder();
    if (!found) throw new DiscountExpired();
    return found;
  }

  private async newcomer(member: number): Promise<Newcomer | undefined> {
    const [row] = await this.database.query<Newcomer>(
      `select a.created_at as since, now() as now, a.premium_since is not null as "hasBought", u.state, u.order_id as "order"
       from account a left join discount_use u on u.account_id = a.id and u.code_id is null and u.state <> 'released'
       where a.id = $1::integer`,
      [member],
    );
    return row;
  }

  private running(newcomer: Newcomer | undefined, member: number, terms: Terms | undefined): Discount | undefined {
    if (!newcomer || !terms || newcomer.hasBought || newcomer.state === 'used') return undefined;
    const { since, now, order } = newcomer;
    const expiresAt = new Date(since.getTime() + terms.hours * HOUR_MS);
    if (expiresAt <= now) return undefined;
    const everywhere = { minimum: 0, currency: null, country: null, methods: [] };
    return { ...terms, ...everywhere, id: null, member, expiresAt, now, heldBy: order };
  }
}

function timeBonusOf({ features, discounts }: Settings): Terms | undefined {
  if (!features.time_bonus || discounts.time_bonus_percent === 0) return undefined;
  const { time_bonus_code: code, time_bonus_percent: percent, time_bonus_hours: hours } = discounts;
  return { code, percent, hours };
}

function welcomeOf({ features, discounts }: Settings): Terms | undefined {
  if (!features.welcome_discount || discounts.welcome_percent === 0) return undefined;
  const { welcome_code: code, welcome_percent: percent, welcome_days: days } = discounts;
  return { code, percent, hours: days * 24 };
}
