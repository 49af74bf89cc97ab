import { ApiProperty } from '@nestjs/swagger';
import { WORK_CATEGORIES, type WorkCategory } from './work-categories';

class OwnWellbeingResponse {
  @ApiProperty({ type: Number, nullable: true, description: 'Percent; null as the brand has it.' })
  readonly blur!: number | null;
  @ApiProperty({ type: Boolean, nullable: true })
  readonly greyscale!: boolean | null;
  @ApiProperty({ type: Boolean, nullable: true })
  readonly thumbnails_only!: boolean | null;
  @ApiProperty({ type: Number, nullable: true })
  readonly break_after_minutes!: number | null;
  @ApiProperty({ type: Number, nullable: true })
  readonly break_after_severe!: number | null;
  @ApiProperty({ enum: WORK_CATEGORIES, isArray: true })
  readonly opted_out!: readonly WorkCategory[];
}

class BrandWellbeingResponse {
  @ApiProperty({ description: 'The tenant’s slug.' })
  readonly tenant!: string;
  @ApiProperty({ description: 'Percent.' })
  readonly blur!: number;
  @ApiProperty()
  readonly greyscale!: boolean;
  @ApiProperty()
  readonly thumbnails_only!: boolean;
}

export class WellbeingResponse {
  @ApiProperty({ description: 'What the caller chose; it comes before what a brand has.' })
  readonly own!: OwnWellbeingResponse;
  @ApiProperty({ type: [BrandWellbeingResponse], description: 'By the live brands that the caller reaches.' })
  readonly brands!: readonly BrandWellbeingResponse[];
  @ApiProperty({ description: 'Minutes of pictures after which a break is proposed.' })
  readonly break_after_minutes!: number;
  @ApiProperty({ description: 'Severe pictures after which a break is proposed.' })
  readonly break_after_severe!: number;
  @ApiProperty({ description: 'After so long the caller is given no more pictures before a rest of eight hours.' })
  readonly hours_a_day!: number;
  @ApiProperty({ description: 'A break is proposed now, in every tab and on every device.' })
  readonly break_due!: boolean;
  @ApiProperty({
    ...{ type: String, format: 'date-time', nullable: true },
    description: 'Until then no more pictures are given. What is claimed stays the caller’s.',
  })
  readonly more_pictures_at!: string | null;
}
