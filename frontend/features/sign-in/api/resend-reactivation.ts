import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';

export function resendReactivation(email: string, password: string): Promise<Answer<undefined>> {
  return call('POST', '/api/reactivation/resend', { body: { email, password } });
}
