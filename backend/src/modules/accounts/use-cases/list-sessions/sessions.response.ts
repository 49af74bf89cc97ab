import { ApiProperty } from '@nestjs/swagger';

export class Device {
  @ApiProperty({ format: 'uuid' })
  id!: string;
  @ApiProperty({ example: 'Firefox, Android', description: 'Empty where the browser did not say.' })
  device!: string;
  @ApiProperty({ format: 'date-time' })
  created!: string;
  @ApiProperty({ format: 'date-time', description: 'Exact to five minutes.' })
  last_seen!: string;
  @ApiProperty({ description: 'Whether it is the one that asks.' })
  current!: boolean;
}

export class SessionsResponse {
  @ApiProperty({ type: [Device] })
  sessions!: Device[];
}
