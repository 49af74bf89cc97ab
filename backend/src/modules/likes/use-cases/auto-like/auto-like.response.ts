import { ApiProperty } from '@nestjs/swagger';
import { MemberCard } from '../../../discovery';

const AUTO_LIKE_REASONS = ['match', 'welcome_like'] as const;
export type AutoLikeReason = (typeof AUTO_LIKE_REASONS)[number];

export class AutoLikeResponse {
  @ApiProperty({ type: MemberCard, nullable: true, description: 'Null where there is nothing to show.' })
  readonly profile!: MemberCard | null;
  @ApiProperty({
    type: String,
    enum: AUTO_LIKE_REASONS,
    nullable: true,
    description: 'Two members who like each other, or a like from somebody invented, once, where the brand has that.',
  })
  readonly reason!: AutoLikeReason | null;
}
