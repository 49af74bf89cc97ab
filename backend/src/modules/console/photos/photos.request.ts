import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { PHOTO_QUEUES, type PhotoQueue, REJECTION_REASONS, type RejectionReason } from '../../members';

export class RejectPhotoRequest {
  @ApiProperty({ enum: REJECTION_REASONS, description: 'The member is told.' })
  @IsIn(REJECTION_REASONS)
  readonly reason!: RejectionReason;
}

export class PhotoDecisionRequest {
  @ApiPropertyOptional({
    enum: PHOTO_QUEUES,
    description:
      'Where it is decided from: refused where the photo does not wait there any more. Else it may be decided anew.',
  })
  @IsOptional()
  @IsIn(PHOTO_QUEUES)
  readonly queue?: PhotoQueue;
}

export class ClaimedPhotosRequest {
  @ApiPropertyOptional({ enum: PHOTO_QUEUES, default: 'photos' })
  @IsOptional()
  @IsIn(PHOTO_QUEUES)
  readonly queue: PhotoQueue = 'photos';
}
