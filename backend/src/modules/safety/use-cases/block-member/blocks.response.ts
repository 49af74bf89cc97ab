import { ApiProperty } from '@nestjs/swagger';

class BlockedMember {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ description: 'Somebody invented; whoever shows the name says so as a text.' })
  readonly fictional!: boolean;
  @ApiProperty({ format: 'date-time' })
  readonly blocked_at!: string;
}

export class BlocksResponse {
  @ApiProperty({ type: [BlockedMember], description: 'Newest first, 500 at most.' })
  readonly blocked!: readonly BlockedMember[];
}
