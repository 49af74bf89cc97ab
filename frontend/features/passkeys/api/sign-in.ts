import {
  type PublicKeyCredentialRequestOptionsJSON as Options,
  WebAuthnAbortService,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
} from '@simplewebauthn/browser';
import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';

/** A little less than a challenge lasts. */
const RENEW_MS = 4 * 60_000;

/** `dropped`: whoever was asked used no passkey, or has none here. */
export type SignIn = Answer<components['schemas']['UserResponse']> | { readonly state: 'dropped' };

/** Lets the browser ask for a passkey, and signs in with it. Takes the place of what waits in the autofill. */
export const signInWithPasskey = (): Promise<SignIn> => signIn(false);

/**
 * Offers passkeys among what the browser fills in for the address, until one is used or a press of the button takes
 * its place.
 */
export async function signInByAutofill(): Promise<SignIn> {
  if (!(await browserSupportsWebAuthnAutofill())) return { state: 'dropped' };
  for (;;) {
    const begun = performance.now();
    const renewal = setTimeout(() => {
      WebAuthnAbortService.cancelCeremony();
    }, RENEW_MS);
    const answer = await signIn(true);
    clearTimeout(renewal);
    if (answer.state !== 'dropped' || performance.now() - begun < RENEW_MS) return answer;
  }
}

async function signIn(useBrowserAutofill: boolean): Promise<SignIn> {
  const asked = await call('POST', '/api/passkey-sign-in/options');
  // The autofill request runs without any action of the user, so its failure is not reported.
  if (asked.state !== 'done') return useBrowserAutofill ? { state: 'dropped' } : asked;
  const optionsJSON = asked.value.options as unknown as Options;
  const signed = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(() => undefined);
  if (signed === undefined) return { state: 'dropped' };
  const { id, response } = signed;
  const body: components['schemas']['PasskeySignInRequest'] = {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  };
  return call('POST', '/api/passkey-sign-in', { body });
}
