/**
 * Returns the address at which browsers without scripts choose a language: the API stores it and redirects, by default
 * back to the page with the link.
 */
export function localeAddress(locale: string, next?: string): string {
  return `/api/locale?${new URLSearchParams({ set: locale, ...(next !== undefined && { next }) }).toString()}`;
}
