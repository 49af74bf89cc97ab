const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The address of a page is the same in every language: the choice is kept in a cookie, on this device. */
export function keepLocale(locale: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `locale=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** Whether somebody has chosen a language on this device. */
export function hasLocale(): boolean {
  return /(?:^|; )locale=/.test(document.cookie);
}
