import { ApiProperty } from '@nestjs/swagger';
import { LikeCard } from '../../lists/like-card.response';

export class LikesOverviewResponse {
  @ApiProperty({ type: [LikeCard], description: 'Likes given, newest first, 200 at most.' })
  readonly profiles!: readonly LikeCard[];
  @ApiProperty({ type: [LikeCard], description: 'Likes received, newest first, 200 at most.' })
  readonly liked_by!: readonly LikeCard[];
  @ApiProperty({ description: 'How many received likes are new; 100 stands for more.' })
  readonly new_likes!: number;
  @ApiProperty({ type: String, nullable: true, description: 'Where `likes/given` goes on; null at the end.' })
  readonly profiles_next!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Where `likes/received` goes on; null at the end.' })
  readonly liked_by_next!: string | null;
}

export class LikesPageResponse {
  @ApiProperty({ type: [LikeCard], description: 'Newest first, 200 at most.' })
  readonly likes!: readonly LikeCard[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `cursor` for the next page; null at the end.' })
  readonly next!: string | null;
}

export class LikeMarksResponse {
  @ApiProperty({ type: [Number], description: 'Those of the profiles asked about that the member likes.' })
  readonly liked!: readonly number[];
  @ApiProperty({ description: 'How many received likes are new; 100 stands for more.' })
  readonly new_likes!: number;
}
