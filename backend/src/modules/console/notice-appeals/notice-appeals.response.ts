import { ApiProperty } from '@nestjs/swagger';
import { OpenReportResponse } from '../reports/reports.response';

/** The appeal of a reporter who finds that too little was done, or nothing. */
class OpenNoticeAppealResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ example: 'N-4F7K2M9QX0TD', description: 'Of the report, as its reporter knows it.' })
  readonly reference!: string;
  @ApiProperty({ description: 'Plain text.' })
  readonly text!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly decided_at!: Date;
  @ApiProperty({ description: 'Somebody else has to answer the appeal.' })
  readonly decided_by!: string;
  @ApiProperty({ example: 'warned', description: 'What was decided about the report.' })
  readonly kind!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When a block ends by itself.' })
  readonly ends_at!: Date | null;
  @ApiProperty({
    type: String,
    enum: ['warned', 'content_removed', 'member_blocked'],
    nullable: true,
    description:
      'The mildest measure that is stronger: it and what is stronger answer the appeal. Null where nothing is.',
  })
  readonly least_stronger!: 'warned' | 'content_removed' | 'member_blocked' | null;
  @ApiProperty({ type: OpenReportResponse })
  readonly report!: OpenReportResponse;
}

export class NoticeAppealQueueResponse {
  @ApiProperty({ type: [OpenNoticeAppealResponse], description: 'Oldest first, fifty at most.' })
  readonly appeals!: readonly OpenNoticeAppealResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
