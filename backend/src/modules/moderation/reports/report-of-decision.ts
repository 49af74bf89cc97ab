import { type OpenReport } from '../../safety';

/** SQL: the report with its evidence that led to the decision `d` about a member, or null where staff decided on their own. */
export const REPORT_OF_DECISION = `(
  select json_build_object('id', r.id, 'reporter_id', r.reporter_id, 'profile_id', r.profile_id, 'fictional', false,
    'reason', r.reason, 'text', r.text, 'created_at', r.created_at,
    'evidence', r.evidence || jsonb_build_object('fictional', false))
  from notice n join report r on r.tenant_id = n.tenant_id and r.id = n.report_id
  where n.tenant_id = d.tenant_id and n.decision_id = d.id limit 1)`;

export interface WithReport {
  readonly report: (Omit<OpenReport, 'created_at'> & { readonly created_at: string }) | null;
}

export const reportIn = ({ report }: WithReport): OpenReport | null =>
  report && { ...report, created_at: new Date(report.created_at) };
