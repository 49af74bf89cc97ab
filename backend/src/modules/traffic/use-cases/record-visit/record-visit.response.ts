import { ApiProperty } from '@nestjs/swagger';

export class RecordVisitResponse {
  @ApiProperty({ format: 'uuid', description: 'For the beacon of this page; to be kept nowhere.' })
  readonly visit!: string;

  @ApiProperty({ description: 'Whether it is known where the visitor first came from.' })
  readonly has_source!: boolean;

  @ApiProperty({ enum: ['open', 'closed'] })
  readonly sign_up!: 'open' | 'closed';
}
