import { ApiProperty } from '@nestjs/swagger';

class CountedResponse {
  @ApiProperty({ example: 'scam', description: 'A reason, or a kind of decision.' })
  readonly name!: string;
  @ApiProperty()
  readonly count!: number;
}

export class ModerationFiguresResponse {
  @ApiProperty({ type: [CountedResponse], description: 'Notices by reason.' })
  readonly notices!: readonly CountedResponse[];
  @ApiProperty({ type: Number, nullable: true, description: 'The median time to decide a notice, in hours.' })
  readonly median_hours!: number | null;
  @ApiProperty({ type: [CountedResponse], description: 'Decisions by kind.' })
  readonly decisions!: readonly CountedResponse[];
  @ApiProperty({ description: 'Decisions about what software had pointed to.' })
  readonly software_found!: number;
  @ApiProperty()
  readonly appeals!: number;
  @ApiProperty()
  readonly appeals_upheld!: number;
  @ApiProperty()
  readonly appeals_reversed!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'The median time to answer an appeal, in hours.' })
  readonly median_appeal_hours!: number | null;
  @ApiProperty({ description: 'Appeals of reporters.' })
  readonly notice_appeals!: number;
  @ApiProperty()
  readonly notice_appeals_upheld!: number;
  @ApiProperty()
  readonly notice_appeals_reversed!: number;
}
