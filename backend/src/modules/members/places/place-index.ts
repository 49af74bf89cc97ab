import { readFileSync } from 'node:fs';
import { dataFile } from './data-file';

export interface Point {
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
}

export interface Town extends Point {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The region's code, or null where the sources do not tell. */
  readonly region: string | null;
}

export interface Place extends Town {
  /** Kilometres from where was asked. */
  readonly distance: number;
}

export const MAGIC = 'MHPLACES';
export const VERSION = 3;
export const HEAD = 28;
/** Bits of an entry that tell the word; the others are the place's number. */
export const WORD_BITS = 3;
/** Ranges of the tree this small are scanned; the writer stops splitting there, too. */
export const LEAF = 8;
const EARTH_RADIUS_KM = 6371.0088;
const DEGREE = Math.PI / 180;

/** Between two points in degrees. */
export function kilometresBetween(a: Point, b: Point): number {
  const [x, y, z] = onSphere(a.lat, a.lon);
  const [u, v, w] = onSphere(b.lat, b.lon);
  return kilometres((x - u) ** 2 + (y - v) ** 2 + (z - w) ** 2);
}

/** A place on the unit sphere: no seam at the date line, no pinch at the poles. */
export function onSphere(lat: number, lon: number): [number, number, number] {
  const ring = Math.cos(lat * DEGREE);
  return [ring * Math.cos(lon * DEGREE), ring * Math.sin(lon * DEGREE), Math.sin(lat * DEGREE)];
}

/** The straight line through the earth, squared and in its radii, that spans so many kilometres on the surface. */
const chordSquared = (km: number): number => (2 * Math.sin(Math.min(km / (2 * EARTH_RADIUS_KM), Math.PI / 2))) ** 2;
const kilometres = (chord: number): number => 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord) / 2));

/**
 * Nearest populated place in a k-d tree over the unit sphere that lies in the file in search order: the middle of a
 * range divides it, axes taking turns. The arrays are views of the file's bytes, nothing is unpacked (about 5 MB).
 */
export class PlaceIndex {
  /** Every town from each of its words on, in the order of the country and what `fromWord` makes of the name. */
  readonly entries: Uint32Array;
  /** The population of each place; 0 if unknown. */
  readonly people: Uint32Array;
  /** Pairs of a town and where a name of it in another language lies, in the order of the country and that name folded. */
  readonly aliases: Uint32Array;
  private readonly points: Float32Array;
  private readonly regions: Uint16Array;
  private readonly nameAt: Uint32Array;
  private readonly names: Buffer;
  private readonly codes: readonly string[];

  private static one: PlaceIndex | undefined;

  /** The process's own, opened at the first question. */
  static readonly shared = (): PlaceIndex => (PlaceIndex.one ??= new PlaceIndex(readFileSync(dataFile('places.bin'))));

  constructor(file: Buffer) {
    if (file.toString('latin1', 0, 8) !== MAGIC || file.readUInt32LE(8) !== VERSION) {
      throw new Error('the places were made for another version: run `npm run data`');
    }
    const count = file.readUInt32LE(12);
    const codesLength = file.readUInt32LE(16);
    const entryCount = file.readUInt32LE(20);
    const aliasCount = file.readUInt32LE(24);
    // Typed arrays want their own alignment, and a small file may share its memory with others.
    const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.length);
    const nameAt = HEAD + count * 12;
    const people = nameAt + count * 4;
    const entries = people + count * 4;
    const aliases = entries + entryCount * 4;
    const regions = aliases + aliasCount * 8;
    const codes = regions + count * 2;
    this.points = new Float32Array(bytes, HEAD, count * 3);
    this.nameAt = new Uint32Array(bytes, nameAt, count);
    this.people = new Uint32Array(bytes, people, count);
    this.entries = new Uint32Array(bytes, entries, entryCount);
    this.aliases = new Uint32Array(bytes, aliases, aliasCount * 2);
    this.regions = new Uint16Array(bytes, regions, count);
    this.codes = Buffer.from(bytes, codes, codesLength).toString('latin1').split(' ');
    this.names = Buffer.from(bytes, codes + codesLength);
  }

  get count(): number {
    return this.nameAt.length;
  }

  /** The nearest place within so many kilometres, of these countries or of any. Degrees; the caller has checked the ranges. */
  nearest(lat: number, lon: number, withinKm: number, countries?: readonly string[]): Place | undefined {
    const search = { at: onSphere(lat, lon), best: -1, chord: chordSquared(withinKm), countries };
    this.descend(search, 0, this.count, 0);
    return search.best < 0 ? undefined : { ...this.town(search.best), distance: kilometres(search.chord) };
  }

  private descend(search: Search, from: number, to: number, axis: 0 | 1 | 2): void {
    if (to - from <= LEAF) {
      for (let i = from; i < to; i++) this.consider(search, i);
      return;
    }
    const middle = (from + to) >> 1;
    this.consider(search, middle);
    const gap = search.at[axis] - (this.points[middle * 3 + axis] ?? 0);
    const next = axis === 2 ? 0 : axis === 1 ? 2 : 1;
    if (gap < 0) this.descend(search, from, middle, next);
    else this.descend(search, middle + 1, to, next);
    if (gap * gap >= search.chord) return;
    if (gap < 0) this.descend(search, middle + 1, to, next);
    else this.descend(search, from, middle, next);
  }

  private consider(search: Search, i: number): void {
    const dx = (this.points[i * 3] ?? 0) - search.at[0];
    const dy = (this.points[i * 3 + 1] ?? 0) - search.at[1];
    const dz = (this.points[i * 3 + 2] ?? 0) - search.at[2];
    const chord = dx * dx + dy * dy + dz * dz;
    if (chord >= search.chord || search.countries?.includes(this.countryOf(i)) === false) return;
    search.chord = chord;
    search.best = i;
  }

  /** The place of that number, which is below `count`. */
  town(i: number): Town {
    const [x = 0, y = 0, z = 0] = this.points.subarray(i * 3, i * 3 + 3);
    const code = this.codeOf(i);
    return {
      name: this.nameOf(i),
      country: code.slice(0, 2),
      region: code.length > 2 ? code : null,
      // Not the arc sine, which loses a kilometre near the poles.
      lat: Math.atan2(z, Math.hypot(x, y)) / DEGREE,
      lon: Math.atan2(y, x) / DEGREE,
    };
  }

  nameOf(i: number): string {
    return this.nameLyingAt(this.nameAt[i] ?? 0);
  }

  /** The name at a position of `aliases`. */
  nameLyingAt(at: number): string {
    return this.names.toString('utf8', at + 1, at + 1 + (this.names[at] ?? 0));
  }

  countryOf(i: number): string {
    return this.codeOf(i).slice(0, 2);
  }

  private codeOf(i: number): string {
    return this.codes[this.regions[i] ?? 0] ?? '';
  }
}

interface Search {
  readonly at: readonly [number, number, number];
  readonly countries: readonly string[] | undefined;
  best: number;
  /** Squared chord to the best so far; what lies further is not looked at. */
  chord: number;
}
