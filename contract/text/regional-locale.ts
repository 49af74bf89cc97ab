import { type Locale } from './locales';

/** Regional varieties with texts of their own: those that differ from their language's, everything else falls through. */
export const OVERLAYS = ['en-GB', 'en-US', 'es-US', 'de-CH'] as const;
export type Overlay = (typeof OVERLAYS)[number];

/** The overlay of a tag such as `en-US`; undefined for a tag whose texts are its language's. */
export function overlayOf(tag: string): Overlay | undefined {
  return OVERLAYS.find((overlay) => overlay === tag);
}

/** The language of which an overlay is a variety. */
export function languageOf(overlay: Overlay): Locale {
  return LANGUAGE[overlay];
}

const LANGUAGE: Readonly<Record<Overlay, Locale>> = { 'en-GB': 'en', 'en-US': 'en', 'es-US': 'es', 'de-CH': 'de' };

/**
 * The language with a country (`en-GB`), for texts, numbers, money and dates: the same language is written differently
 * from one country to the next. It is the member's own country where the language is spoken there, else that of the
 * domain's language where it is the same language, else the first of the brand's countries in which it is a main
 * language, else the first in which it is spoken at all. The language alone where it is spoken in none of them; English
 * is then written as in Europe (`en-150`), with the day before the month.
 */
export function regionalLocale(
  locale: Locale,
  domainLanguage: string,
  countries: readonly string[],
  memberCountry: string | null = null,
): string {
  if (memberCountry !== null && isSpokenIn(locale, memberCountry)) return `${locale}-${memberCountry}`;
  const tag = domainLanguage.replace('_', '-');
  if (tag.startsWith(`${locale}-`)) return tag;
  const home =
    countries.find((country) => LANGUAGES_OF[country]?.main.includes(locale)) ??
    countries.find((country) => isSpokenIn(locale, country));
  if (home !== undefined) return `${locale}-${home}`;
  return locale === 'en' ? 'en-150' : locale;
}

function isSpokenIn(locale: Locale, country: string): boolean {
  const languages = LANGUAGES_OF[country];
  return languages !== undefined && [...languages.main, ...(languages.further ?? [])].includes(locale);
}

interface Languages {
  readonly main: readonly Locale[];
  readonly further?: readonly Locale[];
}

const LANGUAGES_OF: Readonly<Record<string, Languages>> = {
  NL: { main: ['nl'] },
  BE: { main: ['nl', 'fr'], further: ['de'] },
  GB: { main: ['en'] },
  IE: { main: ['en'] },
  US: { main: ['en'], further: ['es'] },
  DE: { main: ['de'] },
  AT: { main: ['de'] },
  CH: { main: ['de'], further: ['fr', 'it'] },
  FR: { main: ['fr'] },
  ES: { main: ['es'] },
  IT: { main: ['it'] },
  PL: { main: ['pl'] },
  DK: { main: ['da'] },
  NO: { main: ['nb'] },
  SE: { main: ['sv'] },
  FI: { main: ['fi'], further: ['sv'] },
};
