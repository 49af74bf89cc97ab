import { parseHost } from '../../../../../contract/tenancy/host';
import { type SiteRequest, cookieIn, hostAsked } from '../../../platform/http';
import { type TrafficSource, sourceIn, sourceText } from './traffic-source';

const COOKIE = 'source';
const DAYS = 30;

/**
 * The first-touch cookie. It is not signed: whoever wants other labels need only open another link, so a signature
 * would prove nothing. What it holds is checked like any input instead.
 */
export function sourceCookie(source: TrafficSource, secure: boolean): string {
  const age = DAYS * 24 * 60 * 60;
  return `${COOKIE}=${sourceText(source)}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The labels in the visitor's first-touch cookie, or null. A malformed cookie counts as none. */
export function firstTouch({ context }: Pick<SiteRequest, 'context'>): TrafficSource | null {
  const value = cookieIn(context.cookies, COOKIE);
  return value === undefined ? null : sourceIn(value);
}

/**
 * The origin of a visitor: first touch, else (where no script could report the landing) the labels in the address of
 * the page that sent the form.
 */
export function readSource(request: SiteRequest): TrafficSource | null {
  return firstTouch(request) ?? ofOwnPage(request);
}

function ofOwnPage(request: SiteRequest): TrafficSource | null {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { host, search } = new URL(referer);
  return parseHost(host) === hostAsked(request) ? sourceIn(search) : null;
}
