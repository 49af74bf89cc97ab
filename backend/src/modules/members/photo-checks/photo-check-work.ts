import { type WaitingWork } from '../../../shared/waiting-work';

export const PHOTO_CHECK_WORK: WaitingWork = {
  rows: "from photo_check w where w.status = 'waiting'",
  id: 'w.id::text',
  since: 'w.sent_at',
  due: "w.sent_at + interval '24 hours'",
};
