import { type PlatformConnection } from '../../../platform/database';
import { endSessionsOf } from '../sign-in/staff-sessions';

/**
 * Ends every session and token of somebody, in the transaction of what changes who they are or what they may do. Answers how many
 * tokens that were. A program's tokens stay: they are no person's, and it would stop.
 */
export async function endAccess(connection: PlatformConnection, staffId: number): Promise<number> {
  await endSessionsOf(connection, staffId);
  return connection.execute(
    `update staff_token set revoked_at = now() where staff_id = $1 and revoked_at is null
       and not exists (select from staff s where s.id = $1 and s.machine)`,
    [staffId],
  );
}

/** Ends the open invitations by which somebody could still let themselves in: those to accounts that they had access to. */
export async function endGivenInvitations(connection: PlatformConnection, staffId: number): Promise<void> {
  await connection.execute(
    `delete from staff_invitation i using staff s
     where s.id = i.staff_id and i.used_at is null and $1 = any(s.held_by)`,
    [staffId],
  );
}
