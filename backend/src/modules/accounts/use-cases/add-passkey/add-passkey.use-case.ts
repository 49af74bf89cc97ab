import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type MemberIdentity } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { readerOf } from '../../../../platform/texts';
import { mailEntry } from '../../../notifications';
import { accountPush } from '../../../push';
import { PasskeyRefused, TooManyPasskeys } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { challengeIn, useChallenge, MOST_PASSKEYS } from '../../passkeys/passkey-challenge';
import { isKnownPasskey, keepPasskey, provenMade } from '../../passkeys/made-passkey';
import { type MadePasskeyRequest } from '../../passkeys/made-passkey.request';
import { type Passkey, type PasskeyRow, passkeyOf } from '../../passkeys/passkey.response';
import { type RelyingParty } from '../../passkeys/relying-parties';
import { Sessions } from '../../sessions/sessions';

interface Owner {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
  readonly passkeys: number;
}

@Injectable()
export class AddPasskey {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly hint: OutboxHint,
  ) {}

  /** The passkey, and the new token of the member's session. */
  async add(
    { id, session }: MemberIdentity,
    given: MadePasskeyRequest,
    party: RelyingParty,
    device: string,
  ): Promise<{ passkey: Passkey; token: string }> {
    const challenge = challengeIn(given.client_data);
    if (challenge === undefined) throw new PasskeyRefused();
    const [used] = await this.database.batch([useChallenge(challenge, { for: 'passkey', session })]);
    const userHandle = used?.[0]?.['user_handle'] as Buffer | undefined;
    const proven = userHandle && (await provenMade(given, challenge, party));
    if (!proven) throw new PasskeyRefused();
    const { token, statement } = this.sessions.rotate(session);
    const made = { ...proven, userHandle, transports: given.transports ?? [], device };
    const added = await this.database
      .transaction(async () => {
        const owner = await this.lock(id);
        if (owner.passkeys >= MOST_PASSKEYS) throw new TooManyPasskeys();
        const [rows] = await this.database.batch([
          keepPasskey(id, made),
          statement,
          accountEvent(id, 'passkey_added'),
          mailEntry({
            mail: 'passkey_added',
            params: { name: owner.name },
            person: { address: owner.email, ...readerOf(owner) },
          }),
          accountPush('passkey_added', id),
        ]);
        return rows?.[0] as unknown as PasskeyRow;
      })
      .catch((error: unknown) => {
        throw isKnownPasskey(error) ? new PasskeyRefused() : error;
      });
    this.sessions.publishRevocation(id);
    this.hint.give();
    return { passkey: passkeyOf(added), token };
  }

  /** Locks the account, so that parallel requests are counted one after the other. */
  private async lock(account: number): Promise<Owner> {
    const [owner] = await this.database.query<Owner>(
      `select p.name, a.email, a.language, p.country from account a join profile p on p.id = a.id where a.id = $1 for update of a`,
      [account],
    );
    const [count] = await this.database.query<Pick<Owner, 'passkeys'>>(
      'select count(*)::integer as passkeys from passkey where account_id = $1',
      [account],
    );
    if (!owner || !count) throw new PasskeyRefused();
    return { ...owner, ...count };
  }
}
