import {
  type PublicKeyCredentialCreationOptionsJSON as MakingOptions,
  type PublicKeyCredentialRequestOptionsJSON as UsingOptions,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { client, plainClient } from './client';
import { PasskeyDropped } from './passkey-dropped';
import { valueOf } from './problem';

const dropped = (error: unknown): never => {
  throw new PasskeyDropped(error instanceof Error && error.name === 'InvalidStateError');
};

/** Lets the browser make a passkey for the console, and keeps it under a name. */
export async function addPasskey(name: string): Promise<void> {
  const { options } = await valueOf(client.POST('/api/staff/passkeys/options'));
  const optionsJSON = options as unknown as MakingOptions;
  const { id, response } = await startRegistration({ optionsJSON }).catch(dropped);
  const body = {
    ...{ id, name, client_data: response.clientDataJSON, attestation: response.attestationObject },
    transports: response.transports ?? [],
  };
  await valueOf(client.POST('/api/staff/passkeys', { body }));
}

async function sign(options: Record<string, unknown>) {
  const optionsJSON = options as unknown as UsingOptions;
  const { id, response } = await startAuthentication({ optionsJSON }).catch(dropped);
  const { clientDataJSON: client_data, authenticatorData: authenticator_data, signature } = response;
  return { id, client_data, authenticator_data, signature };
}

/** The second step of the sign-in. */
export async function passWithPasskey(): Promise<void> {
  const { options } = await valueOf(plainClient.POST('/api/staff/sign-in/passkey-options'));
  await valueOf(plainClient.POST('/api/staff/sign-in/passkey', { body: await sign(options) }));
}

/** The second factor once more, within a session. */
export async function proveWithPasskey(): Promise<void> {
  const { options } = await valueOf(plainClient.POST('/api/staff/second-factor/passkey-options'));
  await valueOf(plainClient.POST('/api/staff/second-factor/passkey', { body: await sign(options) }));
}
