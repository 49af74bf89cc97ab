import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { NOTICE_REASONS, type NoticeReason, REPORT_OUTCOMES } from '../../safety';

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

export class OpenReportResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Null where somebody without an account reports.' })
  readonly reporter_id!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Null where the address given leads to no profile.' })
  readonly profile_id!: number | null;
  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
  @ApiProperty({ enum: NOTICE_REASONS })
  readonly reason!: NoticeReason;
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

class PersonInShortResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty()
  readonly name!: string;
  @ApiProperty({ description: 'Somebody invented.' })
  readonly fictional!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Of the account; null where the profile has none.' })
  readonly status!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Null where the profile has no account.' })
  readonly language!: string | null;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly signup_date!: Date;
  @ApiProperty()
  readonly reports_made!: number;
  @ApiProperty({ description: 'How many of them led to something.' })
  readonly reports_acted_on!: number;
  @ApiProperty()
  readonly reports_received!: number;
  @ApiProperty({ description: 'Decisions against this person.' })
  readonly decisions!: number;
}

class OtherReportResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ enum: NOTICE_REASONS })
  readonly reason!: string;
  @ApiProperty({ type: String, format: 'date-time' })
  readonly created_at!: Date;
  @ApiProperty({ type: String, enum: REPORT_OUTCOMES, nullable: true, description: 'Null while it is open.' })
  readonly outcome!: string | null;
}

export class ReportFileResponse {
  @ApiProperty({ type: String, nullable: true, description: 'Of the notice. Old reports have none.' })
  readonly reference!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where the content is, as somebody without an account wrote it.',
  })
  readonly address!: string | null;
  @ApiProperty({ type: PersonInShortResponse, nullable: true })
  readonly reporter!: PersonInShortResponse | null;
  @ApiProperty({ type: PersonInShortResponse, nullable: true })
  readonly profile!: PersonInShortResponse | null;
  @ApiProperty({
    type: [OtherReportResponse],
    description: 'Others about the same profile. Newest first, fifty at most.',
  })
  readonly others!: readonly OtherReportResponse[];
}
