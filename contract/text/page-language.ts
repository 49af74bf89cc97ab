/**
 * The query parameter by which an address names the language of its page, such as that of a mail. It holds for that page
 * alone and wins over the visitor's choice, which stays as it is.
 */
export const PAGE_LANGUAGE = 'lang';

const ANYWHERE = 'http://own.invalid';

/** The path with the language of its page in its query. It may have placeholders of a mail in it, so it is not parsed. */
export function inPageLanguage(path: string, language: string): string {
  const hash = path.indexOf('#');
  const page = hash < 0 ? path : path.slice(0, hash);
  const anchor = hash < 0 ? '' : path.slice(hash);
  return `${page}${page.includes('?') ? '&' : '?'}${PAGE_LANGUAGE}=${language}${anchor}`;
}

/** The path in whatever language the visitor has chosen. */
export function withoutPageLanguage(path: string): string {
  const url = new URL(path, ANYWHERE);
  if (!url.searchParams.has(PAGE_LANGUAGE)) return path;
  url.searchParams.delete(PAGE_LANGUAGE);
  return url.pathname + url.search + url.hash;
}
