import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { TIME_CURSOR } from '../../../../shared/time-cursor';

export class ChatsPageRequest {
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @Matches(TIME_CURSOR, { message: 'Give the `next` of the page before.' })
  readonly cursor?: string;
}
