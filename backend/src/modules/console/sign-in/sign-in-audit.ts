import { type PlatformConnection } from '../../../platform/database';
import { type StaffIdentity } from '../../../platform/http';
import { audit } from '../../tenants';

/** Writes down what somebody did to prove who they are. */
export const noteSignIn = (
  connection: PlatformConnection,
  { email }: Pick<StaffIdentity, 'email'>,
  what: string,
  details: object,
): Promise<void> =>
  audit(connection, { email }, { action: `staff.${what}`, tenantId: null, subject: email, details: { ...details } });
