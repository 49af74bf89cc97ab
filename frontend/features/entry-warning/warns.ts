/** The circumstances that decide whether a visitor is warned before entering. */
export interface Circumstances {
  /** Runs as an installed app. */
  readonly installed: boolean;
  readonly signedIn: boolean;
  readonly dismissed: boolean;
  /** The visitor's; null where the address tells nothing, undefined until the api has answered. */
  readonly country: string | null | undefined;
  /** The countries in which the warning is shown; undefined means everywhere. */
  readonly countries: readonly string[] | undefined;
}

export function warns({ installed, signedIn, dismissed, country, countries }: Circumstances): boolean {
  if (installed || signedIn || dismissed) return false;
  // Somebody whose country is unknown may be in one of those listed.
  return countries === undefined || country === null || (country !== undefined && countries.includes(country));
}

interface Rules {
  readonly enable_site_entry_popup: 'yes' | 'no';
  readonly site_entry_countries: readonly string[];
}

/**
 * Returns the countries in which a layout shows the warning: those that the brand lists and, for a layout limited to
 * some countries, only those of the layout. It is `everywhere` only if neither limits it.
 */
export function warnedCountries(
  { enable_site_entry_popup: enabled, site_entry_countries: listed }: Rules,
  ofLayout?: readonly string[],
): readonly string[] | 'everywhere' {
  if (enabled === 'no') return [];
  if (listed.length === 0) return ofLayout ?? 'everywhere';
  return ofLayout === undefined ? listed : listed.filter((country) => ofLayout.includes(country));
}
