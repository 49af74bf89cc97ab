import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { TIMELINE_CURSOR } from './timeline-cursor';

export class TimelineRequest {
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @Matches(TIMELINE_CURSOR, { message: 'Give the `next` of the page before.' })
  readonly after?: string;
}
