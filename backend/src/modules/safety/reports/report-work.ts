import { type WaitingWork } from '../../../shared/waiting-work';

/** A child may be in danger, or somebody who is threatened. */
export const REPORT_WORK: WaitingWork = {
  from: 'report w',
  where: 'w.closed_at is null',
  id: 'w.id::text',
  since: 'w.created_at',
  due: {
    limits: [
      { when: "w.reason in ('underage', 'harassment')", within: 'urgent_report_minutes' },
      { within: 'report_minutes' },
    ],
  },
  categories: { possible_minors: "w.reason = 'underage'" },
};
