import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type CountryRegions, type RegionType } from '../../backend/src/modules/members/places/region-catalogue';
import { type Catalogue } from './region-catalogue';

/** For every country that has no file of ours: what ISO 3166-2 lists on its first level, under the names it has there. */
export async function isoRegions(curated: Catalogue): Promise<Record<string, CountryRegions>> {
  const types = parse(readFileSync(join(__dirname, 'region-types.yaml'), 'utf8')) as Record<string, RegionType>;
  const { iso31662 } = await import('iso-3166');
  const countries: Record<string, { type: RegionType; regions: { code: string; name: string }[] }> = {};
  for (const { code, parent, name } of iso31662) {
    // A longer parent is a region itself; a country with places of ours is one, or belongs to one, that we wrote down.
    if (parent.length !== 2 || curated.lookup.has(parent)) continue;
    const country = (countries[parent] ??= { type: types[parent] ?? 'region', regions: [] });
    country.regions.push({ code, name });
  }
  return countries;
}
