import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { type Handover } from '../handover';
import { birthDate, type SignUp } from '../sign-up-rules';

type Request = components['schemas']['SignUpRequest'];
export type SignedUp = components['schemas']['SignUpResponse'];

/** `revision` tells which words were agreed to; a passkey takes the place of the password. */
export function signUp(
  given: SignUp,
  handover: Handover,
  revision: number,
  passkey?: Request['passkey'],
): Promise<Answer<SignedUp>> {
  const { name, email, password } = given;
  const body = {
    ...{ name, email, revision },
    ...(passkey ? { passkey } : { password }),
    // The form offers no others, and is checked.
    gender: given.gender as Request['gender'],
    seeking: given.seeking as Request['seeking'],
    ...handover,
    date_of_birth: birthDate(given),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    sensitive_consent: given.sensitive_consent !== '',
    member_resell: given.member_resell !== '',
  };
  return call('POST', '/api/signups', { body });
}
