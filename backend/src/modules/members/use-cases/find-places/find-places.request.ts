import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';

export class FindPlacesRequest {
  @ApiProperty({ maxLength: 100, example: 'utr', description: 'What has been typed of the name so far.' })
  @IsString()
  @MaxLength(100)
  readonly query!: string;

  @ApiProperty({ example: 'NL', description: 'ISO 3166-1 alpha-2.' })
  @Matches(/^[A-Z]{2}$/, { message: 'Enter a two-letter country code, like NL.' })
  readonly country!: string;
}
