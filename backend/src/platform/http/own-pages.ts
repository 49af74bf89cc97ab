import { type FastifyRequest } from 'fastify';
import { parseHost } from '../tenancy';
import { Problem } from './problem';
import { hostAsked } from './site-request';

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

/**
 * Whether a browser says that another site's page made it ask: also a sister brand's under the same domain. Who says
 * nothing is no browser, and brings no cookie that its owner has not put there.
 */
export function isCrossSite(request: Pick<FastifyRequest, 'headers' | 'visit'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || parseHost(new URL(origin).host) !== hostAsked(request);
}
