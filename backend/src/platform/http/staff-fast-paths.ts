import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { declaredRoute } from './declared-route';
import { type EndpointRules, type Limit, ofOffice } from './endpoint';
import { type EarlyRequest, FastPaths } from './fast-paths';
import { RateLimits, limitedRoute } from './rate-limits';
import { type RecalledStaff, StaffAuthenticator, staffCredentialOf } from './staff-authenticator';
import { type StaffPermission, isAllowed } from './staff-permissions';

/** The answer for somebody whom it has proven, or undefined to let the framework answer. */
type MakeAnswer = (request: EarlyRequest, staff: RecalledStaff) => Promise<object | undefined>;

interface StaffRules extends EndpointRules {
  readonly permission: StaffPermission;
  readonly limit: Limit;
}

/**
 * Fast paths of staff, for calls that are made as one types: a person who was authenticated of late is proven in the round
 * trip that does the work. The framework answers everybody else, and whoever has no call left or lacks the permission.
 */
@Injectable()
export class StaffFastPaths {
  constructor(
    private readonly routes: FastPaths,
    private readonly limits: RateLimits,
    @Inject(StaffAuthenticator) private readonly staff: StaffAuthenticator,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  add<Controller extends object>(controller: Controller, handler: keyof Controller & string, make: MakeAnswer): void {
    const { rules, paths } = declaredRoute(controller, handler);
    if (!isOfStaff(rules)) throw new Error(`${handler} is no route of staff that a recalled person may ask`);
    const what = limitedRoute(paths[0] ?? '', 'GET');
    this.routes.add(controller, handler, (request) => this.answer(request, what, rules, make));
  }

  private async answer(
    request: EarlyRequest,
    what: string,
    { limit, permission }: StaffRules,
    make: MakeAnswer,
  ): Promise<object | undefined> {
    const { raw, context } = request;
    const credential = staffCredentialOf({ headers: raw.headers, context }, this.config);
    const staff = credential && this.staff.recall(credential);
    if (!staff) return undefined;
    const { id, role } = staff.identity;
    if ((await this.limits.takeFor(request, ofOffice(limit), { what: `${what}:office` })) > 0) return undefined;
    if ((await this.limits.takeFor(request, limit, { what, id })) > 0) return undefined;
    return isAllowed(role, permission) ? make(request, staff) : undefined;
  }
}

function isOfStaff(rules: EndpointRules): rules is StaffRules {
  const { scope, permission, limit, stepUp = false } = rules;
  const isForOthers = permission === 'public' || permission === 'member' || permission === 'signed';
  return scope === 'platform' && !isForOthers && !stepUp && limit !== 'none' && limit.by === 'staff';
}
