import { Injectable } from '@nestjs/common';
import { type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { randomBytes } from 'node:crypto';
import { Database } from '../../../../platform/database';
import { type MemberIdentity } from '../../../../platform/http';
import { PasskeyNotFound, PasskeyRefused } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { CEREMONY_MS, challengeIn, keepChallenge, useChallenge } from '../../passkeys/passkey-challenge';
import { type Use } from '../../passkeys/passkey-proof';
import { countUse, provenUsed } from '../../passkeys/passkey-use';
import { type PasskeyUseRequest } from '../../passkeys/passkey-use.request';
import { type RelyingParty } from '../../passkeys/relying-parties';

interface Known {
  readonly id: string;
  readonly public_key: Buffer;
}

interface Offered {
  readonly credential_id: Buffer;
  readonly transports: string[];
}

/** Notes in a session that its member has just used a passkey; `OwnPassword` uses the note up. */
@Injectable()
export class ConfirmPasskey {
  constructor(private readonly database: Database) {}

  async ask({ id, session }: MemberIdentity, party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const passkeys = await this.database.query<Offered>(
      'select credential_id, transports from passkey where account_id = $1 order by created_at, id',
      [id],
    );
    if (passkeys.length === 0) throw new PasskeyNotFound();
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      challenge: Uint8Array.from(randomBytes(32)),
      timeout: CEREMONY_MS,
      userVerification: 'required',
      allowCredentials: passkeys.map(({ credential_id, transports }) => ({
        id: credential_id.toString('base64url'),
        transports,
      })),
    });
    await this.database.batch([keepChallenge(options.challenge, { for: 'confirmation', session })]);
    return options;
  }

  async confirm({ id, session }: MemberIdentity, given: PasskeyUseRequest, party: RelyingParty): Promise<void> {
    const challenge = challengeIn(given.client_data);
    if (challenge === undefined) throw new PasskeyRefused();
    const [used, passkeys] = await this.database.batch([
      useChallenge(challenge, { for: 'confirmation', session }),
      {
        text: 'select id, public_key from passkey where credential_id = $1 and account_id = $2',
        values: [Buffer.from(given.id, 'base64url'), id],
      },
    ]);
    const known = passkeys?.[0] as Known | undefined;
    const use = used?.length === 1 && known && (await provenUsed(given, known.public_key, challenge, party));
    if (!use) throw new PasskeyRefused();
    if (await this.note(session, known, use)) return;
    await this.database.batch([accountEvent(id, 'passkey_refused')]);
    throw new PasskeyRefused();
  }

  /** Whether the passkey's counter went on, and with it the session was confirmed. */
  private note(session: string, { id }: Known, use: Use): Promise<boolean> {
    return this.database.transaction(async () => {
      const [counted] = await this.database.batch([countUse(id, use)]);
      if (counted?.length !== 1) return false;
      await this.database.execute('update session set confirmed_at = clock_timestamp() where id = $1', [session]);
      return true;
    });
  }
}
