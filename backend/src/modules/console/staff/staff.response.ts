import { ApiProperty } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffRole } from '../../../platform/http';
import { type StaffPerson } from './staff-people';
import { type StaffToken } from './staff-tokens';

class StaffPersonResponse implements StaffPerson {
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
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
  @ApiProperty({
    type: [String],
    description: 'The tenants that the person reaches; empty for operators, who reach all.',
  })
  readonly tenants!: readonly string[];
  @ApiProperty()
  readonly has_password!: boolean;
  @ApiProperty()
  readonly has_second_factor!: boolean;
  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'Until when an open invitation sets a password.',
  })
  readonly invited_until!: Date | null;
  @ApiProperty({
    description: 'By how many people an operator has been confirmed, since the account last changed hands.',
  })
  readonly confirmations!: number;
  @ApiProperty()
  readonly confirmations_needed!: number;
  @ApiProperty({ description: 'Whether the caller may confirm this person now.' })
  readonly may_confirm!: boolean;
  @ApiProperty({ description: 'In how many browsers the person is signed in.' })
  readonly sessions!: number;
  @ApiProperty({ description: 'Tokens that still work.' })
  readonly tokens!: number;
  @ApiProperty({
    type: [String],
    description:
      'The names of programs that work by tokens which the person may know: they or somebody whose account they made were told one.',
  })
  readonly programs!: readonly string[];
  @ApiProperty({
    type: [String],
    description: 'The names of people whose accounts the person had access to, and nobody has confirmed since.',
  })
  readonly accounts!: readonly string[];
  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'The last call of an open session, to the minute.',
  })
  readonly seen_at!: Date | null;
  @ApiProperty({ description: 'Whether it is the platform’s own account, by which it proves that tenants are apart.' })
  readonly is_program!: boolean;
  @ApiProperty({ description: 'Whether a program has the account: it has tokens, and nobody signs in.' })
  readonly machine!: boolean;
}

class StaffTokenResponse implements StaffToken {
  @ApiProperty({ example: 'laptop' })
  readonly label!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly expires_at!: Date;
}

export class StaffTokensResponse {
  @ApiProperty({ type: [StaffTokenResponse], description: 'The newest first.' })
  readonly tokens!: readonly StaffTokenResponse[];
}

export class StaffPeopleResponse {
  @ApiProperty({ type: [StaffPersonResponse], description: 'By address; people who left stand last.' })
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

export class AddedMachineResponse extends StaffSecretResponse {
  @ApiProperty()
  readonly id!: number;
}
