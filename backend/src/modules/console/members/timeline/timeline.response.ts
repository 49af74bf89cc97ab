import { ApiProperty } from '@nestjs/swagger';

export class TimelineEntry {
  @ApiProperty({ format: 'date-time' })
  readonly at!: string;
  @ApiProperty({ example: 'mail.sent', description: 'What happened: its subject and the deed.' })
  readonly what!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The member of staff; null for anybody else.' })
  readonly actor!: string | null;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'For instance the `reason` of a block.' })
  readonly details!: Readonly<Record<string, unknown>>;
}

export class TimelineResponse {
  @ApiProperty({ type: [TimelineEntry], description: 'Newest first.' })
  readonly entries!: readonly TimelineEntry[];
  @ApiProperty({ type: String, nullable: true, description: 'Goes into `after` for the next page; null on the last.' })
  readonly next!: string | null;
}
