import { type Connection } from '../../../platform/database';

interface Reversed {
  readonly tenantId: number;
  readonly profile: number;
  readonly check: number;
}

/**
 * Takes back the refusal of a check, in the transaction that reverses the decision. Its picture went with the refusal, so that the
 * photos are not verified by it: the member begins a new check.
 */
export async function reverseRefusal(connection: Connection, { tenantId, profile, check }: Reversed): Promise<void> {
  await connection.execute(
    `update photo_check set status = 'reversed', reasons = '{}'
     where tenant_id = $1 and profile_id = $2 and id = $3 and status = 'refused'`,
    [tenantId, profile, check],
  );
}
