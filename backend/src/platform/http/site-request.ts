import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders } from 'node:http';
import { type FastifyRequest } from 'fastify';
import { parseHost } from '../../../../contract/tenancy/host';
import { type Network, networkOf } from '../../shared/network';
import { type Config } from '../config/config';
import { type Scope, type Site } from '../tenancy';
import { type SentSession, sentSession } from './session-cookie';
import { type StaffRole } from './staff-permissions';

/** The facts about a request that were established before anything else ran. */
export class RequestContext {
  private known: Scope | undefined;
  private knownNetwork: Network | undefined;
  private knownSession: SentSession | null | undefined;

  constructor(
    /** Undefined on the console's host, where no brand is. */
    readonly site: Site | undefined,
    /** The revision this visitor sees: the published one, or a previewed one. Null before the first publish. */
    readonly revision: number | null,
    readonly preview: boolean,
    /** Tells the country. Limits count by `network`. */
    readonly exactAddress: string,
    readonly trustedHop: boolean,
    readonly cookies: string | undefined,
    private readonly givenTrace: string | undefined,
    private readonly config: Pick<Config, 'PUBLIC_PROTOCOL'>,
  ) {}

  /** The tenant and trace of the request. The trace is the trusted hop's or a new one. */
  get scope(): Scope {
    return (this.known ??= { tenantId: this.site?.id ?? null, trace: this.givenTrace ?? randomUUID() });
  }

  /** The subject that limits and tries count the visitor by. */
  get network(): Network {
    return (this.knownNetwork ??= networkOf(this.exactAddress));
  }

  /** The member's session that the browser sent, which may be over. */
  get session(): SentSession | undefined {
    if (this.knownSession === undefined) this.knownSession = sentSession(this.cookies, this.config) ?? null;
    return this.knownSession ?? undefined;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext;
    /** Set by the endpoint guard on the console's host. */
    staff?: StaffIdentity;
    /** Set by the endpoint guard where a route wants a member. */
    member?: MemberIdentity;
    /** Set by the endpoint guard where a member is to be proven by the handler (`MemberProofs.run`). */
    claim?: { readonly token: string; readonly member: MemberIdentity } | undefined;
  }
}

export interface StaffIdentity {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** The id of the session, as in the list of one's own; a machine's token has none. */
  readonly session?: string;
  /** When the session ends at the latest, whatever is done in it. A token has none. */
  readonly sessionEnds?: Date;
  /** Until when this session's second factor counts as just given. Null: never given lately; a token has none. */
  readonly secondFactorUntil?: Date | null;
  readonly people: StaffPeople;
}

/** The people who may act by an account: its owner, and those who got access to it since it was confirmed. */
export interface StaffPeople {
  /** Ids of members of staff; the account's owner comes first. */
  readonly ids: readonly number[];
  /** Whether these are all. False where somebody on the command line had access, which proves no person. */
  readonly areAll: boolean;
  /** Whether a program has the account. */
  readonly isProgram?: boolean;
}

export interface MemberIdentity {
  /** The account's id, which is the profile's. */
  readonly id: number;
  readonly status: 'not_confirmed' | 'active';
  /** The id of the session, as in the list of devices. */
  readonly session: string;
}

/** The part of a request that is known both before the framework and in it. */
export interface SiteRequest {
  readonly headers: IncomingHttpHeaders;
  readonly context: RequestContext;
}

/** The brand a request is in. Only for endpoints of scope `tenant`, which are never reached without one. */
export function siteOf({ context }: Pick<FastifyRequest, 'context'>): {
  site: Site;
  revision: number;
  preview: boolean;
} {
  const { site, revision, preview } = context;
  if (!site || revision === null) throw new Error('this endpoint is served on a brand only');
  return { site, revision, preview };
}

/** The host in the visitor's address bar, of those that the brand answers at. The tenant resolver refuses hosts named by an untrusted hop. */
export function hostAsked({ headers }: Pick<SiteRequest, 'headers'>): string {
  const forwarded = headers['x-forwarded-host'];
  return parseHost(typeof forwarded === 'string' ? forwarded : headers.host) ?? '';
}

/** The member who sent the request. Only for endpoints of permission `member`, which the guard closes to others. */
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
export function localeOf({ context }: Pick<SiteRequest, 'context'>): string {
  const { site, cookies } = context;
  const wanted = cookieIn(cookies, 'locale');
  if (wanted !== undefined && site?.locales.includes(wanted)) return wanted;
  return site?.domain_language ?? 'en';
}
