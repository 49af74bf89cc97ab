import { type PublicKeyCredentialCreationOptionsJSON as Options, startRegistration } from '@simplewebauthn/browser';
import { call } from '../../../lib/api/call';
import { type Answer } from '../../../lib/api/problem';
import { type components } from '../../../lib/api/schema';

type Passkey = components['schemas']['Passkey'];

/** `dropped`: whoever was asked made none. `known`: this device has one for the account already. */
export type Added = Answer<Passkey> | { readonly state: 'dropped' | 'known' };

/** Lets the browser make a passkey, and keeps it. The password is asked for only where the api wants it. */
export async function addPasskey(password?: string): Promise<Added> {
  const asked = await call('POST', '/api/passkeys/options', { body: { password } });
  if (asked.state !== 'done') return asked;
  const made = await startRegistration({ optionsJSON: asked.value.options as unknown as Options }).catch(
    (error: unknown) =>
      error instanceof Error && error.name === 'InvalidStateError' ? ('known' as const) : ('dropped' as const),
  );
  if (typeof made === 'string') return { state: made };
  const { id, response } = made;
  const body: components['schemas']['MadePasskeyRequest'] = {
    id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  };
  return call('POST', '/api/passkeys', { body });
}
