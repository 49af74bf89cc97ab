import { isLocale } from '../../contract/text/locales';
import { regionalLocale } from '../../contract/text/regional-locale';
import type { SiteDocument } from '../site/site-document';

/** The tag of the language as the brand writes it; the language alone where nothing is known of the brand. */
export function regionalTag(locale: string, document: SiteDocument | undefined): string {
  if (!document || !isLocale(locale)) return locale;
  return regionalLocale(locale, document.settings.domain_language, document.settings.countries);
}
