import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';

export const askPasswordReset = (email: string): Promise<Answer<unknown>> =>
  call('POST', '/api/password-resets', { body: { email } });
