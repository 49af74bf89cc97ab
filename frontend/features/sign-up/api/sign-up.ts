import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { type Handover } from '../handover';
import { birthDate, type SignUp } from '../sign-up-rules';

type SignedUp = components['schemas']['SignUpResponse'];

/** `revision` tells which words were agreed to. */
export function signUp(given: SignUp, handover: Handover, revision: number): Promise<Answer<SignedUp>> {
  const { gender, seeking, name, email, password } = given;
  const body = {
    ...{ gender, seeking, name, email, password, revision },
    ...handover,
    date_of_birth: birthDate(given),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    sensitive_consent: given.sensitive_consent !== '',
    member_resell: given.member_resell !== '',
  };
  return call('/api/signups', { method: 'POST', body });
}
