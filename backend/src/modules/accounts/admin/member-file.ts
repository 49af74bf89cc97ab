import { ApiProperty } from '@nestjs/swagger';

export class MemberHappening {
  @ApiProperty({ format: 'date-time' })
  at!: string;
  @ApiProperty({ example: 'member.blocked', description: 'What the account did, or what staff did to it.' })
  action!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The member of staff; null for the account itself.' })
  actor!: string | null;
  @ApiProperty({ type: Object, description: 'For instance the `reason` of a block.' })
  details!: object;
}

export class MemberFile {
  @ApiProperty()
  id!: number;
  @ApiProperty()
  name!: string;
  @ApiProperty()
  email!: string;
  @ApiProperty({ enum: ['not_confirmed', 'active', 'blocked', 'pending_deletion'] })
  status!: string;
  @ApiProperty({ enum: ['active', 'disabled'] })
  profile_status!: string;
  @ApiProperty({ description: 'Somebody invented.' })
  fictional!: boolean;
  @ApiProperty()
  language!: string;
  @ApiProperty({ type: String, nullable: true })
  country!: string | null;
  @ApiProperty({ format: 'date-time' })
  signup_date!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  confirmed_at!: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When an account on its way out is erased.',
  })
  deletes_at!: string | null;
  @ApiProperty()
  signup_host!: string;
  @ApiProperty()
  credits!: number;
  @ApiProperty({ description: 'Devices that are signed in.' })
  sessions!: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Too many wrong passwords until then.',
  })
  locked_until!: string | null;
  @ApiProperty({ type: [MemberHappening], description: 'Newest first, two hundred at most.' })
  history!: MemberHappening[];
}
