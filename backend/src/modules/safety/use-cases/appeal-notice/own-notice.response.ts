import { ApiProperty } from '@nestjs/swagger';

class NoticeAppealResponse {
  @ApiProperty({ description: 'Plain text.' })
  readonly text!: string;
  @ApiProperty({ format: 'date-time' })
  readonly sent_at!: string;
  @ApiProperty({
    type: String,
    enum: ['upheld', 'reversed'],
    nullable: true,
    description: 'Whether it stays as it was. Null while it waits.',
  })
  readonly outcome!: 'upheld' | 'reversed' | null;
}

/** A report of the member, or of whoever has the mail’s link, with what came of it in the language of the call. */
export class OwnNoticeResponse {
  @ApiProperty({ example: 'N-4F7K2M9QX0TD' })
  readonly reference!: string;
  @ApiProperty({ description: 'That it has arrived, or is decided.' })
  readonly what!: string;
  @ApiProperty({ type: String, nullable: true, description: 'What came of it; null while it waits.' })
  readonly result!: string | null;
  @ApiProperty({ format: 'date-time' })
  readonly sent_at!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly decided_at!: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until then one can appeal. Null where nothing is decided, or there is an appeal.',
  })
  readonly appeal_until!: string | null;
  @ApiProperty({ type: NoticeAppealResponse, nullable: true })
  readonly appeal!: NoticeAppealResponse | null;
}

export class OwnNoticesResponse {
  @ApiProperty({ type: [OwnNoticeResponse], description: 'Newest first, a hundred at most.' })
  readonly reports!: readonly OwnNoticeResponse[];
}
