const KM_PER_MILE = 1.609344;
/** Countries that measure roads in miles. */
const MILES = new Set(['US', 'GB']);

/** A distance as the reader's country measures it; whole, and never nothing. */
export function distanceText(km: number, locale: string): string {
  const inMiles = MILES.has(new Intl.Locale(locale).region ?? '');
  const value = Math.max(1, Math.round(inMiles ? km / KM_PER_MILE : km));
  return new Intl.NumberFormat(locale, { style: 'unit', unit: inMiles ? 'mile' : 'kilometer' }).format(value);
}
