import { type Connection } from '../../../platform/database';
import { localeOfTag, readerOf } from '../../../platform/texts';
import { mailEntry } from '../../notifications';
import { type Actor } from '../../tenants';
import { ReportNotFound } from '../reports/report-not-found.error';
import { type ReportOutcome } from '../reports/report-words';

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

interface Answered {
  readonly reference: string;
  readonly locale: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly member_name: string | null;
  readonly member_email: string | null;
  readonly member_language: string | null;
  readonly country: string | null;
}

/** Joins the notice of a report to its decision and answers whoever gave it, in the transaction of the decision. */
export async function answerNotice(
  connection: Connection,
  { tenantId, report, outcome, actor, decision }: Closing & { readonly decision: number },
): Promise<void> {
  const [notice] = await connection.query<Answered>(
    `with answered as (
       update notice set decision_id = $3, decided_at = now(), decided_by = $4
       where tenant_id = $1 and report_id = $2 and decided_at is null returning *
     )
     select n.reference, n.locale, n.name, n.email, p.name as member_name, a.email as member_email,
       a.language as member_language, p.country
     from answered n left join account a on a.tenant_id = n.tenant_id and a.id = n.account_id and a.status <> 'pending_deletion'
       left join profile p on p.tenant_id = a.tenant_id and p.id = a.id`,
    [tenantId, report, decision, actor.email],
  );
  if (!notice) return;
  const { reference, member_email: memberEmail, member_language: language, country } = notice;
  const address = memberEmail ?? notice.email;
  if (address === null) return;
  const reader = language === null ? { locale: localeOfTag(notice.locale) } : readerOf({ language, country });
  const entry = mailEntry({
    mail: outcome === 'dismissed' ? 'notice_dismissed' : 'notice_acted',
    params: { name: notice.member_name ?? notice.name ?? '', reference },
    person: { address, ...reader },
  });
  // An entry's tenant is the scope's.
  await connection.query("select set_config('app.tenant_id', $1, true)", [String(tenantId)]);
  await connection.execute(entry.text, entry.values);
}
