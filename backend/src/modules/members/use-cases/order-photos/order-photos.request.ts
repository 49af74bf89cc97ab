import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { MOST_PAID } from '../../photos/photo-limit';

export class OrderPhotosRequest {
  @ApiProperty({ type: [Number], description: 'All of the member’s photos, the main one first.' })
  @IsArray()
  @ArrayMaxSize(MOST_PAID)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(2_147_483_647, { each: true })
  readonly ids!: number[];
}
