import { ApiProperty } from '@nestjs/swagger';

class PushDevice {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
  @ApiProperty({ example: 'Firefox, Android', description: 'Empty where the browser did not say.' })
  readonly device!: string;
  @ApiProperty({ format: 'date-time' })
  readonly since!: string;
  @ApiProperty({ description: 'Whether it is the one that asks.' })
  readonly current!: boolean;
  @ApiProperty({
    format: 'date-time',
    nullable: true,
    type: String,
    description: 'When its push service last took one.',
  })
  readonly last_ok!: string | null;
  @ApiProperty({ description: 'SHA-256 of the endpoint in hex: a page finds its own subscription by it.' })
  readonly endpoint_hash!: string;
  @ApiProperty({ description: 'Whether notifications on it name who they are about.' })
  readonly show_names!: boolean;
}

export class PushDevicesResponse {
  @ApiProperty({ type: [PushDevice] })
  readonly devices!: readonly PushDevice[];
}
