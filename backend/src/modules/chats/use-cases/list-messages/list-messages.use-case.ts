import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../../platform/database';
import { NOT_BLOCKED } from '../../conversations/partner-sql';
import { ChatNotFound } from '../../errors';
import { MESSAGE_COLUMNS, type MessageRow } from '../../messages/message-row';
import { type MessagesRequest } from './list-messages.request';

const NEWEST = 2_147_483_647;

@Injectable()
export class ListMessages {
  constructor(private readonly database: Database) {}

  /** A part of what the member has of a conversation, oldest first. */
  async list(
    member: number,
    conversation: number,
    asked: MessagesRequest,
  ): Promise<{ messages: MessageRow[]; more: boolean }> {
    const [chats, rows] = (await this.database.batch([
      {
        text: `select 1 from chat h join profile p on p.id = h.partner_id
          where h.member_id = $1::integer and h.conversation_id = $2::integer and ${NOT_BLOCKED}`,
        values: [member, conversation],
      },
      messagesPage(member, conversation, asked),
    ])) as unknown as [object[], MessageRow[]];
    if (chats.length === 0) throw new ChatNotFound();
    const messages = rows.slice(0, asked.limit);
    if (asked.after === undefined) messages.reverse();
    return { messages, more: rows.length > asked.limit };
  }
}

/** A page and one more; the newest first, but behind `after`, where the oldest are. */
export function messagesPage(
  member: number,
  conversation: number,
  { before, after, limit }: MessagesRequest,
): Statement {
  const [side, order] = after === undefined ? ['m.seq < $3::integer', 'desc'] : ['m.seq > $3::integer', 'asc'];
  return {
    text: `select ${MESSAGE_COLUMNS} from message m
      where m.conversation_id = $2::integer and ${side} and m.seq > (
        select h.cleared_seq from chat h where h.member_id = $1::integer and h.conversation_id = $2::integer)
      order by m.seq ${order} limit $4::integer`,
    values: [member, conversation, after ?? before ?? NEWEST, limit + 1],
  };
}
