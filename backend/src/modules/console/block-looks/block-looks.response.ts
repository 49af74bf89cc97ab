import { ApiProperty } from '@nestjs/swagger';
import { OpenReportResponse } from '../reports/reports.response';

class OpenBlockLookResponse {
  @ApiProperty({ description: 'Of the decision.' })
  readonly id!: number;
  @ApiProperty()
  readonly account_id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
  @ApiProperty({ type: [String] })
  readonly reasons!: readonly string[];
  @ApiProperty({ type: String, nullable: true, description: 'What staff added in their own words.' })
  readonly note!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly ends_at!: Date | null;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly decided_at!: Date;
  @ApiProperty({ description: 'Somebody else has to look at it.' })
  readonly decided_by!: string;
  @ApiProperty({ type: OpenReportResponse, nullable: true, description: 'Null where staff blocked on their own.' })
  readonly report!: OpenReportResponse | null;
}

export class BlockLookQueueResponse {
  @ApiProperty({ type: [OpenBlockLookResponse], description: 'Oldest first, fifty at most.' })
  readonly blocks!: readonly OpenBlockLookResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
