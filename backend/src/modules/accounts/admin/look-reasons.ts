/**
 * The part of a member's data that staff look at: the file, the e-mail address in it, the profile and the limits as the member has them,
 * or the last messages of a conversation.
 */
export type LookKind = 'file' | 'address' | 'as_others' | 'conversation';

/** Why staff look at a member's file. Codes are stored, so none is ever renamed. */
export const LOOK_REASONS = [
  ...(['sign_in', 'mails', 'payment', 'credits', 'complaint', 'safety', 'data_request', 'other'] as const),
] as const;

export interface LookReason {
  readonly reason: (typeof LOOK_REASONS)[number];
  readonly note: string | null;
  /** The reference of a complaint. */
  readonly complaint: string | null;
}
