import { type Row, type Statement } from '../database';
import { type Config } from '../config/config';
import { sentStaffSession } from './session-cookie';
import { type SiteRequest, type StaffIdentity } from './site-request';

/** The token of a machine, or the session of a browser, as it was sent. */
export interface StaffCredential {
  readonly kind: 'token' | 'session';
  readonly secret: string;
}

/** Somebody who was authenticated of late, and whose credential may have ended since. */
export interface RecalledStaff {
  readonly identity: StaffIdentity;
  /** Travels with the work, whose result goes out only where the rows of this statement prove the identity. */
  readonly proof: Statement;
  readonly isProvenBy: (rows: readonly Row[] | undefined) => boolean;
}

/** Tells who of the staff asks. The console module knows. */
export abstract class StaffAuthenticator {
  abstract authenticate(credential: StaffCredential): Promise<StaffIdentity | undefined>;
  /** The identity that `authenticate` last found by the credential, if it was of late. */
  abstract recall(credential: StaffCredential): RecalledStaff | undefined;
}

/** A header that is sent is what counts: a session does not help out where its token is wrong. */
export function staffCredentialOf(
  { headers, context }: SiteRequest,
  config: Pick<Config, 'PUBLIC_PROTOCOL'>,
): StaffCredential | undefined {
  if (headers.authorization !== undefined) {
    const token = /^Bearer ([\w-]{20,200})$/.exec(headers.authorization)?.[1];
    return token === undefined ? undefined : { kind: 'token', secret: token };
  }
  const session = sentStaffSession(context.cookies, config);
  return session === undefined ? undefined : { kind: 'session', secret: session };
}
