import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';

export const activate = (token: string): Promise<Answer<components['schemas']['ActivateResponse']>> =>
  call('POST', '/api/activation', { body: { token } });
