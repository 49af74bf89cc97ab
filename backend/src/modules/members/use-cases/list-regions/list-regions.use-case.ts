import { Inject, Injectable } from '@nestjs/common';
import { RegionCatalogue, type RegionType } from '../../places/region-catalogue';
import { regionId } from '../../../../../../contract/profile/country-region';

export interface NamedRegion {
  readonly id: number;
  readonly code: string;
  readonly country: string;
  readonly name: string;
  readonly type: RegionType;
}

/** The regions of countries under their names in a language: countries as given, regions in alphabetical order. */
@Injectable()
export class ListRegions {
  constructor(@Inject(RegionCatalogue) private readonly catalogue: RegionCatalogue) {}

  /** Countries by ISO 3166-1 alpha-2; one without regions adds none. */
  run(countries: readonly string[], locale: string): { regions: NamedRegion[] } {
    const { compare } = new Intl.Collator(locale);
    return {
      regions: countries.flatMap((country) => {
        const known = this.catalogue.of(country);
        if (!known) return [];
        const { type } = known;
        return known.regions
          .map(({ code, name, names }) => ({ id: regionId(code), code, country, name: names?.[locale] ?? name, type }))
          .sort((a, b) => compare(a.name, b.name));
      }),
    };
  }
}
