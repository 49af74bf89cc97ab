import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { REJECTION_REASONS, type RejectionReason } from '../../members';

export class RejectPhotoRequest {
  @ApiProperty({ enum: REJECTION_REASONS, description: 'The member is told.' })
  @IsIn(REJECTION_REASONS)
  readonly reason!: RejectionReason;
}
