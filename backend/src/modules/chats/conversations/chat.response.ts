import { ApiProperty, OmitType } from '@nestjs/swagger';
import { MemberCard } from '../../discovery';
import { OwnHeldMessage } from '../moderation/own-held-message.response';
import { MessageResponse } from '../messages/message.response';

export class ChatPartner extends MemberCard {
  @ApiProperty({ enum: ['here', 'gone'], description: 'Gone: has left, or is away for now.' })
  readonly state!: 'here' | 'gone';
}

export class ChatItem {
  @ApiProperty()
  readonly conversation!: number;
  @ApiProperty({ description: 'The other one’s.' })
  readonly profile!: number;
  @ApiProperty()
  readonly num_unread_messages!: number;
  @ApiProperty({ type: ChatPartner })
  readonly partner!: ChatPartner;
  @ApiProperty({ type: MessageResponse, nullable: true })
  readonly last_message!: MessageResponse | null;
  @ApiProperty()
  readonly last_at!: string;
  @ApiProperty({ description: 'What the member has begun to write.' })
  readonly draft!: string;
  @ApiProperty({ description: 'Up to here the member has read.' })
  readonly read_seq!: number;
  @ApiProperty()
  readonly partner_read_seq!: number;
  @ApiProperty({ description: 'Up to here messages have reached a device of the other one.' })
  readonly partner_received_seq!: number;
  @ApiProperty({ description: 'Up to here the member has deleted it.' })
  readonly cleared_seq!: number;
  @ApiProperty({ description: 'The last message’s.' })
  readonly last_seq!: number;
}

export class ChatCosts {
  @ApiProperty({ description: 'Credits; a GIF costs the same.' })
  readonly message!: number;
  @ApiProperty()
  readonly photo!: number;
  @ApiProperty()
  readonly gift!: number;
}

const MAY_WRITE = ['yes', 'confirm_address', 'premium_required', 'partner_gone'] as const;
export type MayWrite = (typeof MAY_WRITE)[number];

export class ChatDetails extends OmitType(ChatItem, ['conversation', 'last_at']) {
  @ApiProperty({ type: Number, nullable: true, description: 'Null before the first message.' })
  readonly conversation!: number | null;
  @ApiProperty({ type: String, nullable: true })
  readonly last_at!: string | null;
  @ApiProperty({ enum: MAY_WRITE, description: 'Without regard to credits.' })
  readonly may_write!: MayWrite;
  @ApiProperty({ type: ChatCosts })
  readonly costs!: ChatCosts;
  @ApiProperty({ description: 'The member’s balance.' })
  readonly credits!: number;
  @ApiProperty({ description: 'Whether the member has ever paid for a message here.' })
  readonly has_paid_message!: boolean;
  @ApiProperty({ type: [OwnHeldMessage], description: 'The member’s own that were held back, oldest first.' })
  readonly held!: readonly OwnHeldMessage[];
}
