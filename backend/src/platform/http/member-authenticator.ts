import { type Statement } from '../database';
import { Problem } from './problem';
import { type MemberIdentity } from './site-request';

/** A page that meets it knows that it is signed out. */
export class AuthenticationRequired extends Problem {
  readonly code = 'authentication_required';
  readonly kind = 'denied';
  override readonly members = { authentication_required: true };
}

/** The session that a member was authenticated with. */
export interface OpenedSession {
  readonly tenantId: number;
  /** The session's token, as the cookie has it: a session whose token was renewed lets nobody in with the old one. */
  readonly token: string;
}

/** Members who lost a session between two looks, and where the next look goes on. */
export interface Revoked {
  /** The database's snapshot and time. */
  readonly until: RevokedSince;
  readonly members: readonly { readonly tenantId: number; readonly memberId: number }[];
}

export interface RevokedSince {
  /** Text of a `pg_snapshot`. */
  readonly snapshot: string;
  /** The database's time, ISO 8601; undefined at the first look. */
  readonly at?: string;
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
  /** The member that `authenticate` recently found by the token, if any. Work for them must run behind `prove`. */
  abstract recall(token: string): MemberIdentity | undefined;
  /** A statement that fails unless the token lets that member in: travels ahead of what is done for them. */
  abstract prove(token: string, member: MemberIdentity): Statement;
  /** How these stand, of any tenants. */
  abstract standing<Opened extends OpenedSession>(opened: readonly Opened[]): Promise<Standing<Opened>>;
  /** Members of all tenants who lost a session since: it was ended, renewed or has expired, or the account was closed. */
  abstract revoked(since: RevokedSince): Promise<Revoked>;
}
