import { ApiProperty } from '@nestjs/swagger';

export const MEMBER_STATES = [
  ...(['leaving', 'blocked', 'locked', 'mails_bounce', 'not_confirmed', 'mails_complained', 'well'] as const),
] as const;

/** The acts by which staff can change a state. */
export const STATE_ACTS = [
  ...(['unblock', 'unlock', 'lift_suppression', 'resend_activation', 'resend_reactivation'] as const),
] as const;

export class MemberStanding {
  @ApiProperty({
    enum: MEMBER_STATES,
    description: '`leaving`, `blocked` and `locked` keep the member from signing in.',
  })
  state!: (typeof MEMBER_STATES)[number];
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  since!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it ends by itself.' })
  until!: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Of wrong passwords.' })
  tries!: number | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What a mail server said, such as 5.1.1, or the reason of a block.',
  })
  detail!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The member of staff who caused it; null for anybody else.',
  })
  by!: string | null;
  @ApiProperty({ enum: STATE_ACTS, nullable: true, description: 'What helps next, if anything does.' })
  act!: (typeof STATE_ACTS)[number] | null;
}

export class MemberFile {
  @ApiProperty()
  id!: number;
  @ApiProperty()
  name!: string;
  @ApiProperty({ example: 'n•••@everglow.example', description: 'Masked: `…/address` reveals it.' })
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
  @ApiProperty({ type: [MemberStanding], description: 'How the member stands, what hinders most first. Never empty.' })
  standing!: MemberStanding[];
}
