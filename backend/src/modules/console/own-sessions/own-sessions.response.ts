import { ApiProperty } from '@nestjs/swagger';

export class StaffSelfResponse {
  @ApiProperty()
  readonly email!: string;

  @ApiProperty({ enum: ['operator', 'support'] })
  readonly role!: string;
}

export class StaffSessionResponse {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ example: 'Firefox, Linux' })
  readonly device!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;

  @ApiProperty({ type: String, format: 'date-time', description: 'To the minute.' })
  readonly seen_at!: Date;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly expires_at!: Date;

  @ApiProperty({ description: 'Whether it is the one that asks.' })
  readonly current!: boolean;
}

export class StaffSessionsResponse {
  @ApiProperty({ type: [StaffSessionResponse] })
  readonly sessions!: StaffSessionResponse[];
}
