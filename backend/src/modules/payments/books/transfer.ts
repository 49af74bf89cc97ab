import { type Statement } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';

/**
 * The accounts of the books, per tenant and currency: money at a provider, service that is paid and not yet used, VAT owed to
 * a country, money owed back to members, disputed money, what a chargeback took of credits that were spent, what providers keep
 * for their work, what our own bank got of them and paid to members.
 */
export type BookAccount =
  (`clearing:${string}` | 'prepaid' | `vat:${string}` | 'refunds' | 'disputes' | 'owed_by_members') | ('fees' | 'bank');

/** A sum that moves from one account of the books to another. */
export interface Transfer {
  /** Unique in the tenant: repeating a key repeats no transfer. */
  readonly key: string;
  /** None for what a provider charges by itself, and for what it pays out. */
  readonly order: number | null;
  readonly currency: string;
  readonly debit: BookAccount;
  readonly credit: BookAccount;
  /** In minor units, zero or more: nothing is written for zero. */
  readonly amount: number;
}

/** The statement that writes transfers into the books. */
export function transferEntries(transfers: readonly Transfer[]): Statement {
  const written = transfers.filter(({ amount }) => amount !== 0);
  const column = <Value>(of: (transfer: Transfer) => Value): Value[] => written.map(of);
  return {
    text: `insert into money_transfer (id, key, order_id, currency, debit_account, credit_account, amount)
      select * from unnest($1::uuid[], $2::text[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::integer[])
      on conflict (tenant_id, key) do nothing`,
    values: [
      ...[
        column(() => uuidV7()),
        column(({ key }) => key),
        column(({ order }) => order),
        column(({ currency }) => currency),
      ],
      ...[column(({ debit }) => debit), column(({ credit }) => credit), column(({ amount }) => amount)],
    ],
  };
}
