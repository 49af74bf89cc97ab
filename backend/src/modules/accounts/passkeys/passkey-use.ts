import { type Statement } from '../../../platform/database';
import { type PasskeyUseRequest } from './passkey-use.request';
import { type Use, provenUse } from './passkey-proof';
import { type RelyingParty } from './relying-parties';

/** The use of a passkey in a browser's answer to a challenge; undefined where that is not proven, for whatever reason. */
export function provenUsed(
  { id, client_data, authenticator_data, signature }: PasskeyUseRequest,
  publicKey: Buffer,
  challenge: string,
  party: RelyingParty,
): Promise<Use | undefined> {
  const response = {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
    clientExtensionResults: {},
  };
  return provenUse(response, publicKey, challenge, party);
}

/** The statement that counts a use: no row where the counter does not go on, which tells of a copy of the passkey. */
export const countUse = (passkey: string, { counter, isBackedUp }: Use): Statement => ({
  text: `update passkey set counter = $2, backed_up = $3, used_at = now()
    where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
  values: [passkey, counter, isBackedUp],
});
