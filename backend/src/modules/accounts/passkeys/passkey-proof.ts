import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { type RelyingParty } from './relying-parties';

// Loaded when somebody first uses a passkey: it is as large as the rest of the accounts.
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: what devices make. */
export const ALGORITHMS = [-8, -7, -257];

export interface NewPasskey {
  readonly credential: WebAuthnCredential;
  readonly isBackedUp: boolean;
}

export interface Use {
  readonly counter: number;
  readonly isBackedUp: boolean;
}

const expected = (challenge: string, { id, origin }: RelyingParty) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

/** The passkey that a device has made; undefined where that is not proven, for whatever reason. */
export async function provenPasskey(
  response: RegistrationResponseJSON,
  challenge: string,
  party: RelyingParty,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const proof = await verifyRegistrationResponse({
    response,
    ...expected(challenge, party),
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (!proof?.verified) return undefined;
  return { credential: proof.registrationInfo.credential, isBackedUp: proof.registrationInfo.credentialBackedUp };
}

/** That a device has used its passkey; undefined where that is not proven, for whatever reason. */
export async function provenUse(
  response: AuthenticationResponseJSON,
  publicKey: Buffer,
  challenge: string,
  party: RelyingParty,
): Promise<Use | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  const proof = await verifyAuthenticationResponse({
    response,
    ...expected(challenge, party),
    // The database compares the counter, where two at once cannot pass each other.
    credential: { id: response.id, publicKey: Uint8Array.from(publicKey), counter: 0 },
  }).catch(() => undefined);
  if (!proof?.verified) return undefined;
  return { counter: proof.authenticationInfo.newCounter, isBackedUp: proof.authenticationInfo.credentialBackedUp };
}
