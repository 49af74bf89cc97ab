/** How a try to reach a device ended. `again` are those that may be better later. */
export type PushEnd = 'ok' | 'gone' | 'refused' | 'too_large' | 'unfit' | PushAgain;
type PushAgain = 'limited' | 'unavailable' | 'no_answer' | 'braked';

const AGAIN: ReadonlySet<PushEnd> = new Set<PushEnd>(['limited', 'unavailable', 'no_answer', 'braked']);
export const isAgain = (end: PushEnd): boolean => AGAIN.has(end);

/** Milliseconds for which a service that names no time is left alone. */
const UNNAMED_MS = 60_000;
/** A service that names more is asked again after as many milliseconds. */
const LONGEST_MS = 3_600_000;

/** Reads the status of a push service (RFC 8030, and what services make of it). */
export function pushEnd(status: number): PushEnd {
  if (status >= 200 && status < 300) return 'ok';
  // RFC 8030 has 404 for a subscription that has expired; Google and Microsoft answer 410.
  if (status === 404 || status === 410) return 'gone';
  if (status === 413) return 'too_large';
  if (status === 429) return 'limited';
  if (status === 408 || status >= 500) return 'unavailable';
  return 'refused';
}

/** Milliseconds until a service wants to be asked again, by its `Retry-After`: seconds or a date. */
export function retryAfter(header: string | undefined, now = Date.now()): number {
  const seconds = Number(header);
  const named = Number.isFinite(seconds) && header !== undefined ? seconds * 1000 : Date.parse(header ?? '') - now;
  return Number.isFinite(named) && named > 0 ? Math.min(named, LONGEST_MS) : UNNAMED_MS;
}
