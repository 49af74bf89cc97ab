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

/** Held by whoever changes what both sides show, before anything else of it. Nothing where the member has no part in it. */
export const holdConversation = (member: number, conversation: number): Statement => ({
  text: `select v.last_seq from conversation v
    where v.id = $2::integer and $1::integer in (v.low_id, v.high_id) for no key update`,
  values: [member, conversation],
});

/** Both sides, whose member each is. */
export const bothSides = (conversation: number): Statement => ({
  text: `select h.member_id, ${CHAT_STATE} from chat h join conversation v on v.id = h.conversation_id
    where v.id = $1::integer`,
  values: [conversation],
});
