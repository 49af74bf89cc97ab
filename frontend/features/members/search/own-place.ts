import { call } from '../../../lib/api/call';
import { type components } from '../../../lib/api/schema';

export type Place = Pick<components['schemas']['PlaceResponse'], 'city' | 'lat' | 'lon'>;

const KEY = 'members-place';
const HOUR_MS = 60 * 60 * 1000;

/** The town where the member is now stays in this tab, and out of the address: that may be given to others. */
export function ownPlace(): Place | undefined {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as { place: Place; at: number } | null;
    return kept !== null && Date.now() - kept.at < HOUR_MS ? kept.place : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the browser, which asks the person; what the api is told comes back as a town. Undefined where either says no. */
export async function findPlace(): Promise<Place | undefined> {
  const position = await new Promise<GeolocationPosition | undefined>((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(undefined);
      return;
    }
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(undefined), {
      maximumAge: HOUR_MS,
      timeout: 15_000,
    });
  });
  if (position === undefined) return undefined;
  const { latitude, longitude } = position.coords;
  const rounded = { lat: Number(latitude.toFixed(2)), lon: Number(longitude.toFixed(2)) };
  const answer = await call('GET', '/api/geocode.php', { params: { query: rounded } });
  if (answer.state !== 'done') return undefined;
  const { city, lat, lon } = answer.value;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ place: { city, lat, lon }, at: Date.now() }));
  } catch {
    return undefined;
  }
  return { city, lat, lon };
}
