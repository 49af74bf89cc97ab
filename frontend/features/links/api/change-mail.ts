import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';

/** By a link to the new address, or back by one to the old. */
export const changeMail = (token: string): Promise<Answer<components['schemas']['ChangeMailResponse']>> =>
  call('POST', '/api/mail-changes/do', { body: { token } });
