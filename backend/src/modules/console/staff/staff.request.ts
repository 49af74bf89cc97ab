import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  Length,
  Matches,
} from 'class-validator';
import { HANDLE } from './machine-accounts';
import { STAFF_ROLES, type StaffRole } from '../../../platform/http';

export class StaffRoleRequest {
  @ApiProperty({ enum: STAFF_ROLES })
  @IsIn(STAFF_ROLES)
  readonly role!: StaffRole;

  @ApiPropertyOptional({ type: [String], description: 'The tenants that the person reaches; operators reach all.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(1_000)
  @ArrayUnique()
  @IsString({ each: true })
  readonly tenants: string[] = [];
}

export class AddStaffRequest extends StaffRoleRequest {
  @ApiProperty()
  @IsEmail()
  readonly email!: string;

  @ApiProperty()
  @IsString()
  @Length(2, 80)
  readonly name!: string;
}

export class AddMachineRequest extends StaffRoleRequest {
  @ApiProperty({
    example: 'deploy',
    description: 'Small letters, digits and hyphens. It makes the address of the account.',
  })
  @Matches(HANDLE, { message: 'Enter 2 to 40 small letters, digits and hyphens between them.' })
  readonly handle!: string;

  @ApiProperty({ example: 'Publishing from the repository' })
  @IsString()
  @Length(2, 80)
  readonly name!: string;
}

export class IssueTokenRequest {
  @ApiProperty({ example: 'laptop' })
  @IsString()
  @Length(2, 60)
  readonly label!: string;
}
