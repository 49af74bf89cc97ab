import { type WaitingWork } from '../../../shared/waiting-work';

export const PHOTO_WORK: WaitingWork = {
  from: 'photo w',
  where: `w.status = 'pending' and not exists (select from second_look l
    where l.tenant_id = w.tenant_id and l.photo_id = w.id and l.decided_at is null)`,
  id: 'w.id::text',
  since: 'w.created_at',
  due: { limits: [{ when: 'w.urgent', within: 'first_photo_minutes' }, { within: 'photo_minutes' }] },
};
