import { type Statement } from '../../../platform/database';

/** A member’s own side of a conversation, as events tell it: always the whole state, so that twice is once. */
export interface ChatState {
  readonly conversation: number;
  readonly unread: number;
  readonly read_seq: number;
  readonly partner_read_seq: number;
  readonly partner_received_seq: number;
  readonly cleared_seq: number;
  readonly last_seq: number;
}

/** The columns of a `ChatState`, of `chat h` and `conversation v`. */
export const CHAT_STATE = `h.conversation_id as conversation, h.unread, h.read_seq, h.partner_read_seq,
  h.partner_received_seq, h.cleared_seq, v.last_seq`;

/** That of the two of `chat h` neither has blocked the other: behind a block nobody is told how it stands. */
export const IS_OPEN = `not exists (select from block b where b.tenant_id = h.tenant_id
  and b.blocker_id in (h.member_id, h.partner_id) and b.blocked_id in (h.member_id, h.partner_id))`;

/** `rest (n, since)`: how many messages behind `seq` the member of `chat h` has not read, and since when. */
export const unreadBehind = (seq: string): string => `lateral (
    select count(*)::integer as n, min(r.sent_at) as since from message r
    where r.conversation_id = h.conversation_id and r.seq > ${seq} and r.sender_id <> h.member_id and r.gone_at is null
  ) rest`;

/** Sets what `counted` of `unreadBehind` says. The time before a mail about it counts from what is left. */
export const RECOUNT = `changed = change_position(), unread = counted.n, unread_since = counted.since,
  untold_since = case when counted.n > 0 and h.untold_since is not null then greatest(h.untold_since, counted.since) end`;

/** Held by whoever changes what both sides show, before anything else of it. Nothing where the member has no part in it. */
export const holdConversation = (member: number, conversation: number): Statement => ({
  text: `select v.last_seq from conversation v
    where v.id = $2::integer and $1::integer in (v.low_id, v.high_id) for no key update`,
  values: [member, conversation],
});

/** Both sides, whose member each is; none behind a block. */
export const bothSides = (conversation: number): Statement => ({
  text: `select h.member_id, ${CHAT_STATE} from chat h join conversation v on v.id = h.conversation_id
    where v.id = $1::integer and ${IS_OPEN}`,
  values: [conversation],
});
