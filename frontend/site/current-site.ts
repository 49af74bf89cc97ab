import { locale as localeParam, rev, site } from 'next/root-params';
import { cache } from 'react';
import { isLocale, type Locale } from '../../contract/text/locales';
import { overlayOf, regionalLocale } from '../../contract/text/regional-locale';
import { createFormats, type Formats } from '../lib/i18n/formats';
import { PSEUDO_LOCALE } from '../lib/i18n/locales';
import { createTranslate, type Translate } from '../lib/i18n/translator';
import { loadSite } from './load-site';
import { type SiteDocument } from './site-document';

export interface CurrentSite {
  readonly document: SiteDocument;
  readonly revision: number;
  readonly locale: Locale;
  readonly formats: Formats;
  readonly t: Translate;
}

/** The site, revision and language of the page being rendered, from the internal path. */
export const currentSite = cache(async (): Promise<CurrentSite> => {
  const [siteSegment, revision, asked] = await Promise.all([site(), rev(), localeParam()]);
  const pseudo = asked === PSEUDO_LOCALE;
  const locale = pseudo ? 'en' : asked;
  if (!isLocale(locale)) throw new Error(`not a language: ${locale}`);
  const document = await loadSite({ site: siteSegment, rev: revision });
  const { settings } = document;
  const regional = regionalLocale(locale, settings.domain_language, settings.countries);
  const t = await createTranslate({
    locale,
    overlay: overlayOf(regional),
    pseudo,
    overrides: document.texts[locale],
    defaults: { site: settings.name, age: document.min_age },
  });
  const formats = createFormats(regional);
  return { document, revision: Number(revision), locale, formats, t };
});

/** The word that labels fictional profiles: the brand's, else the catalogue's. */
export function fictionalLabel({ document, locale, t }: CurrentSite): string {
  return document.settings.fictional_singular[locale] ?? t('common.fictional_profile');
}
