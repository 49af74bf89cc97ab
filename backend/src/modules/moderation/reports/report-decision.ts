import { type StatementFacts, type StatementReason } from '../../notifications';
import { type ReportOutcome } from '../../safety';

/** A decision of staff about a report, with everything that the two people are told. */
export interface ReportDecision {
  readonly outcome: ReportOutcome;
  /** The reason that the member is told; by default the one of the report. */
  readonly rule?: StatementReason;
  readonly ground?: StatementFacts['ground'];
  /** A text that staff add in their own words, for the member. */
  readonly note?: string;
  /** A block ends by itself after so many days; without them it has no end. */
  readonly days?: number;
  /** Exactly one of these three is removed. */
  readonly photo?: number;
  readonly field?: 'about_me' | 'looking_for';
  readonly prompt?: string;
}
