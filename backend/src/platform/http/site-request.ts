import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders } from 'node:http';
import { type FastifyRequest } from 'fastify';
import { type Scope, type Site } from '../tenancy';

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
  }
}

export interface StaffIdentity {
  readonly id: number;
  readonly email: string;
  readonly role: 'operator' | 'support';
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
