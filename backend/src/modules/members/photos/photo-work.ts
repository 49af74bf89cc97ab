import { type WaitingWork } from '../../../shared/waiting-work';

export const PHOTO_WORK: WaitingWork = {
  rows: "from photo w where w.status = 'pending'",
  id: 'w.id::text',
  since: 'w.created_at',
  due: "w.created_at + interval '2 hours'",
};
