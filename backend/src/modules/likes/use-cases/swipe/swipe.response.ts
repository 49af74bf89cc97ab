import { ApiProperty } from '@nestjs/swagger';
import { MemberCard } from '../../../discovery';

class LikesLeftResponse {
  @ApiProperty({ description: 'In the game, today.' })
  readonly likes_left!: number;
  @ApiProperty({ format: 'date-time', description: 'When the member’s own day ends.' })
  readonly resets_at!: string;
}

export class DeckResponse extends LikesLeftResponse {
  @ApiProperty({ type: [MemberCard], description: 'Ten at most; empty where nobody is left.' })
  readonly profiles!: readonly MemberCard[];
}

export class SwipeResponse extends LikesLeftResponse {
  @ApiProperty({ description: 'A like that the other one has given before: a match.' })
  readonly mutual!: boolean;
}

export class UndoneSwipeResponse extends LikesLeftResponse {
  @ApiProperty({ description: 'The id of the profile that is undecided again.' })
  readonly profile!: number;
}
