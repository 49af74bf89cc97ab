import { type Connection } from '../../../platform/database';

interface Reopened {
  readonly tenantId: number;
  readonly notice: number;
  readonly report: number;
}

/** Opens a report and its notice again, in the transaction that decides it anew. */
export async function reopenNotice(connection: Connection, { tenantId, notice, report }: Reopened): Promise<void> {
  await connection.execute(
    'update report set closed_at = null, closed_by = null, outcome = null where tenant_id = $1 and id = $2',
    [tenantId, report],
  );
  await connection.execute(
    'update notice set decision_id = null, decided_at = null, decided_by = null where tenant_id = $1 and id = $2',
    [tenantId, notice],
  );
}

interface AnsweredAppeal {
  readonly tenantId: number;
  readonly notice: number;
  readonly outcome: 'upheld' | 'reversed';
  readonly by: string;
}

/** Answers an open appeal: of two at the same time the second finds none. */
export function answerNoticeAppeal(
  connection: Connection,
  { tenantId, notice, outcome, by }: AnsweredAppeal,
): Promise<number> {
  return connection.execute(
    `update notice_appeal set outcome = $3, decided_at = now(), decided_by = $4
     where tenant_id = $1 and notice_id = $2 and decided_at is null`,
    [tenantId, notice, outcome, by],
  );
}
