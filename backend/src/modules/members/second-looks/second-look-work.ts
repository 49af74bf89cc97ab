import { type WaitingWork } from '../../../shared/waiting-work';

/** Where somebody may be a child, their profile is hidden meanwhile: it is the most urgent. */
export const SECOND_LOOK_WORK: WaitingWork = {
  // With the evidence of photos that their owners have deleted.
  from: `(select tenant_id, photo_id, cause, requested_at, first_by, first_people, first_reason from second_look where decided_at is null
    union all select e.tenant_id, e.photo_id, 'minor', e.requested_at, e.first_by, e.first_people, 'minor' from minor_evidence e
    where e.decided_at is null and not exists (select from photo f where f.tenant_id = e.tenant_id and f.id = e.photo_id)
  ) w`,
  where: 'true',
  id: 'w.photo_id::text',
  since: 'w.requested_at',
  due: {
    limits: [
      { when: "w.cause = 'minor'", within: 'minor_minutes' },
      { when: "w.cause = 'escalated'", within: 'photo_minutes' },
      { within: 'second_look_minutes' },
    ],
  },
  notFor: { email: 'w.first_by', people: 'w.first_people' },
  categories: { possible_minors: "w.cause = 'minor'", nudity: "w.first_reason = 'nudity'" },
};
