import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const GREATEST = 2_147_483_647;

export class MessagesRequest {
  @ApiPropertyOptional({ description: 'The newest of those before this `seq`.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(GREATEST)
  readonly before?: number;

  @ApiPropertyOptional({ description: 'The oldest of those behind this `seq`; `before` is not looked at then.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(GREATEST)
  readonly after?: number;

  @ApiPropertyOptional({ default: 50 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  readonly limit: number = 50;
}
