import { type PublicKeyCredentialRequestOptionsJSON as Options, startAuthentication } from '@simplewebauthn/browser';
import { call } from '../api/call';
import { type Answer } from '../api/problem';
import { type components } from '../api/schema';

/** `dropped`: whoever was asked used no passkey. */
export type Confirmed = Answer<unknown> | { readonly state: 'dropped' };

/** Lets the browser ask for one of the member’s passkeys, which confirms the act that follows. */
export async function confirmWithPasskey(): Promise<Confirmed> {
  const asked = await call('POST', '/api/passkey-confirmations/options');
  if (asked.state !== 'done') return asked;
  const optionsJSON = asked.value.options as unknown as Options;
  const signed = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (signed === undefined) return { state: 'dropped' };
  const { id, response } = signed;
  const body: components['schemas']['PasskeyUseRequest'] = {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  };
  const answer = await call('POST', '/api/passkey-confirmations', { body });
  return answer.state === 'failed' && answer.code === 'passkey_refused' ? { state: 'dropped' } : answer;
}
