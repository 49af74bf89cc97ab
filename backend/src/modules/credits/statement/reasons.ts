/** The reasons of entries. */
export const REASONS = ['signup', 'purchase', 'support', 'refund', 'message', 'photo', 'gift', 'reversal'] as const;
export type Reason = (typeof REASONS)[number];
