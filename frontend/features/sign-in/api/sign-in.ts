import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';

type SignedIn = components['schemas']['UserResponse'];

export function signIn(email: string, password: string): Promise<Answer<SignedIn>> {
  return call('POST', '/api/user.php', { body: { email, password } });
}
