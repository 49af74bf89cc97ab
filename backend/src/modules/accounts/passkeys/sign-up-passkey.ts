import { type Database } from '../../../platform/database';
import { PasskeyRefused } from '../errors';
import { type MadePasskey, provenMade } from './made-passkey';
import { type MadePasskeyRequest } from './made-passkey.request';
import { challengeIn, useChallenge } from './passkey-challenge';
import { type RelyingParty } from './relying-parties';

interface SignUpAsked {
  readonly emailKey: string;
  readonly party: RelyingParty;
  readonly device: string;
}

/** The passkey that a visitor opens an account with. Its challenge is used up, whatever comes of it. */
export async function signUpPasskey(
  database: Database,
  given: MadePasskeyRequest,
  { emailKey, party, device }: SignUpAsked,
): Promise<MadePasskey> {
  const challenge = challengeIn(given.client_data);
  if (challenge === undefined) throw new PasskeyRefused();
  const [used] = await database.batch([useChallenge(challenge, { for: 'sign-up', emailKey })]);
  const userHandle = used?.[0]?.['user_handle'] as Buffer | undefined;
  const proven = userHandle && (await provenMade(given, challenge, party));
  if (!proven) throw new PasskeyRefused();
  return { ...proven, userHandle, transports: given.transports ?? [], device };
}
