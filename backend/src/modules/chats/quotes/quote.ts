import { ApiProperty } from '@nestjs/swagger';

/** The photo or answer of the receiver that a message quotes, as it was when the message was written. */
export interface Quote {
  readonly photo: number | null;
  readonly prompt: string | null;
  /** The answer; null of a photo. */
  readonly text: string | null;
}

export class MessageQuote implements Quote {
  @ApiProperty({ type: Number, nullable: true, description: 'The id of a photo of the receiver, maybe gone since.' })
  readonly photo!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'The code of a question that the receiver answered.' })
  readonly prompt!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The answer as it was then. Plain text.' })
  readonly text!: string | null;
}

/** Whether both are about the same thing, however the answer has changed in between. */
export const isSameThing = (one: Quote | undefined, other: Quote | undefined): boolean =>
  one?.photo === other?.photo && one?.prompt === other?.prompt;
