import { type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { randomBytes } from 'node:crypto';
import { CEREMONY_MS } from './passkey-challenge';
import { ALGORITHMS } from './passkey-proof';
import { type RelyingParty } from './relying-parties';

export interface PasskeyOwner {
  /** The device's name for the account: random, and the same for all passkeys of an account. */
  readonly handle: Buffer;
  readonly name: string;
  readonly email: string;
  /** The passkeys that there are already. */
  readonly known: readonly { readonly credential_id: Buffer; readonly transports: string[] }[];
}

/** The options from which a browser makes a passkey for the brand; its device offers it without being told an address. */
export async function registrationOptions(
  { handle, name, email, known }: PasskeyOwner,
  party: RelyingParty,
  brand: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: brand,
    rpID: party.id,
    userID: Uint8Array.from(handle),
    userName: email,
    userDisplayName: name,
    challenge: Uint8Array.from(randomBytes(32)),
    timeout: CEREMONY_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}
