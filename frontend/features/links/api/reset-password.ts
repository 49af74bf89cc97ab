import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';

export const resetPassword = (body: components['schemas']['ResetPasswordRequest']): Promise<Answer<unknown>> =>
  call('POST', '/api/password-resets/do', { body });
