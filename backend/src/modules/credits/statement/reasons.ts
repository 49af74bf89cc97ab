/** What entries are for. */
export const REASONS = ['signup', 'purchase', 'support', 'refund', 'message', 'photo', 'gift', 'reversal'] as const;
export type Reason = (typeof REASONS)[number];
