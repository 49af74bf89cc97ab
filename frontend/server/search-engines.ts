import { exists, type RouteName, ROUTES } from '../site/routes';
import type { SiteDocument } from '../site/site-document';

/** Paths for members only. Members' landing pages are public, and declare themselves whether they may be indexed. */
const CLOSED = [
  '/api/',
  '/members',
  '/chats',
  '/likes',
  '/premium',
  '/credits',
  '/directdebit',
  '/profile',
  '/notifications',
];
const OPEN_AFTER_ALL = ['/members/*/landing', '/members/*/signup'];

const FOUND: readonly RouteName[] = [
  'index',
  'signup',
  'login',
  'pricing',
  'complaints',
  'withdraw',
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-ban',
  'pages-return-policy',
  'pages-faq',
  'pages-service',
];

/** @param origin of the primary host, empty while there is none. */
export function robotsText(origin: string, preview: boolean): string {
  if (preview) return 'User-agent: *\nDisallow: /\n';
  const rules = [...CLOSED.map((path) => `Disallow: ${path}`), ...OPEN_AFTER_ALL.map((path) => `Allow: ${path}`)];
  const map = origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`];
  return `${['User-agent: *', ...rules, ...map].join('\n')}\n`;
}

/** Every address that search engines should know, on the primary host. Landers are where adverts lead, so none of them. */
export function sitemapText(origin: string, { pages }: Pick<SiteDocument, 'pages'>): string {
  const paths = [...FOUND.filter(exists).map((route) => ROUTES[route]), ...pages.map(({ token }) => `/${token}`)];
  const urls = origin === '' ? [] : paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
