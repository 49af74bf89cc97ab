import { type WaitingWork } from '../../../shared/waiting-work';

const NOTICE = 'from notice n where n.tenant_id = w.tenant_id and n.id = w.notice_id';
const DECISION = `from notice n join decision d on d.tenant_id = n.tenant_id and d.id = n.decision_id
  where n.tenant_id = w.tenant_id and n.id = w.notice_id`;

export const NOTICE_APPEAL_WORK: WaitingWork = {
  from: 'notice_appeal w',
  where: 'w.decided_at is null',
  id: 'w.notice_id::text',
  since: 'w.created_at',
  due: { limits: [{ within: 'appeal_minutes' }] },
  notFor: {
    email: `coalesce((select n.decided_by ${NOTICE}), '')`,
    people: `coalesce((select d.deciders ${DECISION}), '{}')`,
  },
};
