import { ApiProperty } from '@nestjs/swagger';
import { type Town } from './place-index';
import { type RegionCatalogue } from './region-catalogue';
import { RegionResponse, regionResponse } from './region.response';

/** A town. Its coordinates are those of its middle, whoever lives where in it. */
export class PlaceResponse {
  @ApiProperty({ example: 'NL', description: 'ISO 3166-1 alpha-2.' })
  readonly country!: string;
  @ApiProperty({ type: RegionResponse, nullable: true })
  readonly countryregion!: RegionResponse | null;
  @ApiProperty({ example: 'Utrecht', description: 'As its people call it.' })
  readonly city!: string;
  @ApiProperty({ description: 'Degrees north, two decimals.' })
  readonly lat!: number;
  @ApiProperty({ description: 'Degrees east, two decimals.' })
  readonly lon!: number;
}

export const placeResponse = (town: Town, regions: RegionCatalogue, locale: string): PlaceResponse => ({
  country: town.country,
  countryregion: regionResponse(regions, town, locale),
  city: town.name,
  lat: twoDecimals(town.lat),
  lon: twoDecimals(town.lon),
});

/** About a kilometre. Adding 0 turns -0 into 0, which is what JSON would write anyway. */
export const twoDecimals = (degrees: number): number => Math.round(degrees * 100) / 100 + 0;
