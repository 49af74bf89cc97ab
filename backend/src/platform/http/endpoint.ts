import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { type Problem } from './problem';
import { type StaffPermission } from './staff-permissions';

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
   * The allowed callers. `public` requires no sign-in; staff permissions are checked against the person's role.
   * `signed` is for another system, whose signature the route's own guard checks.
   */
  readonly permission: 'public' | 'member' | 'signed' | StaffPermission;
  /** `none` is for cheap answers from memory that a cache or a load balancer may ask for at any rate. */
  readonly limit: Limit | 'none';
  /**
   * For permission `member` where a round trip is worth saving: a member whose session was found of late is let through, and
   * the handler proves the session in the round trip that does the work (`MemberProofs.run`).
   */
  readonly provenInFlight?: true;
  /**
   * For staff: only in a browser's session whose second factor was given within the last minutes. For whatever hands out
   * access, and for a second person's word; a machine's token is refused.
   */
  readonly stepUp?: true;
  /** For a GET that changes something: other sites may not send a browser there. Every other method has it anyway. */
  readonly ownPagesOnly?: true;
  /** The failures it may answer with; they end up in the OpenAPI document and the browser's union of codes. */
  readonly problems?: readonly (new (...args: never[]) => Problem)[];
}

export const ENDPOINT_RULES = 'endpoint-rules';
/** The extension in which a described operation carries its scope, until the description is split by host. */
export const SCOPE_EXTENSION = 'x-scope';

/** Every route carries one; the architecture gate fails where it is missing. */
export const Endpoint = (rules: EndpointRules): MethodDecorator =>
  applyDecorators(SetMetadata(ENDPOINT_RULES, rules), ApiExtension(SCOPE_EXTENSION, rules.scope));

export const perAddress = (max: number, seconds: number): Limit => ({ by: 'address', max, seconds });
/** Counted after it is known who asks. */
export const perMember = (max: number, seconds: number): Limit => ({ by: 'member', max, seconds });
/** Counted by person once it is known who asks, and before that by address, which an office shares. */
export const perStaff = (max: number, seconds: number): Limit => ({ by: 'staff', max, seconds });

/** So many people of one office, who share an address, may all use up what one of them may. */
const OFFICE_FACTOR = 20;
export const ofOffice = (limit: Limit): Limit => ({ ...limit, max: limit.max * OFFICE_FACTOR });
