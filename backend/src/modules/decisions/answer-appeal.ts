import { type Connection } from '../../platform/database';

interface Answer {
  readonly tenantId: number;
  readonly appeal: number;
  readonly outcome: 'upheld' | 'reversed';
  readonly note: string | null;
  readonly by: string;
}

/** Answers an open appeal: of two at the same time the second finds none. */
export function answerAppeal(connection: Connection, { tenantId, appeal, outcome, note, by }: Answer): Promise<number> {
  return connection.execute(
    `update appeal set outcome = $3, note = $4, decided_at = now(), decided_by = $5
     where tenant_id = $1 and id = $2 and decided_at is null`,
    [tenantId, appeal, outcome, note, by],
  );
}
