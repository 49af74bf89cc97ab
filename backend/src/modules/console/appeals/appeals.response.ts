import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { OpenReportResponse } from '../reports/reports.response';

class DecisionContentResponse {
  @ApiPropertyOptional({ description: 'The id of a photo.' })
  readonly photo?: number;
  @ApiPropertyOptional({ description: 'The id of a check of photos.' })
  readonly check?: number;
  @ApiPropertyOptional({ description: 'The id of a held message.' })
  readonly message?: number;
  @ApiPropertyOptional({ description: 'The field that a removed text stood in.' })
  readonly field?: string;
  @ApiPropertyOptional({ description: 'The question that a removed answer belonged to.' })
  readonly prompt?: string;
  @ApiPropertyOptional({ description: 'What was removed. Plain text.' })
  readonly text?: string;
}

class OtherBlockResponse {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null where it has no end.' })
  readonly ends_at!: Date | null;
}

class OpenAppealResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ description: 'Plain text.' })
  readonly text!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
  @ApiProperty()
  readonly decision_id!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Null once the member is erased.' })
  readonly account_id!: number | null;
  @ApiProperty({ example: 'member_blocked' })
  readonly kind!: string;
  @ApiProperty({ type: [String] })
  readonly reasons!: readonly string[];
  @ApiProperty({ enum: ['terms', 'law'] })
  readonly ground!: string;
  @ApiProperty({ type: String, nullable: true, description: 'What staff added in their own words.' })
  readonly note!: string | null;
  @ApiProperty({ type: DecisionContentResponse })
  readonly content!: DecisionContentResponse;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly ends_at!: Date | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when it holds no longer: taken back, replaced or run out.',
  })
  readonly ended_at!: Date | null;
  @ApiProperty({
    type: OtherBlockResponse,
    nullable: true,
    description: 'Where a block is appealed: another block of the account, which holds whatever the answer is.',
  })
  readonly other_block!: OtherBlockResponse | null;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly decided_at!: Date;
  @ApiProperty({ description: 'Somebody else has to answer the appeal.' })
  readonly decided_by!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of the member. Null once they are erased.' })
  readonly language!: string | null;
  @ApiProperty({
    type: OpenReportResponse,
    nullable: true,
    description: 'What was reported; null where staff decided on their own, or it is not kept any more.',
  })
  readonly report!: OpenReportResponse | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The message that was not delivered. Plain text. Null where its author has deleted it.',
  })
  readonly message!: string | null;
}

export class AppealQueueResponse {
  @ApiProperty({ type: [OpenAppealResponse], description: 'Oldest first, fifty at most.' })
  readonly appeals!: readonly OpenAppealResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
