import { Injectable } from '@nestjs/common';
import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { type Connection, PlatformDatabase } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import {
  type Actor,
  BrandCountries,
  type PublishedSite,
  PublishedSites,
  type TenantRow,
  audit,
  currencyOf,
} from '../../tenants';
import { DiscountCodeTaken, DiscountMemberAbsent, DiscountNotFound, DiscountNotSold, DiscountOver } from './errors';

/** A brand that a code is made at. */
export type CodeBrand = Pick<TenantRow, 'id' | 'slug'>;

export interface NewDiscountCode {
  readonly code: string;
  readonly percent: number;
  /** The lowest regular price that it applies to, in minor units of the currency; 0 for any. */
  readonly minimum: number;
  readonly currency: string | null;
  readonly country: string | null;
  /** None for every way to pay. */
  readonly methods: readonly PaymentMethod[];
  /** The member who alone may use it. */
  readonly member: number | null;
  /** ISO 8601; null for now. */
  readonly starts: string | null;
  readonly expires: string;
}

export interface ListedDiscountCode extends Omit<NewDiscountCode, 'starts' | 'expires'> {
  readonly starts: Date;
  readonly expires: Date;
  readonly status: 'active' | 'ended';
  /** Paid orders with it, and orders that hold it and are not paid yet. */
  readonly used: number;
  readonly reserved: number;
}

const SHOWN = 500;

/** Lets staff make and end codes of a campaign or for one member. Each change is in one transaction with its audit entry. */
@Injectable()
export class DiscountCodeAdmin {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly published: PublishedSites,
    private readonly countries: BrandCountries,
  ) {}

  /** The newest first, without those that members were given when they wanted to leave. */
  list(tenantId: number): Promise<ListedDiscountCode[]> {
    return this.platform.query<ListedDiscountCode>(
      `select c.code, c.percent, c.minimum_amount as minimum, c.currency, c.country, c.methods, c.account_id as member,
         c.starts_at as starts, c.expires_at as expires, c.status, u.used, u.reserved
       from discount_code c cross join lateral (
         select count(*) filter (where state = 'used')::integer as used,
           count(*) filter (where state = 'reserved')::integer as reserved
         from discount_use where tenant_id = c.tenant_id and code_id = c.id
       ) u
       where c.tenant_id = $1 and c.kind = 'campaign' order by c.created_at desc, c.code limit ${SHOWN}`,
      [tenantId],
    );
  }

  add(tenantId: number, wanted: NewDiscountCode, actor: Actor): Promise<void> {
    return this.addToAll([tenantId], wanted, actor);
  }

  /** Makes it at several brands, each of which sells in its currency, or at none. */
  async addToBrands(brands: readonly CodeBrand[], wanted: NewDiscountCode, actor: Actor): Promise<void> {
    const ids = brands.map(({ id }) => id);
    const sold = await this.currenciesOf(ids);
    const others = brands.filter(({ id }) => !sold.get(id)?.includes(wanted.currency ?? ''));
    if (others.length > 0) throw new DiscountNotSold(others.map(({ slug }) => slug));
    await this.addToAll(ids, wanted, actor);
  }

  /** The currencies that brands sell in, by the tenant's id. One without a live revision sells nothing. */
  async currenciesOf(tenants: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
    const countries = await this.countries.of(tenants);
    return new Map([...countries].map(([tenant, offered]) => [tenant, currenciesIn(offered)]));
  }

  /** Orders that hold it keep it. Ended twice it is ended once. */
  async end(tenantId: number, code: string, actor: Actor): Promise<void> {
    await this.platform.transaction(async (connection) => {
      const [found] = await connection.query<{ status: string; member: number | null }>(
        `select status, account_id as member from discount_code
         where tenant_id = $1 and code = $2 and kind = 'campaign' for update`,
        [tenantId, code],
      );
      if (!found) throw new DiscountNotFound();
      if (found.status === 'ended') return;
      await connection.execute("update discount_code set status = 'ended' where tenant_id = $1 and code = $2", [
        ...[tenantId, code],
      ]);
      const subject = subjectOf({ code, member: found.member });
      await audit(connection, actor, { action: 'discount_code.ended', tenantId, subject });
    });
  }

  private async addToAll(tenants: readonly number[], wanted: NewDiscountCode, actor: Actor): Promise<void> {
    const { code, percent, minimum, currency, country, methods, starts, expires } = wanted;
    const sites = await Promise.all(tenants.map((id) => this.published.get(id)));
    refuseTaken(sites.filter((site) => isOfSettings(site, code)));
    await this.platform.transaction(async (connection) => {
      const taken: PublishedSite[] = [];
      // Two people who make one code at the same brands wait for each other in one order.
      for (const site of sites.sort((one, other) => one.tenantId - other.tenantId))
        if (!(await insertCode(connection, site.tenantId, wanted))) taken.push(site);
      refuseTaken(taken);
      const subject = subjectOf(wanted);
      const details = { percent, minimum, currency, country, methods, starts, expires };
      for (const tenantId of tenants)
        await audit(connection, actor, { action: 'discount_code.added', tenantId, subject, details });
    });
  }
}

/** Answers whether it was made: the brand may have it already. */
async function insertCode(connection: Connection, tenantId: number, wanted: NewDiscountCode): Promise<boolean> {
  const { code, percent, minimum, currency, country, methods, member, starts, expires } = wanted;
  const [period] = await connection.query<{ isOver: boolean; isMember: boolean }>(
    `select $2::timestamptz <= greatest(now(), coalesce($1::timestamptz, now())) as "isOver",
       $4::integer is null or exists (select from account where tenant_id = $3 and id = $4::integer) as "isMember"`,
    [starts, expires, tenantId, member],
  );
  if (period?.isOver !== false) throw new DiscountOver();
  if (!period.isMember) throw new DiscountMemberAbsent();
  const added = await connection.execute(
    `insert into discount_code (tenant_id, id, code, kind, percent, minimum_amount, currency, country, methods, account_id,
       starts_at, expires_at)
     values ($1, $2::uuid, $3, 'campaign', $4, $5, $6, $7, $8::text[], $9, coalesce($10::timestamptz, now()), $11)
     on conflict (tenant_id, code) do nothing`,
    [...[tenantId, uuidV7(), code, percent, minimum, currency, country, methods, member], ...[starts, expires]],
  );
  return added === 1;
}

function currenciesIn(countries: readonly string[]): readonly string[] {
  const currencies = new Set(countries.map(currencyOf));
  return [...currencies].filter((currency) => currency !== undefined).sort();
}

function refuseTaken(sites: readonly PublishedSite[]): void {
  if (sites.length > 0) throw new DiscountCodeTaken(sites.map(({ slug }) => slug));
}

/** The settings have codes of their own, and those come first. */
function isOfSettings({ document: { discounts } }: PublishedSite, code: string): boolean {
  return code === discounts.time_bonus_code || code === discounts.welcome_code;
}

/** An erasure takes the member out of the audit. */
const subjectOf = ({ code, member }: Pick<NewDiscountCode, 'code' | 'member'>): string =>
  member === null ? `discount_code:${code}` : `account:${member}`;
