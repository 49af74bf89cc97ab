/** Services that cost credits; the name is the reason of the entry. */
export type Paid = 'message' | 'photo' | 'gift';

/** SQL expressions over `from`, a common table of one row for each debit. */
interface Price {
  readonly from: string;
  /** Integer, of whoever pays. */
  readonly account: string;
  /** Integer, zero or more. */
  readonly cost: string;
}

/** SQL expressions over `paid`. */
interface DebitEntry {
  /** Integer, as it was paid. */
  readonly cost: string;
  /** `Paid`. */
  readonly reason: string;
  /** Uuid, made by the caller. */
  readonly id: string;
  /** Text: what was paid for. Null, where it did not come about, fails the whole statement. */
  readonly reference: string;
  /** Integer: the settings that the cost was taken from. */
  readonly revision: string;
  /** Text: makes it one debit, however often it is asked for. */
  readonly key: string;
}

/**
 * The two common tables of a larger statement that together are a debit, so that what is paid for and its price happen
 * together or not at all. `paid (account_id, balance, entries, …from)` has a row where the balance was enough: it is held
 * until the transaction ends, and nothing of the statement may happen where it has none.
 */
export const pay = ({ from, account, cost }: Price): string =>
  `paid as (
    update credit_balance b set balance = b.balance - (${cost}), entries = b.entries + least(${cost}, 1)
    from ${from} where b.account_id = ${account} and b.balance >= (${cost}) and (${cost}) >= 0
    returning b.account_id, b.balance, b.entries, ${from}.*
  )`;

/**
 * Goes with every `pay`. What costs nothing makes no entry. A key that is in use fails the whole statement (23505): whoever
 * may be asked twice at once looks for what there is before it.
 */
export const enterDebit = ({ cost, reason, id, reference, revision, key }: DebitEntry): string =>
  `paid_entry as (
    insert into credit_entry (id, account_id, number, amount, balance_after, reason, reference, revision, idempotency_key)
    select ${id}, paid.account_id, paid.entries, -(${cost}), paid.balance, ${reason}, ${reference}, ${revision}, ${key}
    from paid where (${cost}) > 0
  )`;
