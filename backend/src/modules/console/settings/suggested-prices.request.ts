import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

export class SuggestedPricesRequest {
  @ApiProperty({ example: 'NL,BE', description: 'ISO 3166-1, with commas between them.' })
  @Matches(/^[A-Z]{2}(,[A-Z]{2}){0,249}$/, { message: 'Give countries like NL,BE.' })
  readonly countries!: string;

  @ApiPropertyOptional({ description: 'The credits that a message costs; without them no cost of one is suggested.' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  readonly message_credits?: number;
}
