import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { GREATEST_ID } from '../../../platform/http';

export class ComparedRevisionRequest {
  @ApiProperty({ description: 'The revision whose pages come before.' })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(GREATEST_ID)
  readonly against!: number;
}
