import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ENDPOINT_RULES, type EndpointRules, type Limit, type StaffPermission } from './endpoint';
import { RateLimits } from './rate-limits';
import { Problem } from './problem';
import { MEANT_MEMBER, OtherMember, isMeant } from './meant-member';
import { CrossSiteRequest, isCrossSite } from './own-pages';
import { type Statement } from '../database';
import { SESSION_COOKIE, SESSION_TOKEN, staffCookieName } from './session-cookie';
import { CONFIG, type Config } from '../config/config';
import { type MemberIdentity, type StaffIdentity, cookieIn } from './site-request';

/** Tells who of the staff asks. The console module knows. */
export abstract class StaffAuthenticator {
  /** By a machine's token. */
  abstract authenticate(token: string): Promise<StaffIdentity | undefined>;
  /** By a browser's session, behind both factors. */
  abstract authenticateSession(token: string): Promise<StaffIdentity | undefined>;
}

/** What somebody was let in with. */
export interface OpenedSession {
  readonly tenantId: number;
  /** The id of the session. */
  readonly session: string;
}

export interface Standing<Opened> {
  /** Would not be let in any more. */
  readonly over: ReadonlySet<Opened>;
  /** Their members have looked at no page for as long as cards call them online. */
  readonly away: ReadonlySet<Opened>;
}

/** Tells who a session belongs to, within the tenant in scope. The accounts module knows. */
export abstract class MemberAuthenticator {
  abstract authenticate(token: string): Promise<MemberIdentity | undefined>;
  /** Who `authenticate` found by the token of late, if anybody: nothing may be done for them but behind `prove`. */
  abstract recall(token: string): MemberIdentity | undefined;
  /** A statement that fails unless the token lets that member in: travels ahead of what is done for them. */
  abstract prove(token: string, member: MemberIdentity): Statement;
  /** How these stand, of any tenants. */
  abstract standing<Opened extends OpenedSession>(opened: readonly Opened[]): Promise<Standing<Opened>>;
}

const ROLE_PERMISSIONS: Readonly<Record<StaffIdentity['role'], readonly StaffPermission[]>> = {
  operator: [
    ...(['tenant.read', 'tenant.write', 'tenant.publish', 'tenant.approve'] as const),
    ...(['domain.write', 'member.read', 'member.write', 'member.delete', 'member.credit'] as const),
    ...(['staff.write', 'staff.self'] as const),
  ],
  support: [
    ...(['tenant.read', 'tenant.write', 'tenant.publish', 'member.read', 'member.write', 'member.credit'] as const),
    'staff.self',
  ],
};

class RouteAbsent extends Problem {
  readonly code = 'not_found';
  readonly kind = 'absent';
}

export class StaffTokenNeeded extends Problem {
  readonly code = 'staff_token_needed';
  readonly kind = 'unauthenticated';

  constructor() {
    super('Sign in with both factors, or send a staff token.');
  }
}

/** A page that meets it knows that it is signed out. */
export class AuthenticationRequired extends Problem {
  readonly code = 'authentication_required';
  readonly kind = 'denied';
  override readonly members = { authentication_required: true };
}

class PermissionDenied extends Problem {
  readonly code = 'permission_denied';
  readonly kind = 'denied';
}

export class TooManyRequests extends Problem {
  readonly code = 'too_many_requests';
  readonly kind = 'limited';

  constructor(override readonly retryAfter: number) {
    super();
  }
}

/** Enforces what a route declares. A route without a declaration answers nobody. */
@Injectable()
export class EndpointGuard implements CanActivate {
  private readonly staffCookie: string;

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    @Inject(StaffAuthenticator) private readonly staff: StaffAuthenticator,
    @Inject(MemberAuthenticator) private readonly members: MemberAuthenticator,
    @Inject(CONFIG) config: Config,
  ) {
    this.staffCookie = staffCookieName(config);
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rules = this.reflector.get<EndpointRules | undefined>(ENDPOINT_RULES, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const here = request.visit.site ? 'tenant' : 'platform';
    if (!rules || (rules.scope !== here && rules.scope !== 'everywhere')) throw new RouteAbsent();
    const changes = rules.ownPagesOnly ?? (request.method !== 'GET' && request.method !== 'HEAD');
    if (changes && isCrossSite(request)) throw new CrossSiteRequest();
    if (rules.permission === 'public' && rules.limit === 'none') return true;
    return this.check(rules, request, context.switchToHttp().getResponse<FastifyReply>());
  }

  private async check(rules: EndpointRules, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    // Guessing tokens is limited by the same count, so the limit comes first, but where it is a member's own.
    if (rules.limit !== 'none' && rules.limit.by !== 'member')
      await this.take(rules.limit, request, request.visit.address);
    if (rules.permission === 'public' || rules.permission === 'signed') return true;
    if (rules.permission === 'member') {
      request.member = await this.memberOf(request);
      if (!isMeant(request.headers[MEANT_MEMBER], request.member)) throw new OtherMember();
      if (rules.limit !== 'none' && rules.limit.by === 'member')
        await this.take(rules.limit, request, request.member.id);
      return true;
    }
    const identity = await this.staffOf(request);
    if (!identity) {
      void reply.header('www-authenticate', 'Bearer');
      throw new StaffTokenNeeded();
    }
    if (!ROLE_PERMISSIONS[identity.role].includes(rules.permission)) throw new PermissionDenied();
    request.staff = identity;
    return true;
  }

  /** A header that is sent is what counts: a session does not help out where its token is wrong. */
  private async staffOf({ headers, visit }: FastifyRequest): Promise<StaffIdentity | undefined> {
    if (headers.authorization !== undefined) {
      const token = /^Bearer ([\w-]{20,200})$/.exec(headers.authorization)?.[1];
      return token === undefined ? undefined : this.staff.authenticate(token);
    }
    const session = cookieIn(visit.cookies, this.staffCookie);
    return session !== undefined && SESSION_TOKEN.test(session) ? this.staff.authenticateSession(session) : undefined;
  }

  private async take(limit: Limit, request: FastifyRequest, who: string | number): Promise<void> {
    const wait = await this.limits.takeFor(request, limit, who);
    if (wait > 0) throw new TooManyRequests(wait);
  }

  private async memberOf(request: FastifyRequest): Promise<MemberIdentity> {
    const token = cookieIn(request.visit.cookies, SESSION_COOKIE);
    const member =
      token !== undefined && SESSION_TOKEN.test(token) ? await this.members.authenticate(token) : undefined;
    if (!member) throw new AuthenticationRequired();
    return member;
  }
}
