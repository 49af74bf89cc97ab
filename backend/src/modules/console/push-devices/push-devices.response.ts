import { ApiProperty } from '@nestjs/swagger';

class PushSend {
  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
  @ApiProperty({ description: 'What it was about, such as `unread_messages` or `test`.' })
  readonly push!: string;
  @ApiProperty({ enum: ['google', 'apple', 'mozilla', 'microsoft', 'other'] })
  readonly service!: string;
  @ApiProperty({ description: '`ok`: the service has it.' })
  readonly end!: string;
  @ApiProperty({ description: 'What the service answered; 0 where it did not.' })
  readonly status!: number;
}

class StaffPushDevice {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty({ description: 'Browser and system.' })
  readonly device!: string;
  @ApiProperty({ format: 'date-time' })
  readonly since!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When a service last took a push.' })
  readonly last_ok!: string | null;
  @ApiProperty({ description: 'How often in a row its service has refused.' })
  readonly refusals!: number;
  @ApiProperty({ type: [PushSend], description: 'Newest first, ten at most.' })
  readonly sends!: readonly PushSend[];
}

export class StaffPushDevicesResponse {
  @ApiProperty({ type: [StaffPushDevice] })
  readonly devices!: readonly StaffPushDevice[];
}
