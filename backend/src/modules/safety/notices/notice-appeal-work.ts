import { type WaitingWork } from '../../../shared/waiting-work';

export const NOTICE_APPEAL_WORK: WaitingWork = {
  rows: 'from notice_appeal w where w.decided_at is null',
  id: 'w.notice_id::text',
  since: 'w.created_at',
  due: "w.created_at + interval '7 days'",
  notFor: `coalesce((select n.decided_by from notice n where n.tenant_id = w.tenant_id and n.id = w.notice_id), '')`,
};
