/** SQL expressions: the entry's id, the credits and the settings that say so. */
type Grant = Readonly<Record<'id' | 'amount' | 'revision', string>>;

/**
 * Ends a statement that has a common table `confirmed (id)`, of one account at most: it gets the credits of signing up,
 * once however often it is confirmed.
 */
export const signupGrant = ({ id, amount, revision }: Grant): string =>
  `granted as (
    update credit_balance b set balance = b.balance + ${amount}, entries = b.entries + 1
    from confirmed where b.account_id = confirmed.id and ${amount} > 0
      and not exists (select from credit_entry e where e.idempotency_key = 'signup:' || confirmed.id)
    returning b.account_id, b.balance, b.entries
  )
  insert into credit_entry (id, account_id, number, amount, balance_after, reason, revision, idempotency_key)
  select ${id}, account_id, entries, ${amount}, balance, 'signup', ${revision}, 'signup:' || account_id from granted`;
