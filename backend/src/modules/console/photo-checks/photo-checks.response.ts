import { ApiProperty } from '@nestjs/swagger';
import { GESTURES, type Gesture } from '../../../../../contract/profile/photo-check';

class ComparedPhotoResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ description: 'Where the whole picture is.' })
  readonly picture!: string;
}

class WaitingCheckResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly profile_id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ description: 'Years, today, by what the member said.' })
  readonly age!: number;
  @ApiProperty({ description: 'Somebody invented: never, since nobody of them is to be verified.' })
  readonly fictional!: boolean;
  @ApiProperty({ enum: GESTURES, description: 'What the picture has to show.' })
  readonly gesture!: Gesture;
  @ApiProperty({ format: 'date-time' })
  readonly sent_at!: string;
  @ApiProperty({ description: 'Where the picture of the check is.' })
  readonly picture!: string;
  @ApiProperty({ type: [ComparedPhotoResponse], description: 'The member’s approved photos, in their order.' })
  readonly photos!: ComparedPhotoResponse[];
}

class ClaimedPhotoCheckResponse extends WaitingCheckResponse {
  @ApiProperty({ description: 'The tenant’s slug.' })
  readonly tenant!: string;
}

export class ClaimedPhotoChecksResponse {
  @ApiProperty({
    type: [ClaimedPhotoCheckResponse],
    description: 'Oldest first, without those that do not wait any more.',
  })
  readonly checks!: readonly ClaimedPhotoCheckResponse[];
}

export class PhotoCheckQueueResponse {
  @ApiProperty({ type: [WaitingCheckResponse], description: 'Oldest first, fifty at most.' })
  readonly checks!: WaitingCheckResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
