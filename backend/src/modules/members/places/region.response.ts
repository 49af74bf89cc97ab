import { ApiProperty } from '@nestjs/swagger';
import { type RegionCatalogue } from './region-catalogue';
import { type CountryRegion, regionId } from '../../../../../contract/profile/country-region';

/** A region as every answer names it. */
export class RegionResponse implements CountryRegion {
  @ApiProperty({ description: 'The id that regions.php gives.' })
  readonly id!: number;
  @ApiProperty({ description: 'In the language of the visitor.' })
  readonly name!: string;
}

export function regionResponse(
  regions: RegionCatalogue,
  { country, region }: { readonly country: string | null; readonly region: string | null },
  locale: string,
): RegionResponse | null {
  const name = regions.nameOf(country, region, locale);
  return region === null || name === null ? null : { id: regionId(region), name };
}
