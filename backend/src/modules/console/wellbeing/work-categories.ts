import { type WorkQueue } from '../queues/queue-names';

/** The queues in which staff look at pictures, one after the other. */
export const PICTURE_QUEUES: readonly WorkQueue[] = ['photos', 'second_looks', 'photo_checks'];

/**
 * The work that somebody may leave to others without saying why: whole queues, and what is hard to look at within them. Their names
 * are words of the api: none is ever renamed.
 */
export const WORK_CATEGORIES = [
  ...(['photos', 'second_looks', 'photo_checks', 'held_messages', 'reports'] as const),
  ...(['possible_minors', 'nudity'] as const),
] as const;
export type WorkCategory = (typeof WORK_CATEGORIES)[number];
