import { inPageLanguage, PAGE_LANGUAGE } from '../../contract/text/page-language';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const secure = (): string => (window.location.protocol === 'https:' ? '; secure' : '');

/** The address of a page is the same in every language: the choice is kept in a cookie, on this device. */
export function keepLocale(locale: string): void {
  document.cookie = `locale=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure()}`;
}

/**
 * Where no language was chosen on this device, the pages behind one whose address names a language speak it too, until
 * the browser is closed. A choice that was made stays.
 */
export function followPageLanguage(): void {
  const asked = new URLSearchParams(window.location.search).get(PAGE_LANGUAGE);
  if (asked === null || asked !== shownLanguage() || hasLocale()) return;
  document.cookie = `locale=${asked}; path=/; samesite=lax${secure()}`;
}

/** The path in the language that the address of this page names, if it names one: for pages that belong together. */
export function inSameLanguage(path: string): string {
  const asked = new URLSearchParams(window.location.search).get(PAGE_LANGUAGE);
  return asked !== null && asked === shownLanguage() ? inPageLanguage(path, asked) : path;
}

/** The language of this page, without the country that its tag may name. */
const shownLanguage = (): string | undefined => document.documentElement.lang.split('-')[0];

/** Whether somebody has chosen a language on this device. */
export function hasLocale(): boolean {
  return /(?:^|; )locale=/.test(document.cookie);
}
