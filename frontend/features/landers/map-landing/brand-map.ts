import { type CurrentSite } from '../../../site/current-site';
import { type DotMap, inThirds, layOut, readTowns } from './lattice';

/** The countries whose maps `npm run data:map` has made. */
const MAPPED: ReadonlySet<string> = new Set('AT BE CH DE DK ES FI FR GB IT NL NO PL SE US'.split(' '));
const MOST_COUNTRIES = 4;

export interface BrandMap extends DotMap {
  /** The regions that can be chosen, in the order of the parts' numbers. */
  readonly parts: readonly string[];
}

/**
 * The brand's countries in one map: each a part, or north, middle and south where there is one country only. Undefined
 * where a country has no map: half of a brand's home would be worse than none.
 */
export async function brandMap({ document, formats, t }: CurrentSite): Promise<BrandMap | undefined> {
  const { countries } = document.settings;
  if (countries.length === 0 || !countries.every((code) => MAPPED.has(code))) return undefined;
  const towns = (await Promise.all(countries.map(readCountry))).flat();
  if (countries.length > 1 && countries.length <= MOST_COUNTRIES) {
    return { ...layOut(towns), parts: countries.map((code) => formats.countryName(code)) };
  }
  return {
    ...layOut(inThirds(towns)),
    parts: [t('landers.maplanding_north'), t('landers.maplanding_middle'), t('landers.maplanding_south')],
  };
}

async function readCountry(code: string, part: number) {
  const { default: file } = (await import(`./dots/${code}.json`)) as { default: { dots: string } };
  return readTowns(file.dots, part);
}
