import { SetMetadata, applyDecorators } from '@nestjs/common';
import { type Problem } from './problem';

/** Calls allowed within a window, per caller. `failures` counts only answers of 400 and above. */
export interface Limit {
  readonly by: 'address' | 'member' | 'staff';
  readonly max: number;
  readonly seconds: number;
}

export interface EndpointRules {
  /** `tenant`: served on a brand's host, inside its scope. `platform`: on the console's host. `everywhere`: on both. */
  readonly scope: 'tenant' | 'platform' | 'everywhere';
  /**
   * Who may call it. `public` needs nobody; staff permissions are checked against the person's role. `signed`: another
   * system, whose signature the route's own guard checks.
   */
  readonly permission: 'public' | 'member' | 'signed' | StaffPermission;
  /** `none` is for cheap answers from memory that a cache or a load balancer may ask for at any rate. */
  readonly limit: Limit | 'none';
  /** For a GET that changes something: other sites may not send a browser there. Every other method has it anyway. */
  readonly ownPagesOnly?: true;
  /** The failures it may answer with; they end up in the OpenAPI document and the browser's union of codes. */
  readonly problems?: readonly (new (...args: never[]) => Problem)[];
}

export type StaffPermission =
  | 'tenant.read'
  | 'tenant.write'
  | 'tenant.publish'
  | 'tenant.approve'
  | 'domain.write'
  | 'member.read'
  | 'member.write'
  | 'member.delete'
  | 'member.credit'
  | 'staff.write'
  /** One's own: every member of staff has it. */
  | 'staff.self';

export const ENDPOINT_RULES = 'endpoint-rules';

/** Every route carries one; the architecture gate fails where it is missing. */
export const Endpoint = (rules: EndpointRules): MethodDecorator => applyDecorators(SetMetadata(ENDPOINT_RULES, rules));

export const perAddress = (max: number, seconds: number): Limit => ({ by: 'address', max, seconds });
/** Counted after it is known who asks. */
export const perMember = (max: number, seconds: number): Limit => ({ by: 'member', max, seconds });
export const perStaff = (max: number, seconds: number): Limit => ({ by: 'staff', max, seconds });
