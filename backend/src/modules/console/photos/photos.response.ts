import { ApiProperty, OmitType } from '@nestjs/swagger';
import { REJECTION_REASONS, type RejectionReason, SECOND_LOOK_CAUSES, type SecondLookCause } from '../../members';

class WaitingPhotoResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly profile_id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ description: 'Years, today, by what the member said.' })
  readonly age!: number;
  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;
  @ApiProperty({ description: 'Where the whole picture is.' })
  readonly picture!: string;
}

class EarlierRejectionResponse {
  @ApiProperty({ enum: REJECTION_REASONS })
  readonly reason!: RejectionReason;
  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
}

class ClaimedPhotoResponse extends OmitType(WaitingPhotoResponse, ['age']) {
  @ApiProperty({ type: Number, nullable: true, description: 'As above; null where the account is erased.' })
  readonly age!: number | null;
  @ApiProperty({ description: 'Its owner has deleted it: what is shown was kept as evidence.' })
  readonly deleted!: boolean;
  @ApiProperty({ description: 'The tenant’s slug.' })
  readonly tenant!: string;
  @ApiProperty({ description: 'No other photo of this member has been decided.' })
  readonly first!: boolean;
  @ApiProperty({
    ...{ type: String, enum: SECOND_LOOK_CAUSES, nullable: true },
    description:
      'Why a second person looks at it; null where it waits for the first. What the first one decided is not told.',
  })
  readonly cause!: SecondLookCause | null;
  @ApiProperty({ type: [EarlierRejectionResponse], description: 'Of this member, newest first, ten at most.' })
  readonly rejections!: readonly EarlierRejectionResponse[];
}

export class ClaimedPhotosResponse {
  @ApiProperty({ type: [ClaimedPhotoResponse], description: 'Oldest first, without those that do not wait any more.' })
  readonly photos!: readonly ClaimedPhotoResponse[];
}

export class PhotoQueueResponse {
  @ApiProperty({ type: [WaitingPhotoResponse], description: 'Oldest first, fifty at most.' })
  readonly photos!: WaitingPhotoResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
