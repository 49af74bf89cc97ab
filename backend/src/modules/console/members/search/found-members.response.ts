import { ApiProperty } from '@nestjs/swagger';

class FoundMemberResponse {
  @ApiProperty({ description: 'The slug of the tenant.' })
  readonly tenant!: string;
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ example: 'n•••@everglow.example', description: 'Masked.' })
  readonly email!: string;
  @ApiProperty({ enum: ['not_confirmed', 'active', 'blocked', 'pending_deletion'] })
  readonly status!: string;
  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
  @ApiProperty({ format: 'date-time' })
  readonly signup_date!: string;
}

export class FoundMembersResponse {
  @ApiProperty({ type: [FoundMemberResponse], description: 'Of a name: in the order of names.' })
  readonly members!: readonly FoundMemberResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
