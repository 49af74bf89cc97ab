import { type Database } from '../../../../platform/database';
import { type SignedDebit } from './file-content';

/** Why a debit is in no file: nobody may collect it any more. */
export type LeftOut = 'mandate_revoked' | 'mandate_blocked' | 'mandate_expired' | 'account_gone';

export interface DueDebit extends SignedDebit {
  readonly leftOut: LeftOut | null;
}

/** Banks take more, and people who look for one of them do not. */
const MOST = 10_000;

/**
 * Selects the debits that are due by a day and in no file. An erasure ends mandates and takes the holder out of them; it
 * revokes nothing that was signed, and the proof is kept to collect. An account that is gone would only be paid back.
 */
const DUE = `
  select a.id as attempt, o.amount, m.id as mandate, m.reference, m.creditor_id as "creditorId", m.proof,
    to_char(m.signed_at at time zone 'UTC', 'YYYY-MM-DD') as "signedOn", d.is_first as "isFirst",
    case
      when m.status = 'revoked' and m.holder is not null then 'mandate_revoked'
      when m.status in ('blocked', 'expired') then 'mandate_' || m.status
      when a.booked_at is null and coalesce(owner.status, 'blocked') = 'blocked' then 'account_gone'
    end as "leftOut"
  from payment_attempt a join payment_order o on o.id = a.order_id join direct_debit d on d.attempt_id = a.id
  join mandate m on m.id = d.mandate_id left join account owner on owner.id = o.account_id
  where a.provider_account_id = $1 and a.status = 'pending' and d.file_id is null and d.due_on <= $2::date
  order by a.id limit ${MOST} for update of a, d`;

/** Hold the provider account: a debit is in one file only. `day` is like `2026-11-26`. */
export const findDueDebits = (database: Database, account: string, day: string): Promise<DueDebit[]> =>
  database.query<DueDebit>(DUE, [account, day]);
