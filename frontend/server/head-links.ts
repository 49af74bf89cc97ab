import type { SiteDocument } from '../site/site-document';
import { landerSlug } from './lander-slugs';

/** The values from which a page's links to itself are made. They are plain data, because they cross threads. */
export interface LinkOrder {
  readonly origin: string;
  readonly locale: string;
  readonly address: string | undefined;
  readonly takesSlug: boolean;
}

/**
 * Which address stands for the page, and under which it is found in other languages. Only landers have an address per
 * language: all other pages speak the language of who asks. A lander's address without a language is none of these, and
 * points to the one whose language it spoke.
 */
export function headLinks({ origin, locale, address, takesSlug }: LinkOrder, document: SiteDocument): string {
  if (origin === '' || address === undefined) return '';
  const { niche } = document.settings;
  const languages = takesSlug ? document.locales.offered : [];
  const addresses = languages.map((one) => [one, `${origin}${address}/${landerSlug({ niche, locale: one })}`] as const);
  const own = addresses.find(([one]) => one === locale)?.[1] ?? `${origin}${address}`;
  const others = addresses.length > 1 ? addresses : [];
  return [
    `<link rel="canonical" href="${own}"/><meta property="og:url" content="${own}"/>`,
    ...others.map(([one, href]) => `<link rel="alternate" hreflang="${one}" href="${href}"/>`),
  ].join('');
}
