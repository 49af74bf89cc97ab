import { type Connection } from '../../../platform/database';
import { changeProfileStatus, hideProfileOf } from '../../members';
import { MemberNotBlockable } from '../errors';

/** Hides the profile and ends the sessions, in the transaction that says why. Throws MemberNotBlockable. */
export async function blockAccount(connection: Connection, tenantId: number, account: number): Promise<void> {
  const key = [tenantId, account];
  const blocked = await connection.execute(
    `update account set status = 'blocked' where tenant_id = $1 and id = $2 and status in ('not_confirmed', 'active')`,
    key,
  );
  if (blocked === 0) throw new MemberNotBlockable();
  const hide = hideProfileOf(tenantId, account);
  await connection.execute(hide.text, hide.values);
  await connection.execute('delete from session where tenant_id = $1 and account_id = $2', key);
}

/** Throws MemberNotBlockable where it is not blocked. */
export async function unblockAccount(connection: Connection, tenantId: number, account: number): Promise<void> {
  const unblocked = await connection.execute(
    `with back as (
       update account set status = case when confirmed_at is null then 'not_confirmed' else 'active' end
       where tenant_id = $1 and id = $2 and status = 'blocked' returning tenant_id, id, status
     )
     ${changeProfileStatus({
       ...{ from: 'back', id: 'back.id', tenant: 'back.tenant_id' },
       status: "case back.status when 'active' then 'active' else 'disabled' end",
     })}`,
    [tenantId, account],
  );
  if (unblocked === 0) throw new MemberNotBlockable();
}
