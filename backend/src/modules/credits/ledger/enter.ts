import { type Connection } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { CreditKeyUsed, NotEnoughCredits, NotReversible, TransactionNotFound } from '../errors';

export type EntryReason = 'purchase' | 'support' | 'refund' | 'reversal' | 'withdrawal' | 'chargeback';

/** Money stands behind these: they change with their order, never by themselves. */
const OF_ORDERS: readonly string[] = ['purchase', 'withdrawal', 'chargeback'];

export interface NewEntry {
  readonly account: number;
  /** Not zero; below it for what is taken away. */
  readonly amount: number;
  readonly reason: EntryReason;
  readonly reference: string;
  /** The settings that the amount was taken from. */
  readonly revision: number;
  /** Unique in the tenant: repeating a key repeats no entry. */
  readonly key: string;
}

export interface Entered {
  /** The entry's, among those of its account. */
  readonly number: number;
  /** The balance right after it. */
  readonly balance: number;
  /** False where the key had been entered before. */
  readonly isNew: boolean;
}

const ENTER = `
  with known as (
    select number, balance_after,
      account_id = $2::integer and amount = $3::integer and reason = $5 and reference = $6 as is_same
    from credit_entry where tenant_id = $1::integer and idempotency_key = $8
  ), moved as (
    update credit_balance set balance = balance + $3, entries = entries + 1
    where tenant_id = $1 and account_id = $2 and balance + $3 >= 0 and not exists (select from known)
    returning balance, entries
  ), entered as (
    insert into credit_entry (tenant_id, id, account_id, number, amount, balance_after, reason, reference, revision, idempotency_key)
    select $1, $4::uuid, $2, entries, $3, balance, $5, $6, $7::integer, $8 from moved
    returning number, balance_after
  )
  select number, balance_after as balance, true as "isNew", true as is_same from entered
  union all select number, balance_after, false, is_same from known`;

const KEY_IN_USE = '23505';

/**
 * Enters credits, in the transaction that is open on the connection. The balance's row is held from here to its end: what
 * comes at once waits, and then sees this. Answers undefined where the account has no balance.
 */
export async function enter(connection: Connection, tenantId: number, entry: NewEntry): Promise<Entered | undefined> {
  const { account, amount, reason, reference, revision, key } = entry;
  // A purchase changes the account as well, which everything else holds first.
  if (reason === 'purchase')
    await connection.query('select from account where tenant_id = $1 and id = $2 for no key update', [
      tenantId,
      account,
    ]);
  const [held] = await connection.query<{ balance: number }>(
    'select balance from credit_balance where tenant_id = $1 and account_id = $2 for update',
    [tenantId, account],
  );
  if (!held) return undefined;
  const [entered] = await connection
    .query<Entered & { is_same: boolean }>(ENTER, [
      ...[tenantId, account, amount, uuidV7(), reason],
      ...[reference, revision, key],
    ])
    .catch((error: unknown) => {
      // By another account, at this moment: the same one's would have waited.
      throw (error as { code?: string }).code === KEY_IN_USE ? new CreditKeyUsed() : error;
    });
  if (!entered) throw new NotEnoughCredits(held.balance, -amount);
  if (!entered.is_same) throw new CreditKeyUsed();
  return { number: entered.number, balance: entered.balance, isNew: entered.isNew };
}

export interface Reversal {
  readonly account: number;
  /** The number of the entry to undo. */
  readonly number: number;
}

/** Takes an entry back by another one, once; the same again answers the same. What was spent meanwhile is not there to take. */
export async function reverse(
  connection: Connection,
  tenantId: number,
  { account, number }: Reversal,
): Promise<Entered> {
  const [entry] = await connection.query<{ id: string; amount: number; reason: string; revision: number }>(
    `select id, amount, reason, revision from credit_entry where tenant_id = $1 and account_id = $2 and number = $3`,
    [tenantId, account, number],
  );
  if (!entry) throw new TransactionNotFound();
  if (entry.reason === 'reversal' || OF_ORDERS.includes(entry.reason)) throw new NotReversible();
  const entered = await enter(connection, tenantId, {
    account,
    amount: -entry.amount,
    reason: 'reversal',
    reference: entry.id,
    revision: entry.revision,
    key: reversalKey(entry.id),
  });
  if (!entered) throw new TransactionNotFound();
  return entered;
}

const reversalKey = (entry: string): string => `reversal:${entry}`;
