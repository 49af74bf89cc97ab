import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { REFUSAL_REASONS, type RefusalReason } from '../../../../../contract/profile/photo-check';

export class ApprovePhotoCheckRequest {
  @ApiProperty({
    type: [Number],
    description: 'The photos that the picture was compared with, and that show the same person.',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(25)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  readonly photos!: number[];
}

export class RefusePhotoCheckRequest {
  @ApiProperty({ enum: REFUSAL_REASONS, isArray: true, description: 'The member is told.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(REFUSAL_REASONS, { each: true })
  readonly reasons!: RefusalReason[];
}
