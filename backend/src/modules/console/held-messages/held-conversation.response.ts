import { ApiProperty } from '@nestjs/swagger';
import { MESSAGE_KINDS, type MessageKind } from '../../chats';

class HeldConversationMessage {
  @ApiProperty({ description: 'Its place in the conversation.' })
  readonly seq!: number;
  @ApiProperty({ enum: ['sender', 'receiver'], description: 'The part that its author has in the held message.' })
  readonly by!: 'sender' | 'receiver';
  @ApiProperty({ enum: MESSAGE_KINDS, description: 'Photos, gifts and GIFs are named and not shown.' })
  readonly kind!: MessageKind;
  @ApiProperty({ type: String, nullable: true, description: 'Plain text.' })
  readonly text!: string | null;
  @ApiProperty({ format: 'date-time' })
  readonly sent_at!: string;
  @ApiProperty({ description: 'Its sender has taken it back: nothing of it is left.' })
  readonly gone!: boolean;
}

export class HeldConversationResponse {
  @ApiProperty({ type: [HeldConversationMessage], description: 'The last thirty, oldest first.' })
  readonly messages!: readonly HeldConversationMessage[];
}
