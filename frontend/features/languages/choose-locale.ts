const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The address of a page is the same in every language: the choice is kept in a cookie, and the page is asked for again. */
export function chooseLocale(locale: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `locale=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
  window.location.reload();
}
