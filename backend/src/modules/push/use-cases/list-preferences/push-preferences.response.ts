import { ApiProperty } from '@nestjs/swagger';
import { OFFERED_KINDS, type OfferedKind } from '../../preferences/offered-kinds';

class PushChannels {
  @ApiProperty({ description: 'What the member chose, or the default. `account` is always on.' })
  readonly push!: boolean;
  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'As `PUT /api/mail-preferences` left it; null where there is no mail of that kind to turn off.',
  })
  readonly mail!: boolean | null;
}

class PushPreference {
  @ApiProperty({ enum: OFFERED_KINDS })
  readonly kind!: OfferedKind;
  @ApiProperty({ type: PushChannels })
  readonly channels!: PushChannels;
}

class QuietHoursChoice {
  @ApiProperty()
  readonly on!: boolean;
  @ApiProperty({ example: '22:00', description: 'By the clock of the member’s time zone.' })
  readonly from!: string;
  @ApiProperty({ example: '08:00' })
  readonly until!: string;
}

export class PushPreferencesResponse {
  @ApiProperty({ type: [PushPreference], description: 'The kinds of which there are push notifications.' })
  readonly kinds!: readonly PushPreference[];
  @ApiProperty({ type: QuietHoursChoice })
  readonly quiet_hours!: QuietHoursChoice;
}
