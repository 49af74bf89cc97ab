/** Where browsers without scripts choose a language: the api keeps it and leads on, by itself back to where the link stood. */
export function localeAddress(locale: string, next?: string): string {
  return `/api/locale?${new URLSearchParams({ set: locale, ...(next !== undefined && { next }) }).toString()}`;
}
