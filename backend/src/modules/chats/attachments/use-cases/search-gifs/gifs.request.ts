import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

export class GifsRequest {
  @ApiPropertyOptional({ maxLength: 50, description: 'Empty: what is liked at the moment.' })
  @IsOptional()
  @IsString()
  @MaxLength(50)
  readonly query?: string;

  @ApiPropertyOptional({ description: '`next` of the page before.' })
  @IsOptional()
  @Matches(/^\d{1,4}$/, { message: 'Send the `next` value of the previous page.' })
  readonly cursor?: string;
}
