import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { TIME_CURSOR } from '../../../../shared/time-cursor';

/** ISO 8601 has weeks and days of a year besides, which a `Date` does not read. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/;

export class ActivityPageRequest {
  @ApiPropertyOptional({ description: 'The `next` of the page before.' })
  @IsOptional()
  @Matches(TIME_CURSOR, { message: 'Send the `next` value of the previous page.' })
  readonly cursor?: string;
}

export class SeenRequest {
  @ApiProperty({ format: 'date-time', description: 'The `as_of` of the list that was shown.' })
  @IsISO8601({ strict: true, strictSeparator: true })
  @Matches(MOMENT, { message: 'Send the `as_of` value of the list.' })
  readonly seen_until!: string;
}
