import { type WaitingWork } from '../../../shared/waiting-work';

export const PHOTO_CHECK_WORK: WaitingWork = {
  // Without members who are leaving or blocked, whose pictures staff do not see.
  from: `photo_check w join account a on a.tenant_id = w.tenant_id and a.id = w.profile_id
    and a.status in ('not_confirmed', 'active')`,
  where: "w.status = 'waiting'",
  id: 'w.id::text',
  since: 'w.sent_at',
  due: { limits: [{ within: 'photo_check_minutes' }] },
};
