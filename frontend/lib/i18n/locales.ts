/** The languages of the interface, in the order of the language switcher. */
export const LOCALES = ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl', 'da', 'fi', 'nb', 'sv'] as const;
export type Locale = (typeof LOCALES)[number];

/** English with accents and longer words, to try layouts with; only where the web server is told to offer it. */
export const PSEUDO_LOCALE = 'qps';

export function isLocale(value: string): value is Locale {
  return (LOCALES as readonly string[]).includes(value);
}

/**
 * The language with its country where the domain names one (`en-GB`), for numbers, money and dates: the same language
 * writes them differently from one country to the next.
 */
export function regionalLocale(locale: Locale, domainLanguage: string, countries: readonly string[]): string {
  const tag = domainLanguage.replace('_', '-');
  if (tag.startsWith(`${locale}-`)) return tag;
  const home = countries.find((country) => LANGUAGE_OF[country]?.includes(locale));
  return home === undefined ? locale : `${locale}-${home}`;
}

const LANGUAGE_OF: Readonly<Record<string, readonly Locale[]>> = {
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  GB: ['en'],
  IE: ['en'],
  US: ['en', 'es'],
  DE: ['de'],
  AT: ['de'],
  CH: ['de', 'fr', 'it'],
  FR: ['fr'],
  ES: ['es'],
  IT: ['it'],
  PL: ['pl'],
  DK: ['da'],
  NO: ['nb'],
  SE: ['sv'],
  FI: ['fi', 'sv'],
};
