import { type SourcePlace } from './geonames';

const REACH_KM = 25;
const CITY_POPULATION = 100_000;

/**
 * Quarters keep their coordinates, so that the answer near a city's edge is right, and take the name of their city:
 * people say Hamburg, not Wandsbek. The city is the one of the same region that pulls hardest (people by distance squared).
 */
export function nameOfCity(places: readonly SourcePlace[]): (place: SourcePlace) => string {
  const cities = new Map<string, SourcePlace[]>();
  const key = (place: SourcePlace): string => `${place.country}.${place.first}`;
  for (const place of places) {
    if (place.feature === 'PPLX' || place.population < CITY_POPULATION) continue;
    const list = cities.get(key(place));
    if (list) list.push(place);
    else cities.set(key(place), [place]);
  }
  return (place) => {
    if (place.feature !== 'PPLX') return place.name;
    let name = place.name;
    let strongest = 0;
    for (const city of cities.get(key(place)) ?? []) {
      const km = roughKilometres(place, city);
      const pull = km > REACH_KM ? 0 : city.population / (km + 3) ** 2;
      if (pull <= strongest) continue;
      strongest = pull;
      name = city.name;
    }
    return name;
  };
}

/** Good to a percent at these distances. */
function roughKilometres(a: SourcePlace, b: SourcePlace): number {
  const north = (a.lat - b.lat) * 111.2;
  const east = (a.lon - b.lon) * 111.2 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
