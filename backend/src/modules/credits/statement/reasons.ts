/** The reasons of entries. */
export const REASONS = [
  ...(['signup', 'purchase', 'support', 'refund', 'message', 'photo', 'gift'] as const),
  ...(['reversal', 'withdrawal', 'chargeback'] as const),
] as const;
export type Reason = (typeof REASONS)[number];
