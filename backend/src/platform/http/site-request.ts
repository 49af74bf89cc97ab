import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders } from 'node:http';
import { type FastifyRequest } from 'fastify';
import { type Scope, type Site, parseHost } from '../tenancy';

/** What the door found out about a request before anything else ran. */
export class Visit {
  private known: Scope | undefined;

  constructor(
    /** Undefined on the console's host, where no brand is. */
    readonly site: Site | undefined,
    /** The revision this visitor sees: the published one, or a previewed one. Null before the first publish. */
    readonly revision: number | null,
    readonly preview: boolean,
    readonly address: string,
    readonly trustedHop: boolean,
    readonly cookies: string | undefined,
    private readonly givenTrace: string | undefined,
  ) {}

  /** Whose work it is. The trace is the trusted hop's or a new one. */
  get scope(): Scope {
    return (this.known ??= { tenantId: this.site?.id ?? null, trace: this.givenTrace ?? randomUUID() });
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit;
    /** Set by the endpoint guard on the console's host. */
    staff?: StaffIdentity;
    /** Set by the endpoint guard where a route wants a member. */
    member?: MemberIdentity;
  }
}

export interface StaffIdentity {
  readonly id: number;
  readonly email: string;
  readonly role: 'operator' | 'support';
  /** The id of the session, as in the list of one's own; a machine's token has none. */
  readonly session?: string;
}

export interface MemberIdentity {
  /** The account's id, which is the profile's. */
  readonly id: number;
  readonly status: 'not_confirmed' | 'active';
  /** The id of the session, as in the list of devices. */
  readonly session: string;
}

/** What a visit can be read from, before the framework as well as in it. */
export interface SiteRequest {
  readonly headers: IncomingHttpHeaders;
  readonly visit: Visit;
}

/** The brand a request is in. Only for endpoints of scope `tenant`, which the door never lets through without one. */
export function siteOf({ visit }: Pick<FastifyRequest, 'visit'>): { site: Site; revision: number; preview: boolean } {
  const { site, revision, preview } = visit;
  if (!site || revision === null) throw new Error('this endpoint is served on a brand only');
  return { site, revision, preview };
}

/** The host in the visitor's address bar, of those that the brand answers at. The door let no untrusted hop name one. */
export function hostAsked({ headers }: Pick<SiteRequest, 'headers'>): string {
  const forwarded = headers['x-forwarded-host'];
  return parseHost(typeof forwarded === 'string' ? forwarded : headers.host) ?? '';
}

/** Who asks. Only for endpoints of permission `member`, which the guard lets nobody else reach. */
export function memberOf({ member }: Pick<FastifyRequest, 'member'>): MemberIdentity {
  if (!member) throw new Error('this endpoint is for members only');
  return member;
}

/** One cookie's value, as sent. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** The visitor's language: the cookie's if the brand speaks it, else the brand's own. */
export function localeOf({ visit }: Pick<SiteRequest, 'visit'>): string {
  const { site, cookies } = visit;
  const wanted = cookieIn(cookies, 'locale');
  if (wanted !== undefined && site?.locales.includes(wanted)) return wanted;
  return site?.domain_language ?? 'en';
}
