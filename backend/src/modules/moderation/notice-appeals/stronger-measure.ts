import { type ReportOutcome } from '../../safety';
import { type ReportDecision } from '../reports/report-decision';

/** The decision about a report that its reporter appeals. */
export interface FirstDecision {
  readonly kind: string;
  /** When a block ends by itself. */
  readonly ends_at: Date | null;
  readonly ended_at: Date | null;
}

/** From the mildest on. Any removal counts as much as another. */
const MEASURES = [
  'dismissed',
  'warned',
  'content_removed',
  'member_blocked',
] as const satisfies readonly ReportOutcome[];

const DAY_MS = 86_400_000;

/**
 * The mildest measure that answers an appeal with more than the first decision. It is null where nothing is stronger, and `content_removed`
 * after a removal means other content.
 */
export function leastStronger(first: FirstDecision): Exclude<ReportOutcome, 'dismissed'> | null {
  if (isTakenBack(first) || first.kind === 'dismissed') return 'warned';
  if (first.kind !== 'member_blocked') return 'content_removed';
  return first.ends_at === null ? null : 'member_blocked';
}

/** Whether a measure does more than the first decision. A block does more than one that ends earlier. */
export function isStronger(first: FirstDecision, { outcome, days }: ReportDecision, now = new Date()): boolean {
  const least = leastStronger(first);
  if (least === null || MEASURES.indexOf(outcome) < MEASURES.indexOf(least)) return false;
  if (least !== 'member_blocked' || days === undefined || first.ends_at === null) return true;
  return now.getTime() + days * DAY_MS > first.ends_at.getTime();
}

/** A member’s appeal or the staff took it back, so that any measure is stronger. A block that ran out was not taken back. */
const isTakenBack = ({ ends_at: endsAt, ended_at: endedAt }: FirstDecision): boolean =>
  endedAt !== null && (endsAt === null || endedAt < endsAt);
