const LOCALES = [
  'en_GB',
  'en_US',
  'en_NL',
  'en_BE',
  'nl_NL',
  'nl_BE',
  'de_DE',
  'de_AT',
  'de_CH',
  'de_LU',
  'fr_FR',
  'fr_BE',
  'fr_LU',
  'es_ES',
  'it_IT',
  'pl_PL',
  'da_DK',
  'fi_FI',
  'nb_NO',
  'sv_SE',
] as const;
type Locale = (typeof LOCALES)[number];

/** The language of the page for a BCP 47 tag and the payer's country. Undefined where Mollie is to ask the browser. */
export function mollieLocale(tag: string, country: string): Locale | undefined {
  const language = tag.split('-')[0] ?? '';
  return [tag.replace('-', '_'), `${language}_${country}`]
    .map((wanted) => LOCALES.find((locale) => locale === wanted))
    .concat(LOCALES.find((locale) => locale.startsWith(`${language}_`)))
    .find((locale) => locale !== undefined);
}
