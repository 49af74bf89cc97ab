import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { GREATEST_ID } from '../../../platform/http';

/** Exactly one of the two. */
export class AskedThing {
  @ApiPropertyOptional({ type: Number, nullable: true, description: 'The id of one of the profile’s photos.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(GREATEST_ID)
  readonly photo?: number | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'good_sunday',
    description: 'The code of a question that the profile answers.',
  })
  @IsOptional()
  @Matches(/^[a-z][a-z0-9_]{1,39}$/, { message: 'Give the code of a question.' })
  readonly prompt?: string | null;
}
