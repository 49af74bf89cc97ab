import { ApiProperty } from '@nestjs/swagger';
import { ChatItem } from '../../conversations/chat.response';

export class ChatsResponse {
  @ApiProperty({ type: [ChatItem], description: 'Newest first, 200 at most.' })
  readonly chats!: readonly ChatItem[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `cursor` for the next page; null at the end.' })
  readonly next!: string | null;
}

class UnreadChat {
  @ApiProperty()
  readonly conversation!: number;
  @ApiProperty()
  readonly num_unread_messages!: number;
}

export class UnreadChatsResponse {
  @ApiProperty({ type: [UnreadChat], description: 'Those with unread messages, newest first, 1000 at most.' })
  readonly chats!: readonly UnreadChat[];
  @ApiProperty({ description: 'Of all of them.' })
  readonly total!: number;
}
