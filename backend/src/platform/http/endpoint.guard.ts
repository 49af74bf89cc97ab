import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ENDPOINT_RULES, type EndpointRules, type Limit, ofOffice } from './endpoint';
import { RateLimits, limitedRoute } from './rate-limits';
import { Problem } from './problem';
import { MemberProofs } from './member-proofs';
import { CrossSiteRequest, isCrossSite } from './own-pages';
import { StaffAuthenticator, staffCredentialOf } from './staff-authenticator';
import { CONFIG, type Config } from '../config/config';
import { type StaffIdentity } from './site-request';
import { isAllowed } from './staff-permissions';

export class RouteAbsent extends Problem {
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

/** A token does not do, whoever it belongs to: it shows that a machine was given it, not that a person is there. */
export class StaffSessionNeeded extends Problem {
  readonly code = 'staff_session_needed';
  readonly kind = 'denied';

  constructor() {
    super('Only a person who is signed in with both factors may do this.');
  }
}

/** The session is right, but its second factor was given too long ago. */
export class SecondFactorNeeded extends Problem {
  readonly code = 'second_factor_needed';
  readonly kind = 'denied';

  constructor() {
    super('Give your second factor again, at /api/staff/second-factor, and repeat this.');
  }
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
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    @Inject(StaffAuthenticator) private readonly staff: StaffAuthenticator,
    private readonly members: MemberProofs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rules = this.reflector.get<EndpointRules | undefined>(ENDPOINT_RULES, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const here = request.context.site ? 'tenant' : 'platform';
    if (!rules || (rules.scope !== here && rules.scope !== 'everywhere')) throw new RouteAbsent();
    const changes = rules.ownPagesOnly ?? (request.method !== 'GET' && request.method !== 'HEAD');
    if (changes && isCrossSite(request)) throw new CrossSiteRequest();
    if (rules.permission === 'public' && rules.limit === 'none') return true;
    return this.check(rules, request, context.switchToHttp().getResponse<FastifyReply>());
  }

  private async check(rules: EndpointRules, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { limit } = rules;
    // Guessing tokens is limited by address, so the limit comes first, but where it is a member's own.
    if (limit !== 'none' && limit.by === 'staff') await this.take(ofOffice(limit), request, { what: ':office' });
    if (limit !== 'none' && limit.by === 'address') await this.take(limit, request);
    if (rules.permission === 'public' || rules.permission === 'signed') return true;
    if (rules.permission === 'member') {
      const recalled = rules.provenInFlight ? this.members.recall(request) : undefined;
      const { id } = recalled ?? (await this.members.authenticate(request));
      if (limit !== 'none' && limit.by === 'member') await this.take(limit, request, { id });
      return true;
    }
    const credential = staffCredentialOf(request, this.config);
    const identity = credential && (await this.staff.authenticate(credential));
    if (!identity) {
      void reply.header('www-authenticate', 'Bearer');
      throw new StaffTokenNeeded();
    }
    if (limit !== 'none' && limit.by === 'staff') await this.take(limit, request, { id: identity.id });
    if (!isAllowed(identity.role, rules.permission)) throw new PermissionDenied();
    if (rules.stepUp) demandStepUp(identity);
    request.staff = identity;
    return true;
  }

  private async take(
    limit: Limit,
    request: FastifyRequest,
    { what = '', id }: { readonly what?: string; readonly id?: number } = {},
  ): Promise<void> {
    const { routeOptions, method } = request;
    const route = limitedRoute(routeOptions.url ?? '', method);
    const wait = await this.limits.takeFor(request, limit, { what: route + what, id });
    if (wait === 0) return;
    // A member whose session has ended meanwhile gets that error instead of the rate limit.
    if (request.claim) await this.members.authenticate(request);
    throw new TooManyRequests(wait);
  }
}

/** For routes that only some calls of which need a second factor that was just given. */
export function demandStepUp({ session, secondFactorUntil }: StaffIdentity): void {
  if (session === undefined) throw new StaffSessionNeeded();
  if (!secondFactorUntil || secondFactorUntil.getTime() <= Date.now()) throw new SecondFactorNeeded();
}
