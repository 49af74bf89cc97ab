import { type Connection } from '../../../platform/database';
import { changeProfileStatus, hideProfileOf } from '../../members';
import { MemberNotBlockable } from '../errors';

type Key = readonly [tenantId: number, account: number];

/**
 * Hides the profile and ends the sessions, in the transaction that says why. An account that is to be erased comes back
 * blocked, if it comes back. Answers whether it was not blocked before. Throws MemberNotBlockable where there is no account.
 */
export async function blockAccount(connection: Connection, tenantId: number, account: number): Promise<boolean> {
  const key = [tenantId, account] as const;
  const status = await holdStatus(connection, key);
  if (status === undefined) throw new MemberNotBlockable();
  if (status === 'blocked') return false;
  if (status === 'pending_deletion')
    return comesBackAs(connection, key, {
      as: "account_status = 'blocked', profile_status = 'disabled'",
      where: "account_status <> 'blocked'",
    });
  await connection.execute("update account set status = 'blocked' where tenant_id = $1 and id = $2", key);
  const hide = hideProfileOf(tenantId, account);
  await connection.execute(hide.text, hide.values);
  await connection.execute('delete from session where tenant_id = $1 and account_id = $2', key);
  return true;
}

/** Makes the account what it was before the block, in a transaction of the caller's. Answers whether it was blocked. */
export async function unblockAccount(connection: Connection, tenantId: number, account: number): Promise<boolean> {
  const key = [tenantId, account] as const;
  const status = await holdStatus(connection, key);
  if (status === 'pending_deletion') {
    const confirmed = '(select confirmed_at is not null from account where tenant_id = $1 and id = $2)';
    return comesBackAs(connection, key, {
      as: `account_status = case when ${confirmed} then 'active' else 'not_confirmed' end,
        profile_status = case when ${confirmed} then 'active' else 'disabled' end`,
      where: "account_status = 'blocked'",
    });
  }
  if (status !== 'blocked') return false;
  await connection.execute(
    `with back as (
       update account set status = case when confirmed_at is null then 'not_confirmed' else 'active' end
       where tenant_id = $1 and id = $2 returning tenant_id, id, status
     )
     ${changeProfileStatus({
       ...{ from: 'back', id: 'back.id', tenant: 'back.tenant_id' },
       status: "case back.status when 'active' then 'active' else 'disabled' end",
     })}`,
    key,
  );
  return true;
}

/** The status, which stays until the end of the transaction. */
async function holdStatus(connection: Connection, key: Key): Promise<string | undefined> {
  const [held] = await connection.query<{ status: string }>(
    'select status from account where tenant_id = $1 and id = $2 for no key update',
    key,
  );
  return held?.status;
}

/** Changes what an account that is to be erased was before, which it becomes again if its owner wants it back. */
async function comesBackAs(
  connection: Connection,
  key: Key,
  { as, where }: { readonly as: string; readonly where: string },
): Promise<boolean> {
  const changed = await connection.execute(
    `update account_deletion set ${as} where tenant_id = $1 and account_id = $2 and ${where}`,
    key,
  );
  return changed > 0;
}
