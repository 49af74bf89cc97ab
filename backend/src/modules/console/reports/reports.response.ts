import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { REPORT_REASONS, type ReportReason } from '../../safety';

class ReportedPhoto {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ description: 'Of its public address at that time.' })
  readonly key!: string;
  @ApiProperty()
  readonly status!: string;
}

class ReportedQuote {
  @ApiProperty({ type: Number, nullable: true, description: 'The id of a photo.' })
  readonly photo!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'The key of that photo, where it was still there.' })
  readonly key!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The code of a question.' })
  readonly prompt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The answer as it was then. Plain text.' })
  readonly text!: string | null;
}

class ReportedMessage {
  @ApiProperty({ description: 'The reporter, or who is reported.' })
  readonly sender!: number;
  @ApiProperty({ format: 'date-time' })
  readonly sent_at!: string;
  @ApiProperty()
  readonly kind!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Plain text. Null where it is something else, or was taken back.',
  })
  readonly text!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The key of a photo.' })
  readonly photo!: string | null;
  @ApiPropertyOptional({
    type: ReportedQuote,
    nullable: true,
    description: 'The photo or answer of the receiver that it is about. Not in reports from before that was kept.',
  })
  readonly quote?: ReportedQuote | null;
}

class ReportedPrompt {
  @ApiProperty({ description: 'The question.' })
  readonly code!: string;
  @ApiProperty({ description: 'Plain text.' })
  readonly answer!: string;
}

class ReportedProfile {
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
  @ApiProperty({ type: String, nullable: true })
  readonly about_me!: string | null;
  @ApiProperty({ type: String, nullable: true })
  readonly looking_for!: string | null;
  @ApiPropertyOptional({ type: [ReportedPrompt], description: 'What it answered.' })
  readonly prompts?: readonly ReportedPrompt[];
  @ApiProperty({ type: [ReportedPhoto] })
  readonly photos!: readonly ReportedPhoto[];
  @ApiPropertyOptional({ type: [ReportedMessage], description: 'The last ones of their conversation, of both.' })
  readonly messages?: readonly ReportedMessage[];
  @ApiPropertyOptional({ type: [ReportedMessage], description: 'Those that the reporter means, where they said so.' })
  readonly reported?: readonly ReportedMessage[];
}

class OpenReportResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly reporter_id!: number;
  @ApiProperty()
  readonly profile_id!: number;
  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
  @ApiProperty({ enum: REPORT_REASONS })
  readonly reason!: ReportReason;
  @ApiProperty({ description: 'Plain text.' })
  readonly text!: string;
  @ApiProperty({ type: ReportedProfile, description: 'As it was when it was first reported.' })
  readonly evidence!: ReportedProfile;
  @ApiProperty({ format: 'date-time' })
  readonly created_at!: string;
}

export class ReportQueueResponse {
  @ApiProperty({ type: [OpenReportResponse], description: 'Oldest first, fifty at most.' })
  readonly reports!: readonly OpenReportResponse[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
