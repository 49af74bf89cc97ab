import { ApiProperty } from '@nestjs/swagger';
import { shownAttachment } from '../attachments/attachment';
import { Gif } from '../attachments/gifs/gif';
import { GIFTS, type Gift } from '../attachments/gifts';
import { ChatPhoto } from '../attachments/photos/chat-photo';
import { MessageQuote } from '../quotes/quote';
import { MESSAGE_KINDS, type MessageKind, type MessageRow } from './message-row';

export class MessageResponse {
  @ApiProperty({ description: 'Its place in the conversation, from 1, without gaps, the same for both.' })
  readonly seq!: number;
  @ApiProperty({ description: 'A profile.' })
  readonly sender!: number;
  @ApiProperty({ type: String, nullable: true, description: 'Of one’s own messages.' })
  readonly client_id!: string | null;
  @ApiProperty({ enum: MESSAGE_KINDS })
  readonly kind!: MessageKind;
  @ApiProperty({ type: String, nullable: true, description: 'Plain text. Null where it is gone.' })
  readonly text!: string | null;
  @ApiProperty({ type: ChatPhoto, nullable: true })
  readonly photo!: ChatPhoto | null;
  @ApiProperty({ enum: GIFTS, enumName: 'GiftName', nullable: true })
  readonly gift!: Gift | null;
  @ApiProperty({ type: Gif, nullable: true })
  readonly gif!: Gif | null;
  @ApiProperty({ type: MessageQuote, nullable: true, description: 'What of the receiver’s profile a text is about.' })
  readonly quote!: MessageQuote | null;
  @ApiProperty()
  readonly sent_at!: string;
  @ApiProperty({ description: 'Taken back by its sender: nothing of it is left.' })
  readonly gone!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'What to warn its receiver of.' })
  readonly warning!: string | null;
}

/** The message as `viewer`, one of the two, sees it. */
export function messageResponse(row: MessageRow, viewer: number): MessageResponse {
  const isOwn = row.sender_id === viewer;
  return {
    ...{ seq: row.seq, sender: row.sender_id, kind: row.kind, text: row.body },
    ...shownAttachment(row.attachment, isOwn),
    quote: row.attachment?.quote ?? null,
    client_id: isOwn ? row.client_id : null,
    sent_at: row.sent_at.toISOString(),
    gone: row.gone_at !== null,
    warning: isOwn ? null : row.warning,
  };
}
