import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';

export const reactivate = (token: string): Promise<Answer<object>> =>
  call('/api/reactivation', { method: 'POST', body: { token } });
