import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import { accountPush } from '../../../push';
import { EmailInUse } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { emailKey } from '../../../../../../contract/account/email-address';
import { isTaken, takenBy } from '../../rules/email-in-use';
import { hashOf } from '../../secret-token';
import { Sessions } from '../../sessions/sessions';
import { type Confirmation, confirmAccount } from '../../tokens/confirm-account';
import { refusedLink, useLink, voidLinks } from '../../tokens/mailed-links';
import { type MovedAccount, isSameMailbox, tellOldAddress } from '../../tokens/tell-old-address';

interface Linked extends MovedAccount {
  readonly status: string;
  readonly is_confirmed: boolean;
}

@Injectable()
export class ChangeMail {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly hint: OutboxHint,
  ) {}

  /** Swaps the address; answers the new token of the session that asks, where it is one of this account. */
  async change(token: string, session: string | undefined, credits: Confirmation): Promise<string | undefined> {
    const hash = hashOf(token);
    const changed = await this.database
      .transaction(async () => {
        const linked = await this.lock(hash);
        const key = emailKey(linked.new_email);
        const [used, taken, own] = await this.database.batch([
          useLink(hash, 'mail_change'),
          takenBy(key, linked.id),
          {
            text: 'select id from session where token_hash = $1 and account_id = $2 and expires_at > now()',
            values: [hashOf(session ?? ''), linked.id],
          },
        ]);
        if (used?.length !== 1) throw await refusedLink(this.database, hash, 'mail_change');
        if (taken?.length !== 0) throw new EmailInUse();
        const ownId = own?.[0]?.['id'] as string | undefined;
        const next = ownId === undefined ? undefined : this.sessions.rotate(ownId);
        await this.database.batch([
          {
            text: 'update account set email = $2, email_key = $3 where id = $1',
            values: [linked.id, linked.new_email, key],
          },
          { text: 'delete from email_hold where email_key = $1', values: [key] },
          voidLinks(linked.id, ['password_reset', 'mail_change']),
          // Opening this link proves access to the mailbox.
          ...confirmAccount(linked.id, credits),
          accountEvent(linked.id, 'mail_changed'),
          ...(next ? [next.statement] : []),
          ...(linked.is_confirmed && !isSameMailbox(linked)
            ? [...tellOldAddress(linked, 'mail_changed'), accountPush('mail_changed', linked.id)]
            : []),
        ]);
        return { account: linked.id, token: next?.token };
      })
      .catch((error: unknown) => {
        throw isTaken(error) ? new EmailInUse() : error;
      });
    if (changed.token !== undefined) this.sessions.publishRevocation(changed.account);
    this.hint.give();
    return changed.token;
  }

  private async lock(hash: Buffer): Promise<Linked> {
    const [linked] = await this.database.query<Linked>(
      `select a.id, p.name, a.email, t.email as new_email, a.language, p.country, a.status,
         a.confirmed_at is not null as is_confirmed
       from account_token t join account a on a.id = t.account_id join profile p on p.id = a.id
       where t.hash = $1 and t.kind = 'mail_change' and a.status in ('not_confirmed', 'active') for update of a`,
      [hash],
    );
    if (!linked) throw await refusedLink(this.database, hash, 'mail_change');
    return linked;
  }
}
