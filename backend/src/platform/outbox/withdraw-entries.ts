import { type Connection } from '../database';

interface Withdrawn {
  readonly tenantId: number;
  readonly kind: string;
  /** SQL over `payload`, with `values` from $3 on. */
  readonly condition: string;
  readonly values: readonly unknown[];
}

/** Deletes entries that have not been delivered, in the transaction of the connection. Answers how many there were. */
export const withdrawEntries = (
  connection: Connection,
  { tenantId, kind, condition, values }: Withdrawn,
): Promise<number> =>
  connection.execute(`delete from outbox where tenant_id = $1 and kind = $2 and (${condition})`, [
    tenantId,
    kind,
    ...values,
  ]);
