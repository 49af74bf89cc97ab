import { type PlaceIndex } from '../../places/place-index';
import { twoDecimals } from '../../places/place.response';
import { regionId } from '../../places/region-catalogue';
import { PlaceNotFound } from './place-not-found.error';

const REACH_KM = 100;

export interface NearestCity {
  readonly country: string;
  readonly countryregion: number | null;
  readonly city: string;
  readonly lat: number;
  readonly lon: number;
}

/** Coordinates to the nearest populated place, from our own data: no position leaves the house. */
export class Geocode {
  private index: PlaceIndex | undefined;

  /** The places are opened at the first question. */
  constructor(private readonly open: () => PlaceIndex) {}

  /** Degrees, in range. Throws PlaceNotFound where nobody lives within 100 km. */
  run(lat: number, lon: number): NearestCity {
    this.index ??= this.open();
    const place = this.index.nearest(lat, lon, REACH_KM);
    if (!place) throw new PlaceNotFound();
    return {
      country: place.country,
      countryregion: place.region === null ? null : regionId(place.region),
      city: place.name,
      lat: twoDecimals(place.lat),
      lon: twoDecimals(place.lon),
    };
  }
}
