import { type components } from '../../../lib/api/schema';

export type Card = components['schemas']['MemberCard'];
export type Choice = 'like' | 'pass';
export type LikesLeft = Pick<components['schemas']['DeckResponse'], 'likes_left' | 'resets_at'>;

/** A choice about one profile that has to be sent to the API. */
export interface Choosing {
  readonly what: Choice | 'undo';
  readonly profile: number;
  /** Whether it was on its way once: whether it has arrived is not known then. */
  readonly isTried: boolean;
}

/** How telling it ended. */
export type Sent =
  | { readonly state: 'done'; readonly left: LikesLeft; readonly isMatch: boolean }
  | { readonly state: 'used_up'; readonly left: LikesLeft }
  | { readonly state: 'refused'; readonly why: 'absent' | 'unconfirmed' | 'too_late' | 'failed' }
  | { readonly state: 'later'; readonly why: 'unreachable' | 'failed'; readonly afterMs?: number }
  | { readonly state: 'signed_out' };
export type Told = Exclude<Sent, { state: 'later' | 'signed_out' }>;
