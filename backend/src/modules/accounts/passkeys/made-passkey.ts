import { randomUUID } from 'node:crypto';
import { type Statement } from '../../../platform/database';
import { NEW_ACCOUNT } from '../sessions/sessions';
import { type MadePasskeyRequest } from './made-passkey.request';
import { type NewPasskey, provenPasskey } from './passkey-proof';
import { PASSKEY_COLUMNS } from './passkey.response';
import { type RelyingParty } from './relying-parties';

/** A passkey that is proven, and not kept yet. */
export interface MadePasskey extends NewPasskey {
  readonly userHandle: Buffer;
  readonly transports: readonly string[];
  /** The device that it was made on. */
  readonly device: string;
}

/** The passkey in a browser's answer to a challenge; undefined where that is not proven, for whatever reason. */
export function provenMade(
  { id, client_data, attestation }: MadePasskeyRequest,
  challenge: string,
  party: RelyingParty,
): Promise<NewPasskey | undefined> {
  const response = {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: { clientDataJSON: client_data, attestationObject: attestation },
    clientExtensionResults: {},
  };
  return provenPasskey(response, challenge, party);
}

/** The statement that keeps a passkey. One that is known already, of whichever account, is refused by the database. */
export function keepPasskey(account: number | typeof NEW_ACCOUNT, made: MadePasskey): Statement {
  const { credential, isBackedUp, userHandle, transports, device } = made;
  const isNew = account === NEW_ACCOUNT;
  const values = [
    ...[randomUUID(), Buffer.from(credential.id, 'base64url'), userHandle, Buffer.from(credential.publicKey)],
    ...[credential.counter, transports, isBackedUp, device],
  ];
  return {
    text: `insert into passkey (id, credential_id, user_handle, public_key, counter, transports, backed_up, name, account_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, ${isNew ? "current_id('profile_id')" : '$9'}) returning ${PASSKEY_COLUMNS}`,
    values: isNew ? values : [...values, account],
  };
}

const UNIQUE_VIOLATION = '23505';

/** Whether the database refused a passkey that an account has already. */
export const isKnownPasskey = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === UNIQUE_VIOLATION &&
  (error as { constraint?: unknown }).constraint === 'passkey_tenant_id_credential_id_key';
