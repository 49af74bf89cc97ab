import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { OutboxHint } from '../../../../platform/outbox';
import { readerOf } from '../../../../platform/texts';
import { LinkInvalid } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { type GivenPassword, checkNewPassword } from '../../passwords/check-new-password';
import { passwordChangedMail } from '../../passwords/password-changed-mail';
import { removePasskeys } from '../../passkeys/remove-passkeys';
import { PasswordHasher } from '../../passwords/password-hasher';
import { ownPasswordSubject } from '../../rules/own-password-tries';
import { accountSubject } from '../../rules/sign-in-tries';
import { hashOf } from '../../secret-token';
import { Sessions } from '../../sessions/sessions';
import { type Confirmation, confirmAccount } from '../../tokens/confirm-account';
import { refusedLink, useLink, voidLinks } from '../../tokens/mailed-links';

interface Linked {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
}

@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly hint: OutboxHint,
  ) {}

  /** A password that is refused leaves the link as it is. */
  async reset(
    token: string,
    given: GivenPassword,
    { brand, credits }: { brand: string; credits: Confirmation },
  ): Promise<void> {
    const hash = hashOf(token);
    // An address that the account has left opens nothing any more.
    const [linked] = await this.database.query<Linked>(
      `select a.id, a.email, a.language, p.name, p.country from account_token t join account a on a.id = t.account_id and a.email = t.email
         join profile p on p.id = a.id
       where t.hash = $1 and t.kind = 'password_reset' and t.used_at is null and t.expires_at > now()`,
      [hash],
    );
    if (!linked) throw await refusedLink(this.database, hash, 'password_reset');
    const { id, email } = linked;
    checkNewPassword(given, { ...linked, brand });
    const passwordHash = await this.hasher.hash(given.password);
    await this.database.transaction(async () => {
      const [changed, used] = await this.database.batch([
        {
          text: 'update account set password_hash = $3, has_password = true where id = $1 and email = $2 returning id',
          values: [id, email, passwordHash],
        },
        useLink(hash, 'password_reset'),
      ]);
      if (used?.length !== 1) throw await refusedLink(this.database, hash, 'password_reset');
      if (changed?.length !== 1) throw new LinkInvalid();
      await this.database.batch([
        voidLinks(id, ['password_reset']),
        removePasskeys(id),
        this.sessions.endAll(id),
        {
          text: "delete from sign_in_tries where kind = 'account' and subject = any($1::text[])",
          values: [[accountSubject(email), ownPasswordSubject(id)]],
        },
        ...confirmAccount(id, credits),
        accountEvent(id, 'password_reset'),
        passwordChangedMail({ ...linked, ...readerOf(linked) }),
      ]);
    });
    this.sessions.publishRevocation(id);
    this.hint.give();
  }
}
