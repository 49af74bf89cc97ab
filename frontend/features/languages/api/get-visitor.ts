import { type components } from '../../../lib/api/schema';

interface Visitor {
  /** ISO 3166-1 alpha-2, or null where the address tells nothing. */
  readonly country: string | null;
  /** Languages that the switcher shows there. */
  readonly locales: readonly string[];
}

type Settings = components['schemas']['SettingsResponse'];

/** What depends on where the visitor is. Without an answer the page stays as it was rendered. */
export async function getVisitor(revision: number, signal: AbortSignal): Promise<Visitor | undefined> {
  try {
    const response = await fetch(`/api/settings.php?revision=${revision}`, { signal });
    if (!response.ok) return undefined;
    const { geoip_country: country, locales } = (await response.json()) as Settings;
    return { country, locales };
  } catch {
    return undefined;
  }
}
