import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class StaffSelfResponse {
  @ApiProperty()
  readonly email!: string;

  @ApiProperty({ enum: ['operator', 'support'] })
  readonly role!: string;

  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'Until then nothing asks for the second factor again. Null for a token.',
  })
  readonly second_factor_until!: string | null;
}

export class SteppedUpResponse {
  @ApiProperty({ format: 'date-time', description: 'Until then nothing asks for the second factor again.' })
  readonly second_factor_until!: string;

  @ApiPropertyOptional({ description: 'After a recovery code: how many are left.' })
  readonly recovery_codes_left?: number;
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
