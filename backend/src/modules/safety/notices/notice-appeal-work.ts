import { type WaitingWork } from '../../../shared/waiting-work';

export const NOTICE_APPEAL_WORK: WaitingWork = {
  from: 'notice_appeal w',
  where: 'w.decided_at is null',
  id: 'w.notice_id::text',
  since: 'w.created_at',
  due: { limits: [{ within: 'appeal_minutes' }] },
  notFor: `coalesce((select n.decided_by from notice n where n.tenant_id = w.tenant_id and n.id = w.notice_id), '')`,
};
