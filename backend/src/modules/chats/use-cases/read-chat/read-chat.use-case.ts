import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { ChatNews } from '../../conversations/chat-news';
import {
  CHAT_STATE,
  IS_OPEN,
  RECOUNT,
  bothSides,
  holdConversation,
  unreadBehind,
} from '../../conversations/chat-state';
import { ChatNotFound } from '../../errors';

/** Up to where messages have come, in one conversation. */
export interface Mark {
  readonly conversation: number;
  readonly seq: number;
}

/** Up to where a member has got messages, and read them. Marks only move on: devices tell them in any order. */
@Injectable()
export class ReadChat {
  constructor(
    private readonly database: Database,
    @Inject(ChatNews) private readonly news: ChatNews,
  ) {}

  async read(member: number, { conversation, seq }: Mark): Promise<void> {
    const [held, , , sides] = await this.database.batch([
      holdConversation(member, conversation),
      {
        // Counted while the conversation is held: none comes in between.
        text: `with counted as (
            select least($3::integer, v.last_seq) as seq, rest.n, rest.since
            from chat h join conversation v on v.id = h.conversation_id, ${unreadBehind('least($3::integer, v.last_seq)')}
            where h.member_id = $1::integer and v.id = $2::integer and h.read_seq < least($3::integer, v.last_seq)
          )
          update chat h set read_seq = counted.seq, ${RECOUNT}
          from counted where h.member_id = $1::integer and h.conversation_id = $2::integer`,
        values: [member, conversation, seq],
      },
      {
        text: `update chat t set partner_read_seq = h.read_seq, changed = change_position(),
            partner_received_seq = greatest(t.partner_received_seq, h.read_seq)
          from chat h where h.member_id = $1::integer and h.conversation_id = $2::integer
            and t.member_id = h.partner_id and t.conversation_id = h.conversation_id and t.partner_read_seq < h.read_seq`,
        values: [member, conversation],
      },
      bothSides(conversation),
    ]);
    if (held?.length !== 1) throw new ChatNotFound();
    this.news.publish(sides ?? []);
  }

  /** Ignores conversations that are not the member's. */
  async received(member: number, marks: readonly Mark[]): Promise<void> {
    const sides = await this.database.query(
      // Held in one order, whatever order devices tell them in.
      `with theirs as (
         select h.member_id, h.conversation_id, least(mark.seq, v.last_seq) as seq
         from (select conversation, max(seq) as seq from unnest($2::integer[], $3::integer[]) as told (conversation, seq)
             group by conversation) mark
           join chat mine on mine.member_id = $1::integer and mine.conversation_id = mark.conversation
           join conversation v on v.id = mine.conversation_id
           join chat h on h.member_id = mine.partner_id and h.conversation_id = mine.conversation_id
         where h.partner_received_seq < least(mark.seq, v.last_seq) and ${IS_OPEN} order by h.conversation_id for no key update of h
       )
       update chat h set partner_received_seq = greatest(h.partner_received_seq, theirs.seq), changed = change_position()
       from theirs join conversation v on v.id = theirs.conversation_id
       where h.member_id = theirs.member_id and h.conversation_id = theirs.conversation_id
       returning h.member_id, ${CHAT_STATE}`,
      [member, marks.map(({ conversation }) => conversation), marks.map(({ seq }) => seq)],
    );
    this.news.publish(sides);
  }

  async keepDraft(member: number, conversation: number, text: string): Promise<void> {
    const found = await this.database.execute(
      'update chat set draft = $3 where member_id = $1 and conversation_id = $2',
      [member, conversation, text],
    );
    if (found === 0) throw new ChatNotFound();
  }
}
