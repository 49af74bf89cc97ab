import { type WaitingWork } from '../../../shared/waiting-work';

/** Due so much working time after it was opened, by its writer or by staff. */
export const COMPLAINT_WORK: WaitingWork = {
  from: 'complaint w',
  where: "w.state = 'open'",
  id: 'w.id::text',
  since: 'w.open_since',
  due: { limits: [{ within: 'complaint_minutes' }], isWorkingTime: true },
};
