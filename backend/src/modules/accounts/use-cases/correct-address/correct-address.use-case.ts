import { Injectable } from '@nestjs/common';
import { emailAddress, emailKey } from '../../../../../../contract/account/email-address';
import { DataKeys } from '../../../../platform/data-keys';
import { Database } from '../../../../platform/database';
import { InvalidInput, type MemberIdentity, TooManyRequests } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { readerOf } from '../../../../platform/texts';
import { AlreadyActive, EmailInUse } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { OwnPassword } from '../../passwords/own-password';
import { isTaken, takenBy } from '../../rules/email-in-use';
import { correctedActivationLink } from '../../tokens/activation-link';
import { voidLinks } from '../../tokens/mailed-links';

/** The password is not asked for again this long after the sign-up or a sign-in: the mail is awaited meanwhile. */
const FRESH_MINUTES = 60;
const MOST_A_DAY = 5;
const HOUR_SECONDS = 3600;

interface Waiting {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
  readonly status: string;
  readonly is_fresh: boolean;
}

/**
 * Gives an account that was never confirmed another address at once. The old one proves nothing and may be a stranger's, so
 * it is neither told nor held.
 */
@Injectable()
export class CorrectAddress {
  constructor(
    private readonly database: Database,
    private readonly ownPassword: OwnPassword,
    private readonly hint: OutboxHint,
    private readonly keys: DataKeys,
  ) {}

  async correct(member: MemberIdentity, given: string, password: string | undefined): Promise<void> {
    const { id, session } = member;
    const email = emailAddress(given);
    if (email === undefined) throw fault('format', 'Enter an email address like name@example.com.');
    const waiting = await this.find(id, session);
    if (waiting?.status !== 'not_confirmed') throw new AlreadyActive();
    if (password !== undefined || !waiting.is_fresh) await this.ownPassword.check(member, password, 'password');
    if (email === waiting.email) throw fault('same', 'This is already your address.');
    if ((await this.database.batch([takenBy(emailKey(email), id)])).flat().length > 0) throw new EmailInUse();
    await this.database
      .transaction(() => this.write(id, email, waiting))
      .catch((error: unknown) => {
        throw isTaken(error) ? new EmailInUse() : error;
      });
    this.hint.give();
  }

  private async find(account: number, session: string): Promise<Waiting | undefined> {
    const [waiting] = await this.database.query<Waiting>(
      `select p.name, a.email, a.language, p.country, a.status, s.created_at > now() - make_interval(mins => $3) as is_fresh
       from session s join account a on a.id = s.account_id join profile p on p.id = a.id where s.id = $2 and a.id = $1`,
      [account, session, FRESH_MINUTES],
    );
    return waiting;
  }

  private async write(account: number, email: string, { name, ...reader }: Waiting): Promise<void> {
    const [accounts, changes] = await this.database.batch([
      { text: 'select status from account where id = $1 for update', values: [account] },
      {
        text: `select count(*)::integer as n from account_event
          where account_id = $1 and kind = 'mail_changed' and at > clock_timestamp() - interval '24 hours'`,
        values: [account],
      },
    ]);
    if (accounts?.[0]?.['status'] !== 'not_confirmed') throw new AlreadyActive();
    if (Number(changes?.[0]?.['n']) >= MOST_A_DAY) throw new TooManyRequests(HOUR_SECONDS);
    await this.database.batch([
      {
        text: 'update account set email = $2, email_key = $3 where id = $1',
        values: [account, email, emailKey(email)],
      },
      voidLinks(account, ['activation', 'password_reset', 'mail_change']),
      accountEvent(account, 'mail_changed'),
      ...correctedActivationLink(this.keys, account, { name, email, ...readerOf(reader) }),
    ]);
  }
}

const fault = (code: string, message: string): InvalidInput => new InvalidInput([{ path: 'email', code, message }]);
