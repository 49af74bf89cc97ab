export const SPEND_PERIODS = ['week', 'month'] as const;
export type SpendPeriod = (typeof SPEND_PERIODS)[number];

/** A sum in minor units of the currency; null: no limit. */
export interface SpendLimit {
  readonly amount: number | null;
  readonly currency: string;
  readonly period: SpendPeriod;
}

/** Whether a limit never allows what the one before it refuses. Two currencies cannot be compared. */
export function isStricter(limit: SpendLimit, before: SpendLimit | undefined): boolean {
  if (before === undefined || before.amount === null) return true;
  if (limit.amount === null || limit.currency !== before.currency || limit.amount > before.amount) return false;
  // The same sum a week is more than once a month.
  return limit.period === before.period || limit.period === 'month';
}
