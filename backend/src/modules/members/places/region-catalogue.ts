import { readFileSync } from 'node:fs';
import { dataFile } from './data-file';

/** What a country calls its regions; the browser has a text for each. */
export const REGION_TYPES = [
  'region',
  'state',
  'province',
  'county',
  'canton',
  'department',
  'bundesland',
  'voivodeship',
  'prefecture',
] as const;
export type RegionType = (typeof REGION_TYPES)[number];

interface Region {
  /** ISO 3166-2, or ours with an X where people use a region that has no code (`GB-XGL`). */
  readonly code: string;
  /** What its own people call it; where they speak several languages, the larger group's. */
  readonly name: string;
  /** By locale, where others call it differently. */
  readonly names?: Readonly<Record<string, string>>;
}

export interface CountryRegions {
  readonly type: RegionType;
  readonly regions: readonly Region[];
}

const OWN_CODES = 37 ** 3;

/**
 * The stable number of a region: its code read as digits, so that it can stand in a member's row and no list has to be
 * kept. Positive and below 2³¹. Throws where the code is not two letters, a hyphen and one to three letters or digits.
 */
export function regionId(code: string): number {
  const match = /^([A-Z])([A-Z])-([A-Z\d]{1,3})$/.exec(code);
  if (!match) throw new Error(`not a region's code: ${code}`);
  const [, first = '', second = '', own = ''] = match;
  const country = (first.charCodeAt(0) - 65) * 26 + (second.charCodeAt(0) - 65);
  const digit = (at: number): number => (at < own.length ? parseInt(own.charAt(at), 36) + 1 : 0);
  const rest = (digit(0) * 37 + digit(1)) * 37 + digit(2);
  return country * OWN_CODES + rest;
}

/** The code that a number was made of, or undefined where it is none's. */
export function regionCode(id: number): string | undefined {
  const [country, rest] = [Math.floor(id / OWN_CODES), id % OWN_CODES];
  const letters = String.fromCharCode(65 + Math.floor(country / 26), 65 + (country % 26));
  const own = [Math.floor(rest / (37 * 37)), Math.floor(rest / 37) % 37, rest % 37]
    .map((digit) => (digit === 0 ? '' : (digit - 1).toString(36).toUpperCase()))
    .join('');
  const code = `${letters}-${own}`;
  return /^[A-Z]{2}-[A-Z\d]{1,3}$/.test(code) && regionId(code) === id ? code : undefined;
}

/** Every country's regions, made by infra/data. Read at the first question and kept (about half a megabyte). */
export class RegionCatalogue {
  private countries: Readonly<Record<string, CountryRegions>> | undefined;

  constructor(private readonly path: () => string = () => dataFile('regions.json')) {}

  /** Undefined where ISO 3166-2 knows no such country, or none of its regions. */
  of(country: string): CountryRegions | undefined {
    this.countries ??= JSON.parse(readFileSync(this.path(), 'utf8')) as Record<string, CountryRegions>;
    return Object.hasOwn(this.countries, country) ? this.countries[country] : undefined;
  }

  /** What a region is called in a language, or at home where it has no name of its own there. */
  nameOf(country: string | null, code: string | null, locale: string): string | null {
    if (country === null || code === null) return null;
    const region = this.of(country)?.regions.find((one) => one.code === code);
    return region ? (region.names?.[locale] ?? region.name) : null;
  }
}
