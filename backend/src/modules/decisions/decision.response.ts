import { ApiProperty } from '@nestjs/swagger';

class AppealResponse {
  @ApiProperty({ description: 'Plain text.' })
  readonly text!: string;
  @ApiProperty({ format: 'date-time' })
  readonly sent_at!: string;
  @ApiProperty({
    type: String,
    enum: ['upheld', 'reversed'],
    nullable: true,
    description: 'Whether the decision stands. Null while it waits.',
  })
  readonly outcome!: 'upheld' | 'reversed' | null;
  @ApiProperty({ type: String, nullable: true, description: 'What staff add in their own words. Plain text.' })
  readonly answer!: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly answered_at!: string | null;
}

class DecidedPhoto {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The picture, for its owner alone while signed in. Null where it is deleted.',
  })
  readonly path!: string | null;
}

class DecidedMessage {
  @ApiProperty({ type: String, nullable: true, description: 'Plain text. Null where it is not kept any more.' })
  readonly text!: string | null;
}

/** A decision about the member, with its statement of reasons as sentences in the language of the call. */
export class DecisionResponse {
  @ApiProperty()
  readonly id!: number;
  @ApiProperty({ description: 'What was decided, and for how long.' })
  readonly what!: string;
  @ApiProperty({ description: 'The facts.' })
  readonly why!: string;
  @ApiProperty({ description: 'Whether somebody reported it.' })
  readonly origin!: string;
  @ApiProperty({ description: 'Whether software was involved.' })
  readonly software!: string;
  @ApiProperty({ description: 'The rule or law.' })
  readonly ground!: string;
  @ApiProperty({ type: String, nullable: true, description: 'What staff add in their own words. Plain text.' })
  readonly note!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The text that was removed. Plain text.' })
  readonly removed_text!: string | null;
  @ApiProperty({ type: DecidedPhoto, nullable: true, description: 'Where it is about a photo.' })
  readonly photo!: DecidedPhoto | null;
  @ApiProperty({
    type: DecidedMessage,
    nullable: true,
    description: 'Where it is about a message that was not delivered.',
  })
  readonly message!: DecidedMessage | null;
  @ApiProperty({ format: 'date-time' })
  readonly decided_at!: string;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when it holds no longer: reversed, replaced or run out.',
  })
  readonly ended_at!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Where a block holds no longer and another one keeps the account blocked: that it does, and until when.',
  })
  readonly still_blocked!: string | null;
  @ApiProperty({ format: 'date-time' })
  readonly appeal_until!: string;
  @ApiProperty({ type: AppealResponse, nullable: true })
  readonly appeal!: AppealResponse | null;
}

export class DecisionsResponse {
  @ApiProperty({ type: [DecisionResponse], description: 'Newest first, a hundred at most.' })
  readonly decisions!: readonly DecisionResponse[];
}
