import { type StatementFacts, type StatementReason } from '../../notifications';
import { type ReportOutcome } from '../../safety';

/** What staff decide about a report, with everything that the two people are told. */
export interface ReportDecision {
  readonly outcome: ReportOutcome;
  /** What the member is told; by default what the report says. */
  readonly rule?: StatementReason;
  readonly ground?: StatementFacts['ground'];
  /** What staff add in their own words, for the member. */
  readonly note?: string;
  /** A block ends by itself after so many days; without them it has no end. */
  readonly days?: number;
  /** What is removed: one of the three. */
  readonly photo?: number;
  readonly field?: 'about_me' | 'looking_for';
  readonly prompt?: string;
}
