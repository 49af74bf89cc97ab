import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, Max, Min, ValidateIf } from 'class-validator';
import { WORK_CATEGORIES, type WorkCategory } from './work-categories';

/** Null means as the brand has it, so it is said and not left out. */
const OrAsTheBrand = () => ValidateIf((_, value) => value !== null);

export class OwnWellbeingRequest {
  @ApiProperty({
    type: Number,
    nullable: true,
    minimum: 0,
    maximum: 100,
    description: 'Percent; null as the brand has it.',
  })
  @OrAsTheBrand()
  @IsInt()
  @Min(0)
  @Max(100)
  readonly blur!: number | null;

  @ApiProperty({ type: Boolean, nullable: true })
  @OrAsTheBrand()
  @IsBoolean()
  readonly greyscale!: boolean | null;

  @ApiProperty({ type: Boolean, nullable: true })
  @OrAsTheBrand()
  @IsBoolean()
  readonly thumbnails_only!: boolean | null;

  @ApiProperty({ type: Number, nullable: true, minimum: 5, maximum: 120 })
  @OrAsTheBrand()
  @IsInt()
  @Min(5)
  @Max(120)
  readonly break_after_minutes!: number | null;

  @ApiProperty({ type: Number, nullable: true, minimum: 1, maximum: 100 })
  @OrAsTheBrand()
  @IsInt()
  @Min(1)
  @Max(100)
  readonly break_after_severe!: number | null;

  @ApiProperty({
    enum: WORK_CATEGORIES,
    isArray: true,
    description: 'Work that is given to others. No reason is asked for.',
  })
  @IsArray()
  @ArrayUnique()
  @IsIn(WORK_CATEGORIES, { each: true })
  readonly opted_out!: WorkCategory[];
}
