import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { ChatNews } from '../../conversations/chat-news';
import { bothSides, holdConversation } from '../../conversations/chat-state';
import { ChatNotFound } from '../../errors';

@Injectable()
export class DeleteChat {
  constructor(
    private readonly database: Database,
    @Inject(ChatNews) private readonly news: ChatNews,
  ) {}

  /** Empties the member's side, until somebody writes again; own messages that wait are not sent. What both have deleted is gone. */
  async delete(member: number, conversation: number): Promise<void> {
    const [held, , , sides] = await this.database.batch([
      holdConversation(member, conversation),
      {
        text: `update chat h set cleared_seq = v.last_seq, read_seq = v.last_seq, unread = 0, unread_since = null,
            untold_since = null, draft = '', changed = change_position()
          from conversation v where v.id = $2::integer and h.member_id = $1::integer and h.conversation_id = v.id`,
        values: [member, conversation],
      },
      {
        text: `delete from message m where m.conversation_id = $1::integer
          and m.seq <= (select min(h.cleared_seq) from chat h where h.conversation_id = $1::integer)`,
        values: [conversation],
      },
      bothSides(conversation),
      {
        text: `delete from held_message w using chat h where h.member_id = $1::integer and h.conversation_id = $2::integer
          and w.sender_id = h.member_id and w.profile_id = h.partner_id and w.outcome is distinct from 'released'`,
        values: [member, conversation],
      },
    ]);
    if (held?.length !== 1) throw new ChatNotFound();
    this.news.publish((sides ?? []).filter((side) => side['member_id'] === member));
  }
}
