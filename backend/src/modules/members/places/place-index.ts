import { readFileSync } from 'node:fs';
import { dataFile } from './data-file';

export interface Place {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The region's code, or null where the sources do not tell. */
  readonly region: string | null;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** Kilometres from where was asked. */
  readonly distance: number;
}

export const MAGIC = 'MHPLACES';
export const VERSION = 1;
/** Ranges of the tree this small are scanned; the writer stops splitting there, too. */
export const LEAF = 8;
const EARTH_RADIUS_KM = 6371.0088;
const DEGREE = Math.PI / 180;

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
 * range divides it, axes taking turns. The arrays are views of the file's bytes, nothing is unpacked (about 4 MB).
 */
export class PlaceIndex {
  private readonly points: Float32Array;
  private readonly regions: Uint16Array;
  private readonly nameAt: Uint32Array;
  private readonly names: Buffer;
  private readonly codes: readonly string[];

  static open(path = dataFile('places.bin')): PlaceIndex {
    return new PlaceIndex(readFileSync(path));
  }

  constructor(file: Buffer) {
    if (file.toString('latin1', 0, 8) !== MAGIC || file.readUInt32LE(8) !== VERSION) {
      throw new Error('the places were made for another version: run `npm run data`');
    }
    const count = file.readUInt32LE(12);
    const codesLength = file.readUInt32LE(16);
    // Typed arrays want their own alignment, and a small file may share its memory with others.
    const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.length);
    const points = 20;
    const nameAt = points + count * 12;
    const regions = nameAt + count * 4;
    const codes = regions + count * 2;
    this.points = new Float32Array(bytes, points, count * 3);
    this.nameAt = new Uint32Array(bytes, nameAt, count);
    this.regions = new Uint16Array(bytes, regions, count);
    this.codes = Buffer.from(bytes, codes, codesLength).toString('latin1').split(' ');
    this.names = Buffer.from(bytes, codes + codesLength);
  }

  get count(): number {
    return this.nameAt.length;
  }

  /** The nearest place within so many kilometres. Degrees; the caller has checked the ranges. */
  nearest(lat: number, lon: number, withinKm: number): Place | undefined {
    const search = { at: onSphere(lat, lon), best: -1, chord: chordSquared(withinKm) };
    this.descend(search, 0, this.count, 0);
    return search.best < 0 ? undefined : this.place(search.best, kilometres(search.chord));
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
    if (chord >= search.chord) return;
    search.chord = chord;
    search.best = i;
  }

  private place(i: number, distance: number): Place {
    const [x = 0, y = 0, z = 0] = this.points.subarray(i * 3, i * 3 + 3);
    const code = this.codes[this.regions[i] ?? 0] ?? '';
    const at = this.nameAt[i] ?? 0;
    return {
      name: this.names.toString('utf8', at + 1, at + 1 + (this.names[at] ?? 0)),
      country: code.slice(0, 2),
      region: code.length > 2 ? code : null,
      // Not the arc sine, which loses a kilometre near the poles.
      lat: Math.atan2(z, Math.hypot(x, y)) / DEGREE,
      lon: Math.atan2(y, x) / DEGREE,
      distance,
    };
  }
}

interface Search {
  readonly at: readonly [number, number, number];
  best: number;
  /** Squared chord to the best so far; what lies further is not looked at. */
  chord: number;
}
