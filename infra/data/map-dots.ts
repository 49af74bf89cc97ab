import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaces, type SourcePlace } from './geonames';

const TARGET = join(__dirname, '../../frontend/features/landers/map-landing/dots');
/** The countries that brands are offered in. A brand elsewhere gets a drawing instead of a map. */
const COUNTRIES = ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'IT', 'NL', 'NO', 'PL', 'SE', 'US'];
const MOST = 1300;

/** Far parts stand where maps print them: beside the mainland. */
const INSETS = [
  { country: 'ES', from: { lat: [27, 30], lon: [-19, -13] }, at: { lat: 35.4, lon: -12.6 }, scale: 1 },
  { country: 'US', from: { lat: [18, 23], lon: [-161, -154] }, at: { lat: 25, lon: -112 }, scale: 1 },
  { country: 'US', from: { lat: [51, 72], lon: [-180, -129] }, at: { lat: 23, lon: -126 }, scale: 0.28 },
] as const;

interface Dot {
  readonly lat: number;
  readonly lon: number;
  readonly people: number;
}

function moved({ country, lat, lon, population }: SourcePlace): Dot {
  const inset = INSETS.find(
    ({ country: of, from }) =>
      of === country && lat >= from.lat[0] && lat <= from.lat[1] && lon >= from.lon[0] && lon <= from.lon[1],
  );
  if (inset === undefined) return { lat, lon, people: population };
  const { at, from, scale } = inset;
  return {
    lat: at.lat + (lat - from.lat[0]) * scale,
    lon: at.lon + (lon - from.lon[0]) * scale * (scale < 1 ? 0.6 : 1),
    people: population,
  };
}

/** Towns that share a cell become one dot in their middle; the cell grows until there are few enough. */
function thinned(dots: readonly Dot[]): readonly Dot[] {
  for (let cell = 0.03; ; cell *= 1.15) {
    const cells = new Map<string, Dot[]>();
    for (const dot of dots) {
      const key = `${Math.floor(dot.lat / cell)} ${Math.floor((dot.lon * 0.65) / cell)}`;
      cells.set(key, [...(cells.get(key) ?? []), dot]);
    }
    if (cells.size > MOST) continue;
    return [...cells.values()].map((together) => ({
      lat: together.reduce((sum, { lat }) => sum + lat, 0) / together.length,
      lon: together.reduce((sum, { lon }) => sum + lon, 0) / together.length,
      people: together.reduce((sum, { people }) => sum + people, 0),
    }));
  }
}

/** `lat lon weight` by spaces and commas: hundredths of a degree, the weight from 1 (a village) to 5 (a great city). */
function written(dots: readonly Dot[]): string {
  return dots
    .map(({ lat, lon, people }) => {
      const weight = Math.min(5, Math.max(1, Math.round(Math.log10(Math.max(people, 1)) - 2)));
      return `${Math.round(lat * 100)} ${Math.round(lon * 100)} ${weight}`;
    })
    .sort()
    .join(',');
}

/** `npm run data:map`: where the towns of a country lie, for the lander that draws them. */
function main(): void {
  const places = readPlaces();
  mkdirSync(TARGET, { recursive: true });
  for (const country of COUNTRIES) {
    const dots = thinned(places.filter((place) => place.country === country).map(moved));
    writeFileSync(join(TARGET, `${country}.json`), `${JSON.stringify({ dots: written(dots) }, null, 2)}\n`);
    console.log(`${country}: ${dots.length} dots`);
  }
}

main();
