import { type TenantDocument, publicSettings, visibleLocales, type Locale } from '../../document';

export interface SettingsContext {
  readonly revision: number;
  readonly domain: string;
  /** The visitor's country by address, or null where that is not known. */
  readonly country: string | null;
  readonly locale: Locale;
  readonly pushPublicKey: string | null;
}

/** What `settings.php` answers: the tenant's public settings as this visitor sees them. Names as in the specification. */
export function settingsAnswer(document: TenantDocument, context: SettingsContext): Record<string, unknown> {
  const { country, locale } = context;
  const { countries } = document.settings;
  const offered = country !== null && countries.includes(country);
  return {
    ...publicSettings(document, locale),
    domain: context.domain,
    geoip_country: country,
    geoip_selected_country: offered ? country : (countries[0] ?? null),
    push_public_key: context.pushPublicKey,
    locale,
    locales: visibleLocales(document, country ?? undefined),
    features: document.features,
    revision: context.revision,
  };
}
