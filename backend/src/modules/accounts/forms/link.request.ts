import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class LinkRequest {
  @ApiPropertyOptional({ description: 'Of the mailed link. A form without scripts leaves it in its page’s address.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  token?: string;
}
