import { type PlatformConnection } from '../../../platform/database';
import { SecondFactorNeeded, StaffSessionNeeded } from '../../../platform/http';
import { type Actor, OwnApproval } from '../../tenants';
import { ApproverNotConfirmed, RelatedApproval } from '../errors';
import { CONSOLE_TABLES } from '../tables';

/** SQL for the people who control a staff account, for a row of `staff` with the alias p. */
export const PEOPLE =
  "jsonb_build_object('ids', to_jsonb(p.id || p.held_by), 'areAll', not p.held_by_unknown, 'isProgram', p.machine) as people";

/** SQL: the ids of a parameter and of everybody who made those accounts, directly or not. */
export const withMakers = (ids: string): string =>
  `array(select unnest(${ids}::integer[]) union select unnest(created_by) from staff where id = any(${ids}::integer[]))`;

/**
 * Notes that somebody could come to act as this person: they gave out an invitation, reset the second factor or changed the
 * role. Until others confirm the person again, they approve nothing. In the transaction of what was done.
 */
export async function noteAccess(connection: PlatformConnection, staffId: number, { people }: Actor): Promise<void> {
  const others = (people?.ids ?? []).filter((id) => id !== staffId);
  const isUnknown = !people?.areAll;
  if (others.length === 0 && !isUnknown) return;
  await connection.query(
    `update staff set held_by = array_remove(array(select distinct unnest(held_by || ${withMakers('$2')})), id), held_by_unknown = held_by_unknown or $3,
       held_at = now(), confirmed_by = '{}', approves_from = null where id = $1`,
    [staffId, others, isUnknown],
  );
}

/** The day of waiting begins anew with each new password or second factor. */
export async function noteNewCredential(connection: PlatformConnection, staffId: number): Promise<void> {
  await connection.repository(CONSOLE_TABLES.staff).update({ id: staffId }, { held_at: () => 'now()' });
}

/** Why somebody's word is not taken: that of a session with a fresh code, and of a person whom `requireSecondPerson` takes. */
export const APPROVAL_REFUSALS = [
  ...([OwnApproval, RelatedApproval, ApproverNotConfirmed, StaffSessionNeeded, SecondFactorNeeded] as const),
] as const;

/**
 * Demands that an operator is confirmed and is nobody of those, nor made or was made by any of them: `behind` are the people
 * whose word the decision is so far. Locks the person against a reset at the same time.
 */
export async function requireSecondPerson(
  connection: PlatformConnection,
  staffId: number,
  behind: readonly number[],
): Promise<void> {
  const [approver] = await connection.query<{ created_by: readonly number[]; is_confirmed: boolean }>(
    `select created_by, coalesce(approves_from <= now(), false) and role = 'operator' and disabled_at is null as is_confirmed
     from staff where id = $1 for share`,
    [staffId],
  );
  if (behind.includes(staffId)) throw new OwnApproval();
  if (!approver?.is_confirmed) throw new ApproverNotConfirmed();
  const related = await connection.query(
    `select 1 from staff where id = any($1::integer[])
       and (id = any($2::integer[]) or $3 = any(created_by) or $3 = any(held_by)) limit 1`,
    [behind, approver.created_by, staffId],
  );
  if (related.length > 0) throw new RelatedApproval();
}
