import { type WaitingWork } from '../../../shared/waiting-work';

export const PHOTO_WORK: WaitingWork = {
  rows: `from photo w where w.status = 'pending' and not exists (select from second_look l
    where l.tenant_id = w.tenant_id and l.photo_id = w.id and l.decided_at is null)`,
  id: 'w.id::text',
  since: 'w.created_at',
  due: "w.created_at + interval '2 hours'",
};
