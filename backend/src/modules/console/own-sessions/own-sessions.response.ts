import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffPermission, type StaffRole, permissionsOf } from '../../../platform/http';
import { StaffTenantResponse } from '../tenants/tenants.response';

export class StaffSelfResponse {
  @ApiProperty()
  readonly id!: number;

  @ApiProperty()
  readonly email!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ enum: STAFF_ROLES })
  readonly role!: StaffRole;

  @ApiProperty({
    enum: permissionsOf('operator'),
    isArray: true,
    description: 'What the api does not refuse to this role.',
  })
  readonly permissions!: readonly StaffPermission[];

  @ApiProperty({ type: [StaffTenantResponse], description: 'The tenants that the caller reaches, by slug.' })
  readonly tenants!: readonly StaffTenantResponse[];

  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'When the session ends at the latest; without a call it ends sooner. Null for a token.',
  })
  readonly session_ends_at!: string | null;

  @ApiProperty({ description: 'Seconds without a call after which a session ends.' })
  readonly idle_seconds!: number;

  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'Until then nothing asks for the second factor again. Null for a token.',
  })
  readonly second_factor_until!: string | null;

  @ApiProperty({ description: 'Whether a passkey can stand in for the code.' })
  readonly has_passkey!: boolean;
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
