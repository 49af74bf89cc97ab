import { ApiProperty } from '@nestjs/swagger';

export class OverrideAnswer {
  @ApiProperty({ example: 'everglow' })
  readonly tenant!: string;

  @ApiProperty({ example: 'nl' })
  readonly locale!: string;

  @ApiProperty()
  readonly text!: string;
}

export class TextAnswer {
  @ApiProperty({ example: 'home.hero_title' })
  readonly key!: string;

  @ApiProperty({ type: [String], description: 'Source files that show it.' })
  readonly used!: readonly string[];

  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'By language.' })
  readonly texts!: Readonly<Record<string, string>>;

  @ApiProperty({ type: Number, nullable: true, description: 'The longest that a brand may say; null: it may not.' })
  readonly max_length!: number | null;

  @ApiProperty({
    type: [OverrideAnswer],
    description: 'Brands that say it in their own words, live, of those you reach.',
  })
  readonly overrides!: readonly OverrideAnswer[];

  @ApiProperty({
    type: [String],
    description: 'Languages of the brand in which it lacks words of its own, though it has them in another.',
  })
  readonly missing!: readonly string[];
}

export class TextsAnswer {
  @ApiProperty({ description: 'How many were found; at most 50 of them are in this answer.' })
  readonly total!: number;

  @ApiProperty({ type: [TextAnswer] })
  readonly texts!: readonly TextAnswer[];
}
