import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { ENDPOINT_RULES, type EndpointRules, type StaffPermission } from './endpoint';
import { RateLimits } from './rate-limits';
import { Problem } from './problem';
import { type StaffIdentity } from './site-request';

/** Tells who a staff token belongs to. The console module knows. */
export abstract class StaffAuthenticator {
  abstract authenticate(token: string): Promise<StaffIdentity | undefined>;
}

const ROLE_PERMISSIONS: Readonly<Record<StaffIdentity['role'], readonly StaffPermission[]>> = {
  operator: ['tenant.read', 'tenant.write', 'tenant.publish', 'tenant.approve', 'domain.write', 'staff.write'],
  support: ['tenant.read', 'tenant.write', 'tenant.publish'],
};

class RouteAbsent extends Problem {
  readonly code = 'not_found';
  readonly kind = 'absent';
}

export class StaffTokenNeeded extends Problem {
  readonly code = 'staff_token_needed';
  readonly kind = 'unauthenticated';
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
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rules = this.reflector.get<EndpointRules | undefined>(ENDPOINT_RULES, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const here = request.visit.site ? 'tenant' : 'platform';
    if (!rules || (rules.scope !== here && rules.scope !== 'everywhere')) throw new RouteAbsent();
    if (rules.permission === 'public' && rules.limit === 'none') return true;
    return this.check(rules, request, context.switchToHttp().getResponse<FastifyReply>());
  }

  private async check(rules: EndpointRules, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    // Guessing tokens is limited by the same count, so the limit comes first.
    if (rules.limit !== 'none') {
      const who = `${request.visit.scope.tenantId ?? 'platform'}:${request.visit.address}`;
      const wait = await this.limits.take(`${request.routeOptions.url ?? ''}:${request.method}`, rules.limit, who);
      if (wait > 0) throw new TooManyRequests(wait);
    }
    if (rules.permission === 'public') return true;
    if (rules.permission === 'member') throw new PermissionDenied();
    const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
    const identity = token === undefined ? undefined : await this.staff.authenticate(token);
    if (!identity) {
      void reply.header('www-authenticate', 'Bearer');
      throw new StaffTokenNeeded();
    }
    if (!ROLE_PERMISSIONS[identity.role].includes(rules.permission)) throw new PermissionDenied();
    request.staff = identity;
    return true;
  }
}
