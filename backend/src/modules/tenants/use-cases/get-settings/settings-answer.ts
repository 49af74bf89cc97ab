import { type Site } from '../../../../platform/tenancy';
import { type TenantDocument, publicSettings } from '../../document';

export interface SettingsContext {
  readonly site: Site;
  readonly revision: number;
  readonly domain: string;
  /** The visitor's country by address, or null where that is not known. */
  readonly country: string | null;
  readonly locale: string;
  readonly pushPublicKey: string | null;
}

/** What `settings.php` answers: the tenant's public settings as this visitor sees them. Names as in the specification. */
export function settingsAnswer(document: TenantDocument, context: SettingsContext): Record<string, unknown> {
  const { settings, company, locales, features } = document;
  const { country, locale } = context;
  const offered = country !== null && settings.countries.includes(country);
  const text = (texts: Partial<Record<string, string>>): string | null =>
    texts[locale] ?? texts[context.site.domain_language] ?? texts['en'] ?? null;
  return {
    ...publicSettings(document),
    index_title: text(settings.index_title),
    description: text(settings.description),
    fictional_warning: text(settings.fictional_warning),
    fictional_singular: text(settings.fictional_singular),
    fictional_plural: text(settings.fictional_plural),
    domain: context.domain,
    company_id: company.id,
    geoip_country: country,
    geoip_selected_country: offered ? country : (settings.countries[0] ?? null),
    push_public_key: context.pushPublicKey,
    locale,
    locales: (country === null ? undefined : locales.by_country[country]) ?? locales.offered,
    min_age: document.min_age,
    features,
    revision: context.revision,
  };
}
