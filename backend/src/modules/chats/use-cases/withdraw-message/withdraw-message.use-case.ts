import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { Realtime } from '../../../../platform/realtime';
import { ChatNews } from '../../conversations/chat-news';
import { RECOUNT, bothSides, holdConversation, unreadBehind } from '../../conversations/chat-state';
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
        text: `with counted as (
            select h.member_id, rest.n, rest.since
            from message m join chat h on h.conversation_id = m.conversation_id, ${unreadBehind('h.read_seq')}
            where m.conversation_id = $1::integer and m.seq = $2::integer and m.gone_changed = change_position()
          )
          update chat h set ${RECOUNT}
          from counted where h.member_id = counted.member_id and h.conversation_id = $1::integer`,
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
      this.realtime.publish(Number(side['member_id']), { event: 'gone', data: { conversation, seq } });
    this.news.publish(sides ?? []);
  }
}
