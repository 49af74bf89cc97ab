import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export class TextsRequest {
  @ApiPropertyOptional({ description: 'Words that the key or the text in any language holds, all of them.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  readonly search: string = '';

  @ApiPropertyOptional({
    example: 'everglow',
    description: 'Only what this brand may say itself, and first what it says in some of its languages only.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly tenant?: string;

  @ApiPropertyOptional({ default: 0, description: 'How many of the found to leave out.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(100_000)
  readonly offset: number = 0;
}
