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
  from (select * from credit_balance where (tenant_id, account_id) > ($1::integer, $2::integer)
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

/** Proves that every balance of every tenant is what its entries make it, one after the other. It changes nothing. */
@Injectable()
export class Reconciliation {
  constructor(private readonly platform: PlatformDatabase) {}

  async run(isStopped: () => boolean = () => false): Promise<Reconciled> {
    const differences: Difference[] = [];
    let accounts = 0;
    let last: Pick<Difference, 'tenant' | 'account'> | undefined = { tenant: 0, account: 0 };
    while (last !== undefined && !isStopped()) {
      const rows: Checked[] = await this.platform.query<Checked>(CHECK, [last.tenant, last.account]);
      accounts += rows.length;
      for (const { is_right: isRight, ...row } of rows) if (!isRight) differences.push(row);
      last = rows.at(-1);
    }
    return { accounts, differences };
  }
}
