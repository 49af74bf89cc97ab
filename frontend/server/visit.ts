import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { admit } from './admission';
import type { WebConfig } from './config';
import { cookieValue, localeOf } from './cookies';
import { namedHost } from './hop';
import { parseHost } from './host';
import { readPreview } from './preview';
import { innerPrefix, type Place, type Site, type SiteDirectory } from './site-directory';

/** Whose page in which language a request is about. */
export interface Visit {
  readonly site: Site;
  readonly revision: number;
  readonly locale: string;
  /** `/12-everglow/7/nl` */
  readonly prefix: string;
  readonly preview: boolean;
}

export type Refusal =
  'starting' | 'malformed_host' | 'unknown_host' | 'preview_link_needed' | 'site_suspended' | 'site_retired';

export type Arrival = Visit | { readonly movedTo: string } | Refusal;

/** The one door for the tenant: host → site, from memory, before anything else. */
export function makeDoor(
  config: Pick<WebConfig, 'SECRET_KEY' | 'PUBLIC_PROTOCOL' | 'PUBLIC_PORT'>,
  directory: SiteDirectory,
  isTrusted: (socket: Socket) => boolean,
): (request: IncomingMessage) => Arrival {
  const port = config.PUBLIC_PORT === undefined ? '' : `:${config.PUBLIC_PORT}`;
  return (request) => {
    const named = namedHost(request, isTrusted(request.socket));
    if (named === 'broken') return 'malformed_host';
    if (named === 'untrusted') return 'unknown_host';
    if (!directory.ready) return 'starting';
    const name = parseHost(named.header);
    const place = name === undefined ? undefined : directory.find(name);
    if (!place) return 'unknown_host';
    const { cookie } = request.headers;
    const previewed = previewedRevision(place.site, cookie, config.SECRET_KEY);
    switch (admit(place.host, previewed !== undefined)) {
      case 'open':
        return enter(place, cookie, previewed);
      case 'moved':
        return { movedTo: `${config.PUBLIC_PROTOCOL}://${place.host.target ?? ''}${port}` };
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

function enter({ site }: Place, cookies: string | undefined, previewed: number | undefined): Visit | Refusal {
  const locale = localeOf(site, cookies);
  if (previewed !== undefined) {
    return { site, revision: previewed, locale, prefix: innerPrefix(site, previewed, locale), preview: true };
  }
  const prefix = site.prefixes.get(locale);
  // Nothing has been published yet: there is no site to be seen.
  if (site.revision === null || prefix === undefined) return 'unknown_host';
  return { site, revision: site.revision, locale, prefix, preview: false };
}

function previewedRevision(site: Site, cookies: string | undefined, secret: string): number | undefined {
  if (cookies?.includes('preview=') !== true) return undefined;
  const claim = readPreview(cookieValue(cookies, 'preview'), secret);
  return claim?.tenantId === site.id ? claim.revision : undefined;
}
