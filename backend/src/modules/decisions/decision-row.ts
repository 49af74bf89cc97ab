import { type HoldingBlock, type StatementFacts, holdingWords, say, statementWords } from '../notifications';
import { type DecisionContent } from './decision-content';
import { type DecisionResponse } from './decision.response';
import { IS_HOLDING_BLOCK } from './holding-block';

/** How long a decision may be appealed: six months, as article 20 of Regulation (EU) 2022/2065 asks for at least. */
const APPEAL_UNTIL = "d.decided_at + interval '6 months'";

export interface DecisionRow {
  readonly id: number;
  readonly kind: StatementFacts['kind'];
  readonly reasons: readonly string[];
  readonly ground: 'terms' | 'law';
  readonly content: DecisionContent;
  readonly source: 'notice' | 'own';
  readonly is_software_found: boolean;
  readonly note: string | null;
  readonly ends_at: Date | null;
  readonly decided_at: Date;
  readonly ended_at: Date | null;
  readonly appeal_until: Date;
  readonly appeal_text: string | null;
  readonly appealed_at: Date | null;
  readonly outcome: 'upheld' | 'reversed' | null;
  readonly answer: string | null;
  readonly answered_at: Date | null;
  /** Whether another block holds after this one has ended. */
  readonly is_blocked: true | null;
  readonly blocked_until: Date | null;
  /** The photo that it is about, unless its owner has deleted it. */
  readonly photo: number | null;
  /** The message that was not delivered, as long as it is kept. */
  readonly message: string | null;
  /** The one of the member's account, by which the mail tells the time too. */
  readonly time_zone: string | null;
}

/** Columns of `decision d`, with its appeal. A decision without a statement was against nobody. */
export const DECISION_ROWS = `select d.id, d.kind, d.reasons, d.ground, d.content, d.source, d.is_software_found, d.note,
    d.ends_at, d.decided_at, d.ended_at, ${APPEAL_UNTIL} as appeal_until, l.text as appeal_text,
    l.created_at as appealed_at, l.outcome, l.note as answer, l.decided_at as answered_at,
    a.time_zone, o.is_blocked, o.ends_at as blocked_until, f.id as photo, w.body as message
  from decision d join statement s on s.decision_id = d.id left join appeal l on l.decision_id = d.id
    left join account a on a.id = d.account_id
    left join photo f on f.id = (d.content ->> 'photo')::integer and f.profile_id = d.account_id
    left join held_message w on w.id = (d.content ->> 'message')::integer and w.sender_id = d.account_id
    left join lateral (
      select true as is_blocked, h.ends_at from decision h
      where h.account_id = a.id and a.status = 'blocked' and ${IS_HOLDING_BLOCK} order by h.ends_at desc nulls first limit 1
    ) o on d.kind = 'member_blocked' and d.ended_at is not null`;

/** @param tag The reader's language, with its country where that is known. */
export function decisionResponse(row: DecisionRow, tag: string): DecisionResponse {
  const facts = { ...row, ends_at: row.ends_at?.toISOString() ?? null } as StatementFacts;
  return {
    id: row.id,
    ...statementWords(facts, say(tag), tag),
    note: row.note,
    removed_text: row.content.text ?? null,
    photo: photoOf(row),
    message: messageOf(row),
    decided_at: row.decided_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    still_blocked: row.is_blocked ? holdingWords(holdingOf(row), say(tag), tag) : null,
    appeal_until: row.appeal_until.toISOString(),
    appeal:
      row.appealed_at === null
        ? null
        : {
            text: row.appeal_text ?? '',
            sent_at: row.appealed_at.toISOString(),
            outcome: row.outcome,
            answer: row.answer,
            answered_at: row.answered_at?.toISOString() ?? null,
          },
  };
}

/** The picture of a check goes with its refusal. */
const photoOf = ({ content, photo }: DecisionRow): DecisionResponse['photo'] =>
  content.photo === undefined && content.check === undefined
    ? null
    : { path: photo === null ? null : `/api/photos/${photo}/whole` };

/** One that was sent after all stands in its conversation. */
const messageOf = ({ content, message, ended_at }: DecisionRow): DecisionResponse['message'] =>
  content.message === undefined || (message === null && ended_at !== null) ? null : { text: message };

const holdingOf = ({ blocked_until: until, time_zone }: DecisionRow): HoldingBlock => ({
  ends_at: until?.toISOString() ?? null,
  time_zone,
});
