import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';

export type ActivationCode = components['schemas']['ActivationCodeResponse'];

export const showActivationCode = (): Promise<Answer<ActivationCode>> => call('GET', '/api/activation/code');

export const enterActivationCode = (code: string): Promise<Answer<components['schemas']['ActivateResponse']>> =>
  call('POST', '/api/activation/code', { body: { code } });

/** The password is needed only where the api asks for it. */
export const correctAddress = (email: string, password: string): Promise<Answer<unknown>> =>
  call('POST', '/api/activation/address', { body: { email, ...(password !== '' && { password }) } });
