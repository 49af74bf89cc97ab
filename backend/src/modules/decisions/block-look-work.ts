import { type WaitingWork } from '../../shared/waiting-work';

/** Blocks that a second person has to look at: not those that have ended, or whose account is erased. */
export const BLOCK_LOOK_WORK: WaitingWork = {
  from: 'decision w',
  where: 'w.needs_look and w.looked_at is null and w.ended_at is null and w.account_id is not null',
  id: 'w.id::text',
  since: 'w.decided_at',
  due: { limits: [{ within: 'second_look_minutes' }] },
  notFor: { email: 'w.decided_by', people: 'w.deciders' },
};
