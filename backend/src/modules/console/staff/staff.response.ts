import { ApiProperty } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffRole } from '../../../platform/http';
import { type StaffRow } from './staff-tokens';

class StaffPersonResponse implements StaffRow {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly email!: string;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ enum: STAFF_ROLES })
  readonly role!: StaffRole;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly disabled_at!: Date | null;
  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'From when the person counts as a second one; null until others have confirmed them.',
  })
  readonly approves_from!: Date | null;
}

export class StaffPeopleResponse {
  @ApiProperty({ type: [StaffPersonResponse], description: 'By address.' })
  readonly staff!: readonly StaffPersonResponse[];
}

export class AddedStaffResponse {
  @ApiProperty()
  readonly id!: number;
}

export class StaffSecretResponse {
  @ApiProperty({ description: 'Told this once.' })
  readonly token!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly expires_at!: Date;
}
