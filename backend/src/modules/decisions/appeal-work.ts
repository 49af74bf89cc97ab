import { type WaitingWork } from '../../shared/waiting-work';

const DECISION = 'from decision d where d.tenant_id = w.tenant_id and d.id = w.decision_id';

export const APPEAL_WORK: WaitingWork = {
  from: 'appeal w',
  where: 'w.decided_at is null',
  id: 'w.id::text',
  since: 'w.created_at',
  due: { limits: [{ within: 'appeal_minutes' }] },
  notFor: {
    email: `coalesce((select d.decided_by ${DECISION}), '')`,
    people: `coalesce((select d.deciders ${DECISION}), '{}')`,
  },
};
