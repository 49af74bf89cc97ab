import { type Connection } from '../../../platform/database';

interface Reopened {
  readonly tenantId: number;
  readonly notice: number;
  readonly report: number;
}

/** Opens a report and its notice again, in the transaction that decides it anew. Answers when it was decided first. */
export async function reopenNotice(
  connection: Connection,
  { tenantId, notice, report }: Reopened,
): Promise<string | null> {
  await connection.execute(
    'update report set closed_at = null, closed_by = null, outcome = null where tenant_id = $1 and id = $2',
    [tenantId, report],
  );
  const [first] = await connection.query<{ decided_at: string | null }>(
    `with first as (select tenant_id, id, decided_at from notice where tenant_id = $1 and id = $2)
     update notice n set decision_id = null, decided_at = null, decided_by = null from first
     where n.tenant_id = first.tenant_id and n.id = first.id returning first.decided_at::text as decided_at`,
    [tenantId, notice],
  );
  return first?.decided_at ?? null;
}

/** Gives a notice that was decided anew the time of its first decision: the time of the second one stands in its appeal. */
export async function keepFirstDecisionTime(
  connection: Connection,
  { tenantId, notice }: Pick<Reopened, 'tenantId' | 'notice'>,
  decidedAt: string | null,
): Promise<void> {
  await connection.execute(
    `update notice set decided_at = coalesce($3::timestamptz, decided_at)
     where tenant_id = $1 and id = $2 and decided_at is not null`,
    [tenantId, notice, decidedAt],
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
