/**
 * The ways in which a provider and the books may not agree. `payment_unknown` was paid there and is none of ours;
 * `payment_missing` is booked here, and there not paid or not at all; `payment_not_booked` was paid there and is not booked here. Of
 * refunds and disputes, `unknown` stands there alone, `missing` here alone. `balance_unknown` moved money for a payment
 * that is none of ours, `balance_amount` moved another sum than was paid, `balance_unexplained` moved money in a way
 * that needs somebody's look.
 */
export const DIFFERENCE_KINDS = [
  'payment_unknown',
  'payment_missing',
  'payment_not_booked',
  'payment_amount',
  'payment_currency',
  'refund_unknown',
  'refund_missing',
  'refund_amount',
  'refund_status',
  'dispute_unknown',
  'dispute_missing',
  'dispute_amount',
  'dispute_status',
  'balance_unknown',
  'balance_amount',
  'balance_unexplained',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];
