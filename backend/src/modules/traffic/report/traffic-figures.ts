import { ApiProperty } from '@nestjs/swagger';

/** Totals of visits and sign-ups. */
export class TrafficFigures {
  @ApiProperty()
  readonly visits!: number;

  @ApiProperty({ description: 'Visits whose page logged bounces.' })
  readonly bounce_logged!: number;

  @ApiProperty({ description: 'Of those, the ones that were left without anything done.' })
  readonly bounces!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'Bounces of those logged; null where none was logged.' })
  readonly bounce_rate!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'From landing to last hidden; null where none was.' })
  readonly median_seconds!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Accounts made that still exist, confirmed or not; null by page, which they do not know.',
  })
  readonly sign_ups!: number | null;
}

export class TrafficRow extends TrafficFigures {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', nullable: true },
    description: 'What the row is of: day, host, page or country by its name; a source by its five labels.',
    example: { day: '2026-03-01' },
  })
  readonly group!: Record<string, string | null>;
}

export class TrafficAnswer {
  @ApiProperty({ format: 'date' })
  readonly from!: string;

  @ApiProperty({ format: 'date' })
  readonly to!: string;

  @ApiProperty()
  readonly by!: string;

  @ApiProperty({ type: TrafficFigures })
  readonly total!: TrafficFigures;

  @ApiProperty({ type: [TrafficRow], description: 'Days in their order, all else by visits; at most 1000.' })
  readonly rows!: TrafficRow[];

  @ApiProperty({ description: 'Whether there are more groups than rows.' })
  readonly truncated!: boolean;
}
