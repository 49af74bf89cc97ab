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

export class HeldMessagesResponse {
  @ApiProperty({ type: [HeldMessageResponse], description: 'Oldest first, fifty at most.' })
  readonly messages!: readonly HeldMessageResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
