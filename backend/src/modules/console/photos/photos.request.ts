import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { REJECTION_REASONS, type RejectionReason } from '../../members';

export class PhotoQueueRequest {
  @ApiPropertyOptional({ description: '`next` of the page before.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  readonly after?: number;
}

export class RejectPhotoRequest {
  @ApiProperty({ enum: REJECTION_REASONS, description: 'The member is told.' })
  @IsIn(REJECTION_REASONS)
  readonly reason!: RejectionReason;
}
