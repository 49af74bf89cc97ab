import { type PublicKeyCredentialCreationOptionsJSON as Options, startRegistration } from '@simplewebauthn/browser';
import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';
import { type Handover } from '../handover';
import { type SignUp } from '../sign-up-rules';
import { type SignedUp, signUp } from './sign-up';

type Passkey = components['schemas']['MadePasskeyRequest'];

/** A little less than a challenge lasts. */
const LASTS_MS = 4 * 60_000;

/** What the device has made, for another try with the same address: each further one would leave a passkey of no use there. */
let made: { readonly email: string; readonly passkey: Passkey; readonly at: number } | undefined;

/** `dropped`: whoever was asked made no passkey. */
export type PasskeySignUp = Answer<SignedUp> | { readonly state: 'dropped' };

/** Lets the browser make a passkey, and opens the account with it. */
export async function signUpWithPasskey(given: SignUp, handover: Handover, revision: number): Promise<PasskeySignUp> {
  const email = given.email.trim();
  if (made === undefined || made.email !== email || Date.now() - made.at > LASTS_MS) {
    const asked = await call('POST', '/api/passkey-sign-up/options', { body: { email, name: given.name } });
    if (asked.state !== 'done') return asked;
    const optionsJSON = asked.value.options as unknown as Options;
    const answer = await startRegistration({ optionsJSON }).catch(() => undefined);
    if (answer === undefined) return { state: 'dropped' };
    const { id, response } = answer;
    made = {
      email,
      passkey: {
        id,
        client_data: response.clientDataJSON,
        attestation: response.attestationObject,
        transports: response.transports ?? [],
      },
      at: Date.now(),
    };
  }
  const answer = await signUp(given, handover, revision, made.passkey);
  if (answer.state === 'failed') made = undefined;
  return answer.state === 'failed' && answer.code === 'passkey_refused' ? { state: 'dropped' } : answer;
}
