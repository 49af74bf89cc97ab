import { type WaitingWork } from '../../../shared/waiting-work';

/** Where somebody may be a child, their profile is hidden meanwhile: it is the most urgent. */
export const SECOND_LOOK_WORK: WaitingWork = {
  rows: 'from second_look w where w.decided_at is null',
  id: 'w.photo_id::text',
  since: 'w.requested_at',
  due: `w.requested_at + case w.cause when 'minor' then interval '1 hour' when 'escalated' then interval '2 hours'
    else interval '24 hours' end`,
  notFor: 'w.first_by',
  categories: { possible_minors: "w.cause = 'minor'", nudity: "w.first_reason = 'nudity'" },
};
