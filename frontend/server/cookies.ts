import { PSEUDO_LOCALE } from '../lib/i18n/locales';
import type { Site } from './site-directory';

/** The value of one cookie; the first where a name comes twice. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (let at = header.indexOf(name); at >= 0; at = header.indexOf(name, at + 1)) {
    const end = at + name.length;
    const before = at === 0 ? ';' : header[at - 1];
    if (header[end] !== '=' || (before !== ';' && before !== ' ')) continue;
    const stop = header.indexOf(';', end);
    return header.slice(end + 1, stop < 0 ? undefined : stop).trim();
  }
  return undefined;
}

/** Whether English is asked for as layouts are tried with; a site that does not speak English has none of it. */
export function asksForPseudo(site: Site, cookies: string | undefined): boolean {
  return cookieValue(cookies, 'locale') === PSEUDO_LOCALE && site.locales.includes('en');
}

/** The visitor's choice where the site speaks it, else the site's own language. */
export function localeOf(site: Site, cookies: string | undefined): string {
  const chosen = cookieValue(cookies, 'locale');
  return chosen !== undefined && site.locales.includes(chosen) ? chosen : site.defaultLocale;
}
