/** One stretch of looking at pictures. */
export interface Stretch {
  readonly since: number;
  readonly last: number;
  /** How many of them were severe. */
  readonly severe: number;
}

const MINUTE_MS = 60_000;
/** Somebody who did not decide for this long has had a break. */
const PAUSE_MS = 5 * MINUTE_MS;
const LONG_MS = 20 * MINUTE_MS;
const MANY_SEVERE = 15;

/** After a decision about a picture at this time, in milliseconds. */
export function continueStretch(before: Stretch | undefined, at: number, isSevere: boolean): Stretch {
  const severe = isSevere ? 1 : 0;
  if (before === undefined || at - before.last >= PAUSE_MS) return { since: at, last: at, severe };
  return { since: before.since, last: at, severe: before.severe + severe };
}

export const isBreakDue = ({ since, last, severe }: Stretch): boolean =>
  last - since >= LONG_MS || severe >= MANY_SEVERE;
