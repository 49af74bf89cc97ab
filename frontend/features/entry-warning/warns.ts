/** What decides whether a visitor is warned before entering. */
export interface Circumstances {
  /** Runs as an installed app. */
  readonly installed: boolean;
  readonly signedIn: boolean;
  readonly dismissed: boolean;
  /** The visitor's; null where the address tells nothing. */
  readonly country: string | null;
  /** Where the warning is shown; undefined: everywhere. */
  readonly countries: readonly string[] | undefined;
}

export function warns({ installed, signedIn, dismissed, country, countries }: Circumstances): boolean {
  if (installed || signedIn || dismissed) return false;
  return countries === undefined || (country !== null && countries.includes(country));
}

interface Rules {
  readonly enable_site_entry_popup: 'yes' | 'no';
  readonly site_entry_countries: readonly string[];
}

/**
 * Where a layout shows the warning: where the brand wants it and, for layouts that have it in some countries only, in
 * those. `everywhere` only where neither says otherwise.
 */
export function warnedCountries(
  { enable_site_entry_popup: enabled, site_entry_countries: listed }: Rules,
  ofLayout?: readonly string[],
): readonly string[] | 'everywhere' {
  if (enabled === 'no') return [];
  if (listed.length === 0) return ofLayout ?? 'everywhere';
  return ofLayout === undefined ? listed : listed.filter((country) => ofLayout.includes(country));
}
