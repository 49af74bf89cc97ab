import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { CHOICES, type Choice } from '../../swipe/swipes';

export class SwipeRequest {
  @ApiProperty({ enum: CHOICES })
  @IsIn(CHOICES)
  readonly choice!: Choice;
}

export class UndoSwipeRequest {
  @ApiPropertyOptional({ description: 'Whom the last choice is about: so that asking again takes no second one back.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  readonly profile?: number;
}
