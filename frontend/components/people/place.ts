import { type Card } from './card';
import { distanceText } from './distance';

/** Returns the place where somebody lives, as precisely as the card tells it, and the distance to it. */
export function placeOf(
  card: Pick<Card, 'city' | 'countryregion' | 'country' | 'distance_km'>,
  locale: string,
): string {
  const { city, countryregion, country, distance_km: km } = card;
  const nearest = city ?? countryregion?.name ?? (country === null ? null : countryName(country, locale));
  return [nearest, km === null ? null : distanceText(km, locale)].filter((part) => part != null).join(' · ');
}

const countryName = (country: string, locale: string): string | undefined =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country);
