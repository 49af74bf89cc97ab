import { type WaitingWork } from '../../../shared/waiting-work';

/** Where somebody may be in danger an hour, else a day. */
export const REPORT_WORK: WaitingWork = {
  rows: 'from report w where w.closed_at is null',
  id: 'w.id::text',
  since: 'w.created_at',
  due: "w.created_at + case when w.reason = 'underage' then interval '1 hour' else interval '24 hours' end",
  categories: { possible_minors: "w.reason = 'underage'" },
};
