import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { Realtime } from '../../../../platform/realtime';
import { ChatNews } from '../../conversations/chat-news';
import { bothSides, holdConversation } from '../../conversations/chat-state';
import { ChatNotFound, MessageNotFound, MessageTooOld } from '../../errors';

const MINUTES = 15;

@Injectable()
export class WithdrawMessage {
  constructor(
    private readonly database: Database,
    @Inject(ChatNews) private readonly news: ChatNews,
    @Inject(Realtime) private readonly realtime: Realtime,
  ) {}

  /** Nothing is left of an own message, for both, but that there was one. Once more changes nothing. */
  async withdraw(member: number, conversation: number, seq: number): Promise<void> {
    const [held, , , message, sides] = await this.database.batch([
      holdConversation(member, conversation),
      {
        text: `update message m set body = null, attachment = null, warning = null, gone_at = now(),
            gone_changed = change_position()
          where m.conversation_id = $2::integer and m.seq = $3::integer and m.sender_id = $1::integer and m.gone_at is null
            and m.sent_at > now() - make_interval(mins => ${MINUTES})`,
        values: [member, conversation, seq],
      },
      {
        text: `with gone as (
            select h.member_id, (m.seq > h.read_seq and h.member_id <> m.sender_id)::integer as n
            from message m join chat h on h.conversation_id = m.conversation_id
            where m.conversation_id = $1::integer and m.seq = $2::integer and m.gone_changed = change_position()
          )
          update chat h set changed = change_position(), unread = h.unread - gone.n,
            unread_since = case when h.unread > gone.n then h.unread_since end,
            untold_since = case when h.unread > gone.n then h.untold_since end
          from gone where h.member_id = gone.member_id and h.conversation_id = $1::integer`,
        values: [conversation, seq],
      },
      {
        text: `select m.gone_at is not null as gone from message m
          where m.conversation_id = $2::integer and m.seq = $3::integer and m.sender_id = $1::integer`,
        values: [member, conversation, seq],
      },
      bothSides(conversation),
    ]);
    if (held?.length !== 1) throw new ChatNotFound();
    if (message?.length !== 1) throw new MessageNotFound();
    if (message[0]?.['gone'] !== true) throw new MessageTooOld();
    for (const side of sides ?? [])
      this.realtime.tell(Number(side['member_id']), { event: 'gone', data: { conversation, seq } });
    this.news.tell(sides ?? []);
  }
}
