import { ApiProperty } from '@nestjs/swagger';

const KINDS = ['notice', 'report', 'decision', 'appeal', 'photo', 'wave'] as const;
const SCREENS = ['reports', 'notice_appeals', 'block_looks', 'appeals', 'photos', 'member', 'wave'] as const;

export class FoundObjectResponse {
  @ApiProperty({ enum: KINDS })
  readonly kind!: (typeof KINDS)[number];
  @ApiProperty({ type: String, nullable: true, description: 'The slug of the tenant. Null where it is of many.' })
  readonly tenant!: string | null;
  @ApiProperty({ description: 'As the kind has it: a number or a UUID.' })
  readonly id!: string;
  @ApiProperty({ example: 'N-222222222222', description: 'A reference, the id, or the reason of a wave.' })
  readonly label!: string;
  @ApiProperty({
    enum: SCREENS,
    description: 'Where the caller sees it: a desk while it waits, the member’s file then.',
  })
  readonly screen!: (typeof SCREENS)[number];
  @ApiProperty({ type: Number, nullable: true, description: 'Its id at the desk, where `screen` is one.' })
  readonly item!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Whose file it is in, where `screen` is `member`.' })
  readonly member!: number | null;
}

export class FoundObjectsResponse {
  @ApiProperty({ type: [FoundObjectResponse] })
  readonly found!: readonly FoundObjectResponse[];
}
