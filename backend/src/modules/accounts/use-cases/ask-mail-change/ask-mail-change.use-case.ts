import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { InvalidInput, type MemberIdentity, TooManyRequests } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { mailEntry } from '../../../notifications';
import { EmailInUse } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { OwnPassword } from '../../passwords/own-password';
import { emailKey, emailAddress } from '../../../../../../contract/account/email-address';
import { takenBy } from '../../rules/email-in-use';
import { newLink, voidLinks } from '../../tokens/mailed-links';

const MOST_A_DAY = 5;
const HOUR_SECONDS = 3600;

@Injectable()
export class AskMailChange {
  constructor(
    private readonly database: Database,
    private readonly ownPassword: OwnPassword,
    private readonly hint: OutboxHint,
  ) {}

  async ask(member: MemberIdentity, given: string, password: string | undefined): Promise<void> {
    const account = member.id;
    const email = emailAddress(given);
    if (email === undefined) throw fault('format', 'Enter an email address like name@example.com.');
    const { name, email: old, locale, country } = await this.ownPassword.check(member, password, 'password');
    if (email === old) throw fault('same', 'This is already your address.');
    if ((await this.database.batch([takenBy(emailKey(email), account)])).flat().length > 0) throw new EmailInUse();
    const link = newLink(account, 'mail_change', email, MOST_A_DAY);
    const isWritten = { text: 'select 1 from account_token where hash = $1', values: [link.hash] };
    await this.database.transaction(async () => {
      const [, , rows] = await this.database.batch([
        { text: 'select from account where id = $1 for update', values: [account] },
        voidLinks(account, ['mail_change']),
        link.statement,
        mailEntry(
          { mail: 'mail_change', params: { name, token: link.token }, person: { address: email, locale, country } },
          isWritten,
        ),
      ]);
      if (rows?.length !== 1) throw new TooManyRequests(HOUR_SECONDS);
      await this.database.batch([accountEvent(account, 'mail_change_asked')]);
    });
    this.hint.give();
  }
}

const fault = (code: string, message: string): InvalidInput => new InvalidInput([{ path: 'email', code, message }]);
