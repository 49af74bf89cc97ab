import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';

/** A balance that its entries do not explain. */
export interface Difference {
  readonly tenant: number;
  readonly account: number;
  readonly balance: number;
  /** The sum of the entries' amounts. */
  readonly sum: number;
}

/** The last look at all balances of a brand. */
export interface LedgerCheck {
  readonly tenant: number;
  readonly checkedAt: Date;
  readonly accounts: number;
  readonly differences: number;
}

export interface Reconciled {
  readonly accounts: number;
  readonly differences: readonly Difference[];
}

interface Checked extends Difference {
  readonly is_right: boolean;
}

const AT_ONCE = 1_000;

// One statement sees one moment, so that nothing under way looks like a difference.
const CHECK = `
  select b.tenant_id as tenant, b.account_id as account, b.balance, e.sum,
    b.balance = e.sum and b.entries = e.count and e.is_right as is_right
  from (select * from credit_balance where (tenant_id, account_id) > ($1::integer, $2::integer) and tenant_id <= $3::integer
    order by tenant_id, account_id limit ${AT_ONCE}) b
  cross join lateral (
    select coalesce(sum(amount), 0)::integer as sum, count(*)::integer as count, coalesce(bool_and(is_right), true) as is_right
    from (
      select amount, balance_after = sum(amount) over line and number = row_number() over line as is_right
      from credit_entry where tenant_id = b.tenant_id and account_id = b.account_id
      window line as (order by number)
    ) entry
  ) e
  order by 1, 2`;

const KEEP = `
  insert into credit_check (tenant_id, accounts, differences)
  select * from unnest($1::integer[], $2::integer[], $3::integer[])
  on conflict (tenant_id) do update set checked_at = now(), accounts = excluded.accounts, differences = excluded.differences`;

const GREATEST_ID = 2_147_483_647;

/**
 * Proves that every balance of every tenant is what its entries make it, one after the other. It changes none of them, and keeps when
 * it looked.
 */
@Injectable()
export class Reconciliation {
  constructor(private readonly platform: PlatformDatabase) {}

  /** @param only the one tenant to look at; undefined for all of them. */
  async run(isStopped: () => boolean = () => false, only?: number): Promise<Reconciled> {
    const differences: Difference[] = [];
    const counts = new Map<number, number>(only === undefined ? [] : [[only, 0]]);
    let last: Pick<Difference, 'tenant' | 'account'> | undefined =
      only === undefined ? { tenant: 0, account: 0 } : { tenant: only - 1, account: GREATEST_ID };
    while (last !== undefined && !isStopped()) {
      const behind: number[] = [last.tenant, last.account, only ?? GREATEST_ID];
      const rows: Checked[] = await this.platform.query<Checked>(CHECK, behind);
      for (const { is_right: isRight, ...row } of rows) {
        counts.set(row.tenant, (counts.get(row.tenant) ?? 0) + 1);
        if (!isRight) differences.push(row);
      }
      last = rows.at(-1);
    }
    if (last === undefined) await this.keep(counts, differences);
    return { accounts: [...counts.values()].reduce((sum, count) => sum + count, 0), differences };
  }

  /** The last look at each of these tenants; without those that were never looked at. */
  last(tenants: readonly number[]): Promise<LedgerCheck[]> {
    return this.platform.query<LedgerCheck>(
      `select tenant_id as tenant, checked_at as "checkedAt", accounts, differences from credit_check
       where tenant_id = any($1::integer[])`,
      [tenants],
    );
  }

  private async keep(counts: ReadonlyMap<number, number>, differences: readonly Difference[]): Promise<void> {
    const tenants = [...counts.keys()];
    const wrong = tenants.map((tenant) => differences.filter((one) => one.tenant === tenant).length);
    await this.platform.execute(KEEP, [tenants, [...counts.values()], wrong]);
  }
}
