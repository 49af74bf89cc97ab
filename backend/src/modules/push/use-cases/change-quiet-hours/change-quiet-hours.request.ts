import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, Matches } from 'class-validator';
import { CLOCK } from '../../preferences/quiet-hours';

const message = 'Send a time of the day, like 22:00.';

export class ChangeQuietHoursRequest {
  @ApiProperty()
  @IsBoolean()
  readonly on!: boolean;

  @ApiProperty({ example: '22:00', pattern: CLOCK.source })
  @Matches(CLOCK, { message })
  readonly from!: string;

  @ApiProperty({ example: '08:00', pattern: CLOCK.source, description: 'Another time than `from`.' })
  @Matches(CLOCK, { message })
  readonly until!: string;
}
