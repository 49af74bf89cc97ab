import { ApiProperty } from '@nestjs/swagger';
import { MODERATION_RULES, type ModerationRule } from '../../chats';

class HeldMessageResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly sender_id!: number;
  @ApiProperty()
  readonly profile_id!: number;
  @ApiProperty({ description: 'Plain text.' })
  readonly body!: string;
  @ApiProperty({ enum: MODERATION_RULES })
  readonly rule!: ModerationRule;
  @ApiProperty({ format: 'date-time' })
  readonly held_at!: string;
}

class TextRangeResponse {
  @ApiProperty()
  readonly start!: number;
  @ApiProperty({ description: 'The first one behind it.' })
  readonly end!: number;
}

class ClaimedHeldMessageResponse extends HeldMessageResponse {
  @ApiProperty({ description: 'The tenant’s slug.' })
  readonly tenant!: string;
  @ApiProperty({
    ...{ type: TextRangeResponse, nullable: true },
    description: 'The part of the text that the rule found, in UTF-16 units; null where it takes all of it.',
  })
  readonly matched!: TextRangeResponse | null;
  @ApiProperty({ description: 'How old the account was, in whole days.' })
  readonly account_days!: number;
  @ApiProperty({ description: 'To how many people the sender wrote the same within a month, this one included.' })
  readonly recipients!: number;
}

export class ClaimedHeldMessagesResponse {
  @ApiProperty({
    type: [ClaimedHeldMessageResponse],
    description: 'Oldest first, without those that do not wait any more.',
  })
  readonly messages!: readonly ClaimedHeldMessageResponse[];
}

export class HeldMessagesResponse {
  @ApiProperty({ type: [HeldMessageResponse], description: 'Oldest first, fifty at most.' })
  readonly messages!: readonly HeldMessageResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
