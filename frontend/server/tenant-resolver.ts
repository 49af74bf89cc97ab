import type { IncomingMessage } from 'node:http';
import { PSEUDO_LOCALE } from '../lib/i18n/locales';
import { admitVisitor } from '../../contract/tenancy/admission';
import type { WebConfig } from './config';
import { asksForPseudo, cookieValue, localeOf } from './cookies';
import { readClaims } from '../../contract/http/request-claims';
import { namedHost } from '../../contract/http/trusted-hop';
import { parseHost } from '../../contract/tenancy/host';
import { readPreview } from '../../contract/tenancy/preview-token';
import { makeRequestContext, type Place, type Site, type SiteDirectory, type RequestContext } from './site-directory';

export type { RequestContext };

export type Refusal =
  'starting' | 'malformed_host' | 'unknown_host' | 'preview_link_needed' | 'site_suspended' | 'site_retired';

export type TenantResolver = (request: IncomingMessage, trusted: boolean) => Arrival;

/** `console` is the host of staff, which belongs to no brand. */
export type Arrival = RequestContext | { readonly movedTo: string } | 'console' | Refusal;

/** Returns a function that gives the public origin of a host. */
export function makeOriginOf({ PUBLIC_PROTOCOL, PUBLIC_PORT }: PublicAddress): (host: string) => string {
  const usual = PUBLIC_PROTOCOL === 'https' ? 443 : 80;
  const port = PUBLIC_PORT === undefined || PUBLIC_PORT === usual ? '' : `:${PUBLIC_PORT}`;
  return (host) => `${PUBLIC_PROTOCOL}://${host}${port}`;
}

type ResolverConfig = Pick<WebConfig, 'SECRET_KEY'> &
  Partial<Pick<WebConfig, 'PSEUDO_LOCALE' | 'CONSOLE_HOST'>> &
  PublicAddress;
type PublicAddress = Pick<WebConfig, 'PUBLIC_PROTOCOL' | 'PUBLIC_PORT'>;

/** The only tenant resolver of the web: host → site, from memory, before anything else. */
export function makeTenantResolver(config: ResolverConfig, directory: SiteDirectory): TenantResolver {
  const originOf = makeOriginOf(config);
  const find = rememberingFind(directory);
  const isConsole = consoleHost(config.CONSOLE_HOST);
  return (request, trusted) => {
    const named = namedHost(readClaims(request), trusted);
    if (named === 'broken') return 'malformed_host';
    if (named === 'untrusted') return 'unknown_host';
    // Staff see what is wrong even where no brand can be shown yet.
    if (isConsole(named.host)) return 'console';
    if (!directory.ready) return 'starting';
    const place = find(named.host);
    if (!place) return 'unknown_host';
    const { cookie } = request.headers;
    const previewed = previewedRevision(place.site, cookie, config.SECRET_KEY);
    switch (admitVisitor(place.host, previewed !== undefined)) {
      case 'open':
        if (config.PSEUDO_LOCALE === true && asksForPseudo(place.site, cookie)) return inPseudo(place.site);
        return enter(place, cookie, previewed);
      case 'moved':
        return { movedTo: originOf(place.host.target ?? '') };
      case 'unknown':
        return 'unknown_host';
      case 'preview_only':
        return 'preview_link_needed';
      case 'suspended':
        return 'site_suspended';
      case 'retired':
        return 'site_retired';
    }
  };
}

/** Only a header that begins like the console's host is parsed: all others belong to brands, or to nobody. */
function consoleHost(host: string | undefined): (header: string) => boolean {
  if (host === undefined) return () => false;
  return (header) => header.slice(0, host.length).toLowerCase() === host && parseHost(header) === host;
}

const REMEMBERED = 20_000;

/** Headers that named a known host are remembered as they came, so that most need no parsing. */
function rememberingFind(directory: SiteDirectory): (header: string) => Place | undefined {
  const names = new Map<string, string>();
  return (header) => {
    const name = names.get(header) ?? parseHost(header);
    const place = name === undefined ? undefined : directory.find(name);
    // Only known hosts, and boundedly many spellings of them: nobody can fill this.
    if (place && name !== undefined && names.size < REMEMBERED) names.set(header, name);
    return place;
  };
}

function enter({ site }: Place, cookies: string | undefined, previewed: number | undefined): RequestContext | Refusal {
  const locale = localeOf(site, cookies);
  if (previewed !== undefined) return makeRequestContext(site, previewed, locale, true);
  // Without a context nothing has been published yet.
  return site.contexts.get(locale) ?? 'unknown_host';
}

function inPseudo(site: Site): RequestContext | Refusal {
  return site.revision === null ? 'unknown_host' : makeRequestContext(site, site.revision, PSEUDO_LOCALE, false);
}

function previewedRevision(site: Site, cookies: string | undefined, secret: string): number | undefined {
  if (cookies?.includes('preview=') !== true) return undefined;
  const claim = readPreview(cookieValue(cookies, 'preview'), secret);
  return claim?.tenantId === site.id ? claim.revision : undefined;
}
