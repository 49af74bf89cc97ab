import { type Gesture, type RefusalReason } from '../../../../../contract/profile/photo-check';

/** How many checks a member may begin within a day, and how long a gesture holds. */
export const MOST_A_DAY = 5;
export const GESTURE_MINUTES = 10;

/** `started` also where the gesture's time is over: the row goes after a day. */
type CheckStatus =
  'started' | 'waiting' | 'verified' | 'refused' | 'reversed' | 'withdrawn' | 'photos_gone' | 'undecided';

export interface PhotoCheckRow {
  readonly id: number;
  readonly status: CheckStatus;
  readonly gesture: Gesture;
  readonly gesture_until: Date;
  readonly in_time: boolean;
  readonly sent_at: Date | null;
  readonly decided_at: Date | null;
  readonly reasons: readonly RefusalReason[];
  readonly compared: readonly number[];
}

/** Columns of `photo_check c`. */
export const CHECK_COLUMNS = `c.id, c.status, c.gesture, c.gesture_until, c.gesture_until > now() as in_time, c.sent_at,
  c.decided_at, c.reasons, c.compared`;
