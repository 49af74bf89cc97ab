import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type MemberIdentity } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { accountPush } from '../../../push';
import { PasswordWrong } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { type GivenPassword, checkNewPassword } from '../../passwords/check-new-password';
import { OwnPassword } from '../../passwords/own-password';
import { passwordChangedMail } from '../../passwords/password-changed-mail';
import { PasswordHasher } from '../../passwords/password-hasher';
import { Sessions } from '../../sessions/sessions';
import { voidLinks } from '../../tokens/mailed-links';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly ownPassword: OwnPassword,
    private readonly sessions: Sessions,
    private readonly hint: OutboxHint,
  ) {}

  /** The new token of the member's session. Of two changes at once, the second finds its old password to be wrong. */
  async change(
    member: MemberIdentity,
    oldPassword: string | undefined,
    given: GivenPassword,
    brand: string,
  ): Promise<string> {
    const { id, session } = member;
    const owner = await this.ownPassword.check(member, oldPassword, 'old_password');
    checkNewPassword(given, { ...owner, brand });
    const passwordHash = await this.hasher.hash(given.password);
    const { token, statement } = this.sessions.rotate(session);
    await this.database.transaction(async () => {
      const changed = await this.database.execute(
        'update account set password_hash = $3, has_password = true where id = $1 and password_hash = $2',
        [id, owner.passwordHash, passwordHash],
      );
      if (changed !== 1) throw new PasswordWrong('old_password');
      await this.database.batch([
        statement,
        this.sessions.endAll(id, session),
        voidLinks(id, ['password_reset']),
        accountEvent(id, 'password_changed'),
        passwordChangedMail(owner),
        accountPush('password_changed', id),
      ]);
    });
    this.sessions.publishRevocation(id);
    this.hint.give();
    return token;
  }
}
