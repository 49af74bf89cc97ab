import { type IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { readPreview } from '../../../../contract/tenancy/preview-token';
import { parseHost } from '../../../../contract/tenancy/host';
import { admitVisitor } from '../../../../contract/tenancy/admission';
import { CONFIG, type Config, originOf } from '../config/config';
import { type Host, SiteDirectory } from '../tenancy';
import { clientAddress, namedHost, trustedHop } from '../../../../contract/http/trusted-hop';
import { readClaims } from '../../../../contract/http/request-claims';
import { RequestContext, cookieIn } from './site-request';

/** Why nobody is let in: an answer without a brand, never to be kept by a cache. */
export interface Refusal {
  readonly status: 308 | 400 | 403 | 410 | 421 | 503;
  readonly code: string;
  readonly location?: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

const PLAIN_ID = /^[\w-]{8,64}$/;

const refuse = (status: Refusal['status'], code: string): Refusal => ({ status, code });
const UNKNOWN = refuse(421, 'unknown_host');

/**
 * The only tenant resolver (law 1). Before anything else, and without I/O, it turns a request's host into a site, or
 * refuses: 400 where HTTP itself is broken, 421 for a host that is nobody's, 308 to where a host has moved, 503 suspended,
 * 410 retired.
 */
@Injectable()
export class TenantResolver {
  private readonly isTrusted: (address: string | undefined) => boolean;
  private readonly consoleHost: string | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly directory: SiteDirectory,
  ) {
    this.isTrusted = trustedHop(config.TRUSTED_PROXIES);
    this.consoleHost = parseHost(config.CONSOLE_HOST);
  }

  enter(request: IncomingMessage, claims = readClaims(request)): RequestContext | Refusal {
    const { remoteAddress } = request.socket;
    const trusted = this.isTrusted(remoteAddress);
    const named = namedHost(claims, trusted);
    if (named === 'broken') return refuse(400, 'malformed_host');
    if (named === 'untrusted') return UNKNOWN;
    const { requestId, cookie } = claims;
    const trace = trusted && requestId !== undefined && PLAIN_ID.test(requestId) ? requestId : undefined;
    const address = clientAddress(claims, remoteAddress, trusted);
    const host = this.directory.host(named.host) ?? this.parsedHost(named.host);
    const site = host && this.directory.site(host.tenantId);
    if (!host || !site) {
      if (parseHost(named.host) !== this.consoleHost) return UNKNOWN;
      return new RequestContext(undefined, null, false, address, trusted, cookie, trace, this.config);
    }
    const previewed = this.previewed(cookie, site.id);
    // The link that starts a preview must be able to arrive before there is a cookie.
    const mayPreview = previewed !== undefined || (request.url ?? '').startsWith('/api/preview?');
    if (isPreflight(request, host))
      return new RequestContext(site, site.revision, false, address, trusted, cookie, trace, this.config);
    const refusal = this.admit(request, host, mayPreview);
    if (refusal) return refusal;
    if (site.revision === null && !mayPreview) return UNKNOWN;
    const revision = previewed ?? site.revision;
    return new RequestContext(site, revision, previewed !== undefined, address, trusted, cookie, trace, this.config);
  }

  private parsedHost(header: string): Host | undefined {
    const name = parseHost(header);
    return name === undefined ? undefined : this.directory.host(name);
  }

  private previewed(cookie: string | undefined, tenantId: number): number | undefined {
    if (!cookie?.includes('preview=')) return undefined;
    const claim = readPreview(cookieIn(cookie, 'preview'), this.config.SECRET_KEY);
    return claim?.tenantId === tenantId ? claim.revision : undefined;
  }

  private admit(request: IncomingMessage, host: Host, mayPreview: boolean): Refusal | undefined {
    switch (admitVisitor(host, mayPreview)) {
      case 'open':
        return undefined;
      case 'moved':
        return { ...refuse(308, 'moved'), location: `${originOf(this.config, host.target ?? '')}${pathOf(request)}` };
      case 'unknown':
        return UNKNOWN;
      case 'preview_only':
        return refuse(403, 'preview_link_needed');
      case 'suspended':
        return { ...refuse(503, 'site_suspended'), retryAfter: 3600 };
      case 'retired':
        return refuse(410, 'site_retired');
    }
  }
}

// A request may name a whole address, whose beginning would lengthen the host's name.
const pathOf = ({ url }: IncomingMessage): string => (url?.startsWith('/') ? url : '/');

/** The proof that a host leads here is asked for before the host is open to visitors. */
const isPreflight = ({ url }: IncomingMessage, { state }: Host): boolean =>
  (state === 'verified' || state === 'live') && url?.startsWith('/api/preflight/') === true;

export const isRefusal = (entry: RequestContext | Refusal): entry is Refusal => !(entry instanceof RequestContext);
