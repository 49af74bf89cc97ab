import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';

export const activate = (token: string): Promise<Answer<object>> =>
  call('/api/activation', { method: 'POST', body: { token } });
