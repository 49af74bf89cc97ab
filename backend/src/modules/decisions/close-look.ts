import { type Connection } from '../../platform/database';

interface Look {
  readonly tenantId: number;
  readonly decision: number;
  readonly outcome: 'upheld' | 'reversed';
  readonly by: string;
}

/** Closes the second look at a block: of two at the same time the second finds none. */
export function closeLook(connection: Connection, { tenantId, decision, outcome, by }: Look): Promise<number> {
  return connection.execute(
    `update decision set look_outcome = $3, looked_at = now(), looked_by = $4
     where tenant_id = $1 and id = $2 and needs_look and looked_at is null and ended_at is null`,
    [tenantId, decision, outcome, by],
  );
}
