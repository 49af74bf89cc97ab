import { ApiProperty } from '@nestjs/swagger';

export class ErasureReport {
  @ApiProperty()
  id!: string;
  @ApiProperty({ format: 'date-time' })
  at!: string;
  @ApiProperty({
    type: Object,
    additionalProperties: { type: 'integer' },
    description: 'Of each table, how many rows were deleted or stripped of the person.',
  })
  tables!: Record<string, number>;
  @ApiProperty({
    type: Object,
    additionalProperties: { type: 'integer' },
    description: 'Columns in which the person was still found afterwards, with how many rows. Empty is the proof.',
  })
  remaining!: Record<string, number>;
  @ApiProperty({ description: 'Files that the account had.' })
  files!: number;
  @ApiProperty({ description: 'Of these, how many are gone.' })
  files_removed!: number;
}

export class ErasureReportsResponse {
  @ApiProperty({ type: [ErasureReport], description: 'Newest first, a thousand at most.' })
  erasures!: ErasureReport[];
}
