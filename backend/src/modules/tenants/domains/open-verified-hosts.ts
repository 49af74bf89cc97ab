import { type PlatformConnection } from '../../../platform/database';
import { type Actor } from '../actor';
import { audit } from '../audit';

/** Opens the hosts that were seen to lead here to visitors, in the transaction that gives them something to see. */
export async function openVerifiedHosts(
  connection: PlatformConnection,
  tenantId: number,
  version: number,
  actor: Actor,
): Promise<void> {
  const opened = await connection.query<{ host: string }>(
    `update domain set state = 'live', version = $2, changed_at = now()
     where tenant_id = $1 and state = 'verified' returning host`,
    [tenantId, version],
  );
  for (const { host } of opened)
    await audit(connection, actor, {
      action: 'domain.state_changed',
      tenantId,
      subject: host,
      details: { from: 'verified', to: 'live' },
    });
}
