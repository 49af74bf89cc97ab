import { createHash, randomBytes } from 'node:crypto';
import { type Connection } from '../../../platform/database';
import { mailEntry } from '../../notifications';
import { type Actor } from '../../tenants';
import { ReportNotFound } from '../reports/report-not-found.error';
import { type ReportOutcome } from '../reports/report-words';
import { noticePerson } from './notice-person';

export const hashOfNoticeToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface ClosedReport {
  readonly id: number;
  readonly profile_id: number | null;
  readonly reason: string;
}

interface Closing {
  readonly tenantId: number;
  readonly report: number;
  readonly outcome: ReportOutcome;
  readonly actor: Actor;
}

/** Closes an open report: of two at the same time the second finds none. Throws ReportNotFound. */
export async function closeReport(
  connection: Connection,
  { tenantId, report, outcome, actor }: Closing,
): Promise<ClosedReport> {
  const [closed] = await connection.query<ClosedReport>(
    `update report set closed_at = now(), closed_by = $3, outcome = $4
     where tenant_id = $1 and id = $2 and closed_at is null returning id, profile_id, reason`,
    [tenantId, report, actor.email, outcome],
  );
  if (!closed) throw new ReportNotFound();
  return closed;
}

/**
 * Joins the notice of a report to its decision and answers the reporter, in the transaction of the decision. The answer has a link by
 * which they can appeal, unless it is the answer to their appeal.
 */
export async function answerNotice(
  connection: Connection,
  { tenantId, report, outcome, actor, decision }: Closing & { readonly decision: number },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const [notice] = await connection.query<{ id: number; reference: string; is_appealed: boolean }>(
    `update notice n set decision_id = $3, decided_at = now(), decided_by = $4, appeal_hash = coalesce(n.appeal_hash, $5)
     where tenant_id = $1 and report_id = $2 and decided_at is null returning id, reference, exists (
       select from notice_appeal l where l.tenant_id = n.tenant_id and l.notice_id = n.id) as is_appealed`,
    [tenantId, report, decision, actor.email, hashOfNoticeToken(token)],
  );
  const person = notice && (await noticePerson(connection, tenantId, notice.id));
  if (!person) return;
  const { name, ...to } = person;
  const params = { name, reference: notice.reference };
  const entry = notice.is_appealed
    ? mailEntry({ mail: 'notice_appeal_reversed', params, person: to })
    : mailEntry({
        mail: outcome === 'dismissed' ? 'notice_dismissed' : 'notice_acted',
        params: { ...params, token },
        person: to,
      });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}
