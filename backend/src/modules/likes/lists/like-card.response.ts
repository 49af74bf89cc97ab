import { ApiProperty } from '@nestjs/swagger';
import { MemberCard } from '../../discovery';
import { LikedThing } from '../../members';

export class LikeCard extends MemberCard {
  @ApiProperty({ format: 'date-time', description: 'In a list of matches, when it became one.' })
  readonly liked_at!: string;
  @ApiProperty({ description: 'Whether the member likes them.' })
  readonly liked!: boolean;
  @ApiProperty({ description: 'Whether each likes the other: a match. Never with somebody invented.' })
  readonly mutual!: boolean;
  @ApiProperty({ description: 'They like the member, who has not opened their profile since.' })
  readonly like_new!: boolean;
  @ApiProperty({
    type: LikedThing,
    nullable: true,
    description: 'What of the member’s profile they like; null of all of it.',
  })
  readonly likes!: LikedThing | null;
}
