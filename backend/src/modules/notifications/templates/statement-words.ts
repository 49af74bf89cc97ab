import { type RefusalReason } from '../../../../../contract/profile/photo-check';
import { type Say } from '../mail-texts';
import { momentIn } from './moment-in';
import { type PhotoRejected } from './photo-rejected';

/** Words of rows and of the api: none is ever renamed. */
export const STATEMENT_REASONS = [
  ...(['fake_profile', 'scam', 'harassment', 'underage', 'offensive_photo', 'offensive_text'] as const),
  ...(['contact_details', 'spam', 'illegal', 'other'] as const),
] as const;
export type StatementReason = (typeof STATEMENT_REASONS)[number];

interface Circumstances {
  /** When a block ends by itself. ISO 8601. */
  readonly ends_at: string | null;
  readonly time_zone: string | null;
  readonly ground: 'terms' | 'law';
  readonly source: 'notice' | 'own';
  readonly is_software_found: boolean;
  /** A text that staff add in their own words. */
  readonly note: string | null;
}

type OwnReasons =
  | { readonly kind: 'photo_rejected'; readonly reasons: readonly PhotoRejected['reason'][] }
  | { readonly kind: 'photo_check_refused'; readonly reasons: readonly RefusalReason[] };

/** A decision against a member, as its statement of reasons tells it. */
export type StatementFacts = Circumstances &
  (
    | OwnReasons
    | {
        readonly kind:
          'warned' | 'photo_removed' | 'text_removed' | 'prompt_removed' | 'member_blocked' | 'message_rejected';
        readonly reasons: readonly StatementReason[];
      }
  );

export type StatementKind = StatementFacts['kind'];

/** A decision is told by its kind and its end. */
export type DecidedFacts = Pick<Circumstances, 'ends_at' | 'time_zone'> & { readonly kind: StatementKind };

export const whatWasDecided = (
  { kind, ends_at: endsAt, time_zone: zone }: DecidedFacts,
  say: Say,
  tag: string,
): string =>
  kind === 'member_blocked' && endsAt !== null
    ? say('decision_what_member_blocked_until', { date: momentIn(endsAt, tag, zone) }).replace(DOUBLE_STOP, '.')
    : say(`decision_what_${kind}`);

export interface StatementWords {
  readonly what: string;
  readonly why: string;
  readonly origin: string;
  readonly software: string;
  readonly ground: string;
}

/** A time such as `10:30 a.m.` at the end of a sentence. */
const DOUBLE_STOP = /\.\.$/;

/** Words of a statement of reasons by article 17 of Regulation (EU) 2022/2065, in the reader's language. */
export function statementWords(facts: StatementFacts, say: Say, tag: string): StatementWords {
  return {
    what: whatWasDecided(facts, say, tag),
    why: whyOf(facts, say),
    origin: say(`decision_origin_${facts.source}`),
    software: say(`decision_software_${facts.is_software_found ? 'found' : 'none'}`),
    ground: say(`decision_ground_${facts.ground}`),
  };
}

function whyOf(facts: StatementFacts, say: Say): string {
  switch (facts.kind) {
    case 'photo_rejected':
      return facts.reasons.map((reason) => say(`photo_reason_${reason}`)).join(' ');
    case 'photo_check_refused':
      return facts.reasons.map((reason) => say(`photo_check_reason_${reason}`)).join(' ');
    default:
      return facts.reasons.map((reason) => say(`decision_reason_${reason}`)).join(' ');
  }
}
