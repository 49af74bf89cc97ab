import { type WaitingWork } from '../../../shared/waiting-work';

/** A member's new address lacks a second person's word. */
export const MAIL_CHANGE_WORK: WaitingWork = {
  from: 'staff_mail_change w',
  where: "w.status = 'waiting' and w.expires_at > now()",
  id: 'w.id::text',
  since: 'w.asked_at',
  due: { limits: [{ within: 24 * 60 }] },
};
