import { type PlaceIndex } from '../../places/place-index';
import { type PlaceResponse, placeResponse } from '../../places/place.response';
import { type RegionCatalogue } from '../../places/region-catalogue';
import { PlaceNotFound } from './place-not-found.error';

const REACH_KM = 100;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Coordinates to the nearest populated place, from our own data: no position leaves the house. */
export class Geocode {
  private index: PlaceIndex | undefined;

  /** The places are opened at the first question. */
  constructor(
    private readonly open: () => PlaceIndex,
    private readonly regions: RegionCatalogue,
  ) {}

  /** Degrees, in range. Throws PlaceNotFound where none of the countries has a place within 100 km. */
  run({ lat, lon }: Point, countries: readonly string[], locale: string): PlaceResponse {
    this.index ??= this.open();
    const place = this.index.nearest(lat, lon, REACH_KM, countries);
    if (!place) throw new PlaceNotFound();
    return placeResponse(place, this.regions, locale);
  }
}
