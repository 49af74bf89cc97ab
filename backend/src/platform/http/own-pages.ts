import { type FastifyRequest } from 'fastify';
import { parseHost } from '../../../../contract/tenancy/host';
import { inPageLanguage, PAGE_LANGUAGE } from '../../../../contract/text/page-language';
import { Problem } from './problem';
import { hostAsked, localeOf } from './site-request';

export class CrossSiteRequest extends Problem {
  readonly code = 'cross_site_request';
  readonly kind = 'denied';
}

/** The address of the page a form was sent from, where it is one of this site. */
export function ownPage(request: Pick<FastifyRequest, 'headers'>): URL | undefined {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const page = new URL(referer);
  return parseHost(page.host) === hostAsked(request) ? page : undefined;
}

/** The language of the page that a form was sent from: the one that its address names, as links in mails do, else the visitor's. */
export function languageOfPage(request: FastifyRequest): string {
  return languageInAddress(request) ?? localeOf(request);
}

/** The path to go on to, in the language that the address of the form's page names, if it names one. */
export function inLanguageOfPage(request: FastifyRequest, path: string): string {
  const language = languageInAddress(request);
  return language === undefined ? path : inPageLanguage(path, language);
}

function languageInAddress(request: FastifyRequest): string | undefined {
  const asked = ownPage(request)?.searchParams.get(PAGE_LANGUAGE) ?? undefined;
  return asked !== undefined && request.context.site?.locales.includes(asked) === true ? asked : undefined;
}

/**
 * Whether a browser says that another site's page made it ask, a sister brand's under the same domain included. Browsers
 * from before `Sec-Fetch-Site` (2023 and older) say it by `Origin`, or by `Referer` in a GET, which has no `Origin`. A request with none of the
 * three counts as no page's: programs send such ones. An old browser that sends no `Referer` does so too, but brings the
 * cookie, which is `SameSite=Lax`, only where its whole window goes to the address, not for a picture or a frame.
 */
export function isCrossSite(request: Pick<FastifyRequest, 'method' | 'headers' | 'context'>): boolean {
  const { 'sec-fetch-site': site, origin, referer } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const page = origin ?? (request.method === 'GET' || request.method === 'HEAD' ? referer : undefined);
  if (page === undefined) return false;
  return !URL.canParse(page) || parseHost(new URL(page).host) !== hostAsked(request);
}
