import { ApiProperty } from '@nestjs/swagger';
import { REGION_TYPES, type RegionType } from '../../places/region-catalogue';
import { type NamedRegion } from './list-regions.use-case';

class Region implements NamedRegion {
  @ApiProperty({ description: 'Stable for ever.' })
  readonly id!: number;
  @ApiProperty({ description: 'ISO 3166-2, or ours with an X where people use a region that has no code.' })
  readonly code!: string;
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.' })
  readonly country!: string;
  @ApiProperty({ description: 'In the language of the visitor.' })
  readonly name!: string;
  @ApiProperty({ enum: REGION_TYPES, description: 'What the country calls it.' })
  readonly type!: RegionType;
}

export class RegionsResponse {
  @ApiProperty({ type: [Region] })
  readonly regions!: readonly Region[];
}
