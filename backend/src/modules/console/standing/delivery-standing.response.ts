import { ApiProperty } from '@nestjs/swagger';
import { type DeliveryStanding } from './delivery-standings';

class MailStandingResponse {
  @ApiProperty({ description: 'Within how many days.', example: 7 })
  readonly days!: number;
  @ApiProperty({ description: 'Mails to members that a server took.' })
  readonly sent!: number;
  @ApiProperty()
  readonly withheld!: number;
  @ApiProperty()
  readonly refused!: number;
  @ApiProperty({ description: 'Addresses that were found to take no mail.' })
  readonly bounced!: number;
  @ApiProperty({ description: 'Addresses whose owner called a mail spam.' })
  readonly complained!: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'By a thousand mails that were sent; null where none was.',
  })
  readonly bounced_per_mille!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Gmail wants it below 3, and below 1 in the long run.' })
  readonly complained_per_mille!: number | null;
}

class PushEndsResponse {
  @ApiProperty({ description: 'Within how many days in UTC, today included.' })
  readonly days!: number;
  @ApiProperty()
  readonly sent!: number;
  @ApiProperty({ description: 'Devices that their push service no longer knew.' })
  readonly gone!: number;
  @ApiProperty()
  readonly failed!: number;
}

class PushStandingResponse {
  @ApiProperty()
  readonly devices!: number;
  @ApiProperty({ description: 'Devices whose push service refused the last message.' })
  readonly failing!: number;
  @ApiProperty({ type: [PushEndsResponse] })
  readonly days!: readonly PushEndsResponse[];
}

class PushKeyStandingResponse {
  @ApiProperty()
  readonly version!: number;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly made_at!: Date;
  @ApiProperty({ description: 'Keys from before that still sign for devices that have not moved over.' })
  readonly retired!: number;
}

class DeliveryStandingResponse implements DeliveryStanding {
  @ApiProperty({ description: 'The slug of the tenant.' })
  readonly tenant!: string;
  @ApiProperty({ type: [MailStandingResponse] })
  readonly mails!: readonly MailStandingResponse[];
  @ApiProperty()
  readonly pushes!: PushStandingResponse;
  @ApiProperty({ type: PushKeyStandingResponse, nullable: true })
  readonly push_key!: PushKeyStandingResponse | null;
}

export class DeliveryStandingsResponse {
  @ApiProperty({ type: [DeliveryStandingResponse] })
  readonly brands!: readonly DeliveryStandingResponse[];
}
