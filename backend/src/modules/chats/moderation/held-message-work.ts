import { type WaitingWork } from '../../../shared/waiting-work';
import { WAS_SENT } from './held-messages';

/** Somebody waits for the answer of somebody else: it is the most urgent of all. */
export const HELD_MESSAGE_WORK: WaitingWork = {
  from: 'held_message w',
  where: `w.decided_at is null and not ${WAS_SENT}`,
  id: 'w.id::text',
  since: 'w.held_at',
  due: { limits: [{ within: 'held_message_minutes' }] },
};
