import { type Self } from '../api/self';

/** How long before its end a session warns. */
const WARNING_MS = 2 * 60_000;

/** Why the session is about to end, and when; undefined while there is time enough. */
export interface SessionEnd {
  /** Only an idle session can be kept on. */
  readonly why: 'idle' | 'age';
  readonly at: number;
}

export function sessionEnd(
  { session_ends_at, idle_seconds }: Pick<Self, 'session_ends_at' | 'idle_seconds'>,
  lastCallAt: number,
  now: number,
): SessionEnd | undefined {
  const idleAt = lastCallAt + idle_seconds * 1000;
  const agedAt = session_ends_at === null ? Infinity : Date.parse(session_ends_at);
  const end: SessionEnd = agedAt <= idleAt ? { why: 'age', at: agedAt } : { why: 'idle', at: idleAt };
  const left = end.at - now;
  return left > 0 && left <= WARNING_MS ? end : undefined;
}
