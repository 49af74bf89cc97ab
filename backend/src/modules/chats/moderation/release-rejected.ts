import { type Connection } from '../../../platform/database';
import { heldDecided } from './held-decided';

/** Has a message sent after all that staff had rejected, in the transaction that reverses it. Nothing where it is gone. */
export async function releaseRejected(connection: Connection, tenantId: number, message: number): Promise<void> {
  const [released] = await connection.query<{ sender_id: number }>(
    `update held_message set outcome = 'released', decided_at = now()
     where tenant_id = $1 and id = $2 and outcome = 'rejected' returning sender_id`,
    [tenantId, message],
  );
  if (!released) return;
  const entry = heldDecided({ account: released.sender_id, message });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}
