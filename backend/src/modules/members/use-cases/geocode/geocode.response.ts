import { ApiProperty } from '@nestjs/swagger';
import { type NearestCity } from './geocode.use-case';

/** The nearest populated place, not the visitor: its coordinates tell a town, never a street. */
export class GeocodeResponse implements NearestCity {
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.' })
  readonly country!: string;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'The id that regions.php gives; null where it is not known.',
  })
  readonly countryregion!: number | null;
  @ApiProperty({ description: 'As its people call it.' })
  readonly city!: string;
  @ApiProperty({ description: 'Degrees north, two decimals.' })
  readonly lat!: number;
  @ApiProperty({ description: 'Degrees east, two decimals.' })
  readonly lon!: number;
}
