import { Injectable } from '@nestjs/common';
import { DataKeys } from '../../../../platform/data-keys';
import { Database, type Row } from '../../../../platform/database';
import { ownBlock } from '../../../decisions';
import { AccountBlocked, AccountPendingDeletion, PasskeySignInFailed } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { challengeIn, useChallenge } from '../../passkeys/passkey-challenge';
import { type Use } from '../../passkeys/passkey-proof';
import { countUse, provenUsed } from '../../passkeys/passkey-use';
import { type RelyingParty } from '../../passkeys/relying-parties';
import { Sessions } from '../../sessions/sessions';
import { type SignInContext } from '../sign-in/sign-in.use-case';
import { type PasskeySignInRequest } from './passkey-sign-in.request';

interface Known {
  readonly id: string;
  readonly account: number;
  readonly public_key: Buffer;
  readonly status: string;
  /** The time of erasure of an account that is being deleted. */
  readonly deletes_at: Date | null;
}

/** All failures are the same one, so that nobody learns which passkeys exist. */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly keys: DataKeys,
  ) {}

  /** The token of the new session. */
  async signIn(
    given: PasskeySignInRequest,
    party: RelyingParty,
    context: Omit<SignInContext, 'network' | 'brand'>,
  ): Promise<string> {
    const challenge = challengeIn(given.client_data);
    if (challenge === undefined) throw new PasskeySignInFailed();
    const [used, passkeys] = await this.database.batch([
      useChallenge(challenge, { for: 'sign-in' }),
      {
        text: `select p.id, p.account_id as account, p.public_key, a.status, d.due_at as deletes_at
          from passkey p join account a on a.id = p.account_id left join account_deletion d on d.account_id = a.id
          where p.credential_id = $1 and p.user_handle = $2`,
        values: [Buffer.from(given.id, 'base64url'), Buffer.from(given.user_handle, 'base64url')],
      },
    ]);
    const known = passkeys?.[0] as Known | undefined;
    const use = used?.length === 1 && known && (await provenUsed(given, known.public_key, challenge, party));
    if (!use) throw new PasskeySignInFailed();
    const session = this.sessions.open(known.account, context.device);
    const mayEnter = known.status === 'active' || known.status === 'not_confirmed';
    let ended: readonly Row[] | undefined;
    const isCounted = await this.database.transaction(async () => {
      if (!(await this.count(known, use))) return false;
      const [first] = await this.database.batch([
        ...(context.previousToken === undefined ? [] : [this.sessions.end(context.previousToken)]),
        ...(mayEnter ? [session.statement] : []),
      ]);
      if (context.previousToken !== undefined) ended = first;
      return true;
    });
    this.sessions.publishEnd(ended);
    if (!isCounted) {
      await this.database.batch([accountEvent(known.account, 'passkey_refused')]);
      throw new PasskeySignInFailed();
    }
    if (known.deletes_at) throw new AccountPendingDeletion(known.deletes_at);
    if (!mayEnter) throw new AccountBlocked(await ownBlock(this.database, this.keys, known.account));
    return session.token;
  }

  /**
   * A counter that does not go on tells of a copy of the passkey. The row is held until the session is there, so that
   * whoever takes the passkey away meanwhile ends the session as well.
   */
  private async count({ id }: Known, use: Use): Promise<boolean> {
    const [counted] = await this.database.batch([countUse(id, use)]);
    return counted?.length === 1;
  }
}
