import { ApiProperty } from '@nestjs/swagger';
import { REJECTION_REASONS, type RejectionReason } from '../../members';

class SimilarRejectResponse {
  @ApiProperty({ enum: REJECTION_REASONS })
  readonly reason!: RejectionReason;
  @ApiProperty({ format: 'date-time' })
  readonly rejected_at!: string;
  @ApiProperty({ description: 'How many of 64 bits differ; up to six are the same picture in another size.' })
  readonly distance!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where the picture is; null where it is deleted, and where it may show a child.',
  })
  readonly picture!: string | null;
  @ApiProperty({ description: 'It is of the same member.' })
  readonly same_member!: boolean;
}

class PhotoNoteResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty({ description: 'The address of the member of staff.' })
  readonly author!: string;
  @ApiProperty({ description: 'Plain text.' })
  readonly text!: string;
  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
}

export class PhotoContextResponse {
  @ApiProperty({
    type: [SimilarRejectResponse],
    description: 'Pictures that this brand has rejected and that look like the photo, most similar first, six at most.',
  })
  readonly similar!: readonly SimilarRejectResponse[];
  @ApiProperty({ type: [PhotoNoteResponse], description: 'Oldest first, fifty at most, while somebody has to look.' })
  readonly notes!: readonly PhotoNoteResponse[];
}
