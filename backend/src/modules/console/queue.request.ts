import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { TIME_CURSOR } from '../../shared/time-cursor';

/** Which page of what waits for staff. */
export class QueueRequest {
  @ApiPropertyOptional({ description: '`next` of the page before.' })
  @IsOptional()
  @Matches(TIME_CURSOR, { message: 'Give the `next` of the page before.' })
  readonly after?: string;
}
