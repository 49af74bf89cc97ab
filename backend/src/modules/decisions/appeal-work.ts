import { type WaitingWork } from '../../shared/waiting-work';

export const APPEAL_WORK: WaitingWork = {
  from: 'appeal w',
  where: 'w.decided_at is null',
  id: 'w.id::text',
  since: 'w.created_at',
  due: { limits: [{ within: 'appeal_minutes' }] },
  notFor: `coalesce((select d.decided_by from decision d where d.tenant_id = w.tenant_id and d.id = w.decision_id), '')`,
};
