import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';

export class RegionsRequest {
  @ApiPropertyOptional({ description: 'ISO 3166-1 alpha-2. All countries of the brand where it is left out.' })
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'Enter a two-letter country code, like NL.' })
  readonly country?: string;
}
