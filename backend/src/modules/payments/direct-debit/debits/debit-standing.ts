import { type Database } from '../../../../platform/database';
import { type DebitStanding } from './debit-terms';

/** Somebody who opens a second account with the IBAN of the first has the limits of both. */
const STANDING = `
  with own as (
    select id, status, ended_at from mandate where account_id = $1::integer or iban_hash = $2
  ), debit as (
    select a.status, a.credits_when, a.booked_at, a.created_at, o.amount
    from own join direct_debit d on d.mandate_id = own.id join payment_attempt a on a.id = d.attempt_id
    join payment_order o on o.id = a.order_id
  )
  select
    exists (select from own where status = 'blocked' and ended_at > now() - $3::integer * interval '1 day') as "isBlocked",
    count(*) filter (where status in ('new', 'unknown', 'open', 'pending', 'held'))::integer as open,
    count(*) filter (where status in ('new', 'unknown', 'open', 'pending', 'held') and credits_when = 'paid')::integer as waiting,
    coalesce(sum(amount) filter (where status not in ('failed', 'cancelled', 'expired')
      and created_at > now() - interval '30 days'), 0)::integer as "monthAmount",
    count(*) filter (where status not in ('failed', 'cancelled', 'expired')) = 0 as "isFirst"
  from debit`;

/** Hold the account where something follows from it. `iban` is its hash, unknown before the form was filled in. */
export async function findStanding(
  database: Database,
  { account, iban, cooldownDays }: { readonly account: number; readonly iban?: Buffer; readonly cooldownDays: number },
): Promise<DebitStanding> {
  const [standing] = await database.query<DebitStanding>(STANDING, [account, iban ?? null, cooldownDays]);
  if (!standing) throw new Error('an aggregate has one row');
  return standing;
}
