import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';

export const reactivate = (token: string): Promise<Answer<unknown>> =>
  call('POST', '/api/reactivation', { body: { token } });
