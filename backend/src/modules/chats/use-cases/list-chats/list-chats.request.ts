import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { TIME_CURSOR } from '../../../../shared/time-cursor';

export class ChatsPageRequest {
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @Matches(TIME_CURSOR, { message: 'Send the `next` value of the previous page.' })
  readonly cursor?: string;
}
