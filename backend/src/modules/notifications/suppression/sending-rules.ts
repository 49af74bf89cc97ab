import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { ALL_KINDS, type MailKind } from '../kinds/mail-kinds';
import { emailHash } from './email-hash';

/** Why a mail is not sent. */
export type Withheld = 'bounce' | 'complaint' | 'turned_off' | 'not_for_account' | 'no_such_host';

export interface OptionalMail {
  readonly account: number;
  readonly address: string;
  readonly kind: MailKind;
  readonly statuses: readonly string[];
}

/**
 * Whether a mail may go, asked when it goes. An answer reaches an address that bounced once a day at most: a mailbox that
 * was full or a server that was wrong must not lock anybody out.
 */
const ANSWER = `
  with bounced as (
    select from mail_suppression where email_hash = $1 and reason = 'bounce' and lifted_at is null
  ), tried as (
    update mail_suppression set tried_at = now(), tried_entry = $2
    where email_hash = $1 and reason = 'bounce' and lifted_at is null
      and (tried_entry = $2 or coalesce(tried_at, since) < now() - interval '1 day')
    returning 1
  )
  select case when exists (select from bounced) and not exists (select from tried) then 'bounce' end as withheld`;

const OPTIONAL = `
  select case
    when not exists (select from account where id = $1 and email = $2 and status = any($5::text[])) then 'not_for_account'
    when exists (select from mail_preference where account_id = $1 and kind in ($4, '${ALL_KINDS}')) then 'turned_off'
    else (select reason from mail_suppression where email_hash = $3 and lifted_at is null order by reason limit 1)
  end as withheld`;

@Injectable()
export class SendingRules {
  constructor(private readonly database: Database) {}

  async answer(entry: string, address: string): Promise<Withheld | null> {
    return this.ask(ANSWER, [emailHash(address), entry]);
  }

  async optional({ account, address, kind, statuses }: OptionalMail): Promise<Withheld | null> {
    return this.ask(OPTIONAL, [account, address, emailHash(address), kind, statuses]);
  }

  private async ask(text: string, values: readonly unknown[]): Promise<Withheld | null> {
    const [row] = await this.database.query<{ withheld: Withheld | null }>(text, values);
    return row?.withheld ?? null;
  }
}
