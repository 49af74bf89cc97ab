import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { EmailInUse } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { removePasskeys } from '../../passkeys/remove-passkeys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { emailKey } from '../../../../../../contract/account/email-address';
import { isTaken } from '../../rules/email-in-use';
import { hashOf, newToken } from '../../secret-token';
import { Sessions } from '../../sessions/sessions';
import { newLink, refusedLink, useLink, voidLinks } from '../../tokens/mailed-links';

interface Linked {
  readonly id: number;
  readonly old_email: string;
}

/**
 * Gives an account back to the address it had. Whoever changed it knew the password, so that opens nothing any more, nor
 * does any passkey, any session or any link that was mailed since.
 */
@Injectable()
export class UndoMailChange {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
  ) {}

  /** A token for a new password, or undefined where the token is of no such link. */
  async undo(token: string): Promise<string | undefined> {
    const hash = hashOf(token);
    const [linked] = await this.database.query<Linked>(
      "select account_id as id, email as old_email from account_token where hash = $1 and kind = 'mail_undo'",
      [hash],
    );
    if (!linked) return undefined;
    const { id, old_email: email } = linked;
    const nobodyKnows = await this.hasher.hash(newToken());
    const reset = newLink(id, 'password_reset', email);
    await this.database
      .transaction(async () => {
        const key = emailKey(email);
        const [, used] = await this.database.batch([
          {
            text: 'update account set email = $2, email_key = $3, password_hash = $4, has_password = false where id = $1',
            values: [id, email, key, nobodyKnows],
          },
          useLink(hash, 'mail_undo'),
        ]);
        const since = used?.[0]?.['created_at'];
        if (since === undefined) throw await refusedLink(this.database, hash, 'mail_undo');
        await this.database.batch([
          voidLinks(id, ['password_reset', 'mail_change']),
          {
            text: `update account_token set expires_at = least(expires_at, now())
              where account_id = $1 and kind = 'mail_undo' and used_at is null and created_at >= $2`,
            values: [id, since],
          },
          { text: 'delete from email_hold where email_key = $1 and account_id = $2', values: [key, id] },
          removePasskeys(id),
          this.sessions.endAll(id),
          reset.statement,
          accountEvent(id, 'mail_change_undone'),
        ]);
      })
      .catch((error: unknown) => {
        throw isTaken(error) ? new EmailInUse() : error;
      });
    this.sessions.publishRevocation(id);
    return reset.token;
  }
}
