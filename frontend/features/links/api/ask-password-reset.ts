import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';

export const askPasswordReset = (email: string): Promise<Answer<object>> =>
  call('/api/password-resets', { method: 'POST', body: { email } });
