import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { InvalidInput } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { readerOf } from '../../../../platform/texts';
import { mailEntry } from '../../../notifications';
import { EmailNotFound, TooManyPasswordResets } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { emailKey, emailAddress } from '../../../../../../contract/account/email-address';
import { newLink } from '../../tokens/mailed-links';

const MOST_A_DAY = 3;

interface Known {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
}

@Injectable()
export class AskPasswordReset {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
  ) {}

  /** The mail goes to the address as the account has it, never to the spelling that was typed. */
  async ask(given: string): Promise<void> {
    const address = emailAddress(given);
    if (address === undefined)
      throw new InvalidInput([
        { path: 'email', code: 'format', message: 'Enter an email address like name@example.com.' },
      ]);
    const [known] = await this.database.query<Known>(
      `select a.id, p.name, a.email, a.language, p.country
       from account a join profile p on p.id = a.id where a.email_key = $1`,
      [emailKey(address)],
    );
    if (!known) throw new EmailNotFound();
    const { id, name, email } = known;
    const link = newLink(id, 'password_reset', email, MOST_A_DAY);
    const person = { address: email, ...readerOf(known) };
    const isWritten = { text: 'select 1 from account_token where hash = $1', values: [link.hash] };
    const [, written] = await this.database.batch([
      { text: 'select from account where id = $1 for update', values: [id] },
      link.statement,
      mailEntry({ mail: 'password_reset', params: { name, token: link.token }, person }, isWritten),
    ]);
    if (written?.length !== 1) throw new TooManyPasswordResets(await this.untilNext(id));
    await this.database.batch([accountEvent(id, 'password_reset_asked')]);
    this.hint.give();
  }

  private async untilNext(account: number): Promise<number> {
    const [row] = await this.database.query<{ seconds: number | null }>(
      `select extract(epoch from min(created_at) + interval '24 hours' - now())::float8 as seconds from (
         select created_at from account_token where account_id = $1 and kind = 'password_reset'
         order by created_at desc limit $2) last`,
      [account, MOST_A_DAY],
    );
    return Math.max(1, Math.ceil(row?.seconds ?? 0));
  }
}
