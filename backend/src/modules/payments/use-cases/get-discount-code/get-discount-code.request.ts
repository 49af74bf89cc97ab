import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export class DiscountCodeRequest {
  @ApiPropertyOptional({ enum: ['true', 'false'], description: '`true` asks for the welcome discount.' })
  @IsOptional()
  @IsIn(['true', 'false'])
  readonly welcome?: 'true' | 'false';
}
