import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type CountryRegions } from '../../backend/src/modules/members/places/region-catalogue';

/** One of our own files: what a country calls its regions, and which places of GeoNames lie in each. */
interface CuratedCountry {
  readonly type: CountryRegions['type'];
  /** `second`: the region's own code is GeoNames' second-level code; otherwise its first-level one. `at` overrides. */
  readonly places?: 'second';
  /** `at`: first-level codes (`07`), both levels (`30.3001`), the second alone (`.75`), or a whole territory (`@GP`). */
  readonly regions: Readonly<Record<string, { readonly at?: readonly string[]; readonly name: string } & Names>>;
}
type Names = Readonly<Record<string, unknown>>;

export interface Catalogue {
  readonly countries: Readonly<Record<string, CountryRegions>>;
  /** Country, then one of the keys of `at` above, to the region's code. */
  readonly lookup: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const FOLDER = join(__dirname, 'regions');

/** The countries that we wrote down ourselves. */
export function readCurated(): Catalogue {
  const countries: Record<string, CountryRegions> = {};
  const lookup = new Map<string, Map<string, string>>();
  const place = (country: string, key: string, code: string): void => {
    const own = lookup.get(country) ?? new Map<string, string>();
    if (own.has(key)) throw new Error(`${country} ${key} lies in ${own.get(key) ?? ''} and in ${code}`);
    lookup.set(country, own.set(key, code));
  };

  for (const file of readdirSync(FOLDER)) {
    const country = file.slice(0, 2).toUpperCase();
    const curated = parse(readFileSync(join(FOLDER, file), 'utf8')) as CuratedCountry;
    const regions = Object.entries(curated.regions).map(([own, { at, name, ...names }]) => {
      const code = `${country}-${own}`;
      for (const key of at ?? [curated.places === 'second' ? `.${own}` : own]) {
        if (key.startsWith('@')) place(key.slice(1), '', code);
        else place(country, key, code);
      }
      return { code, name, names: names as Readonly<Record<string, string>> };
    });
    countries[country] = { type: curated.type, regions };
  }
  return { countries, lookup };
}

/** The region of a place, or its country alone where we have no way from GeoNames' codes to a region. */
export function regionOf(catalogue: Catalogue, country: string, first: string, second: string): string {
  const own = catalogue.lookup.get(country);
  return own?.get(`${first}.${second}`) ?? own?.get(`.${second}`) ?? own?.get(first) ?? own?.get('') ?? country;
}
