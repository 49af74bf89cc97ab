import { type WaitingWork } from '../../shared/waiting-work';

/** Blocks that a second person has to look at: not those that have ended, or whose account is erased. */
export const BLOCK_LOOK_WORK: WaitingWork = {
  rows: 'from decision w where w.needs_look and w.looked_at is null and w.ended_at is null and w.account_id is not null',
  id: 'w.id::text',
  since: 'w.decided_at',
  due: "w.decided_at + interval '24 hours'",
  notFor: 'w.decided_by',
};
