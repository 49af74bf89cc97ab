import { readFileSync } from 'node:fs';
import { dataFile } from './data-file';

/** The types of regions; the browser has a text for each. */
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
  /** The region's name in its own language; the language of the largest group, if there are several. */
  readonly name: string;
  /** By locale, where others call it differently. */
  readonly names?: Readonly<Record<string, string>>;
}

export interface CountryRegions {
  readonly type: RegionType;
  readonly regions: readonly Region[];
}

/** Every country's regions, made by infra/data. Read at the first question and kept (about half a megabyte). */
export class RegionCatalogue {
  /** The catalogue of this process, shared so that its half megabyte is held once. */
  static readonly shared = new RegionCatalogue();

  private countries: Readonly<Record<string, CountryRegions>> | undefined;

  constructor(private readonly path: () => string = () => dataFile('regions.json')) {}

  /** Undefined where ISO 3166-2 knows no such country, or none of its regions. */
  of(country: string): CountryRegions | undefined {
    this.countries ??= JSON.parse(readFileSync(this.path(), 'utf8')) as Record<string, CountryRegions>;
    return Object.hasOwn(this.countries, country) ? this.countries[country] : undefined;
  }

  /** The name of a region in a language, else in its own. */
  nameOf(country: string | null, code: string | null, locale: string): string | null {
    if (country === null || code === null) return null;
    const region = this.of(country)?.regions.find((one) => one.code === code);
    return region ? (region.names?.[locale] ?? region.name) : null;
  }
}
