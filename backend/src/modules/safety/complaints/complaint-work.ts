import { type WaitingWork } from '../../../shared/waiting-work';

/** Due one working day after the last thing that the other side wrote. */
export const COMPLAINT_WORK: WaitingWork = {
  from: 'complaint w',
  where: "w.state = 'open'",
  id: 'w.id::text',
  since: 'w.last_at',
  due: { at: 'w.due_at' },
};
