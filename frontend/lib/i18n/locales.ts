import { type Locale } from '../../../contract/text/locales';

/** English with accents and longer words, to try layouts with; only where the web server is told to offer it. */
export const PSEUDO_LOCALE = 'qps';

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
