import { type Locale } from '../../../../../../contract/text/locales';
import { type TenantDocument, publicSettings, visibleLocales } from '../../document';
import { type SettingsAnswer } from './settings.response';

export interface SettingsContext {
  readonly revision: number;
  readonly domain: string;
  /** The visitor's country by address, or null where that is not known. */
  readonly country: string | null;
  readonly locale: Locale;
  readonly pushPublicKey: string | null;
}

/** The answer of `settings.php`: the tenant's public settings as this visitor sees them. Names as in the specification. */
export function settingsAnswer(document: TenantDocument, context: SettingsContext): SettingsAnswer {
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
    company_id: document.company.id,
    revision: context.revision,
  };
}
