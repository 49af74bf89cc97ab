import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { runInTenant } from '../../../platform/tenancy';
import { counter } from '../../../platform/telemetry';
import { type MailReference } from '../links/mail-reference';
import { emailHash } from './email-hash';

/** `hard`: the address takes no mail. `soft`: it did not take this one. `complaint`: somebody called the mail spam. */
export type MailEventKind = 'hard' | 'soft' | 'complaint';

export interface MailEvent {
  readonly kind: MailEventKind;
  /** Free of personal data: a status such as 5.1.1, or who told us. */
  readonly code: string;
}

/** `refused`: by the server that was given it. */
export type MailOutcome = 'sent' | 'withheld' | 'refused';

export interface LoggedMail {
  readonly entry: string;
  readonly mail: string;
  readonly address: string;
  readonly outcome: MailOutcome;
  /** Free of personal data. */
  readonly reason?: string;
}

/** The number of temporary bounces within a month after which an address counts as dead. */
const SOFT_LIMIT = 5;

const events = counter('mail_events_total', 'Bounces and complaints about mails of ours', ['kind']);

/** Writes down what became of a mail. Told twice is told once, and nothing older than what its owner lifted counts. */
@Injectable()
export class MailEvents {
  constructor(private readonly database: Database) {}

  async record(mail: MailReference, event: MailEvent): Promise<void> {
    events.inc({ kind: event.kind });
    await runInTenant(mail.tenantId, () => this.database.batch(statementsOf(mail, event)));
  }

  /** Logs what became of a mail to a member, for ninety days. Of people without an account nothing is kept. */
  async log({ entry, mail, address, outcome, reason }: LoggedMail): Promise<void> {
    // The lock waits for an erasure that runs, and then finds nobody.
    await this.database.query(
      `insert into mail_log (entry, account_id, mail, outcome, reason)
       select $1, id, $2::text, $3::text, $4::text from account where email_hash = $5 for key share
       on conflict (tenant_id, entry) do update set outcome = excluded.outcome, reason = excluded.reason, at = now()`,
      [entry, mail, outcome, reason ?? null, emailHash(address)],
    );
  }
}

function statementsOf(mail: MailReference, { kind, code }: MailEvent): Statement[] {
  switch (kind) {
    case 'hard':
      return [suppress(mail, 'bounce', code)];
    case 'complaint':
      return [suppress(mail, 'complaint', code)];
    case 'soft':
      return [noteSoft(mail), suppress(mail, 'bounce', code, SOFT_LIMIT)];
  }
}

/** With `softBounces` only where there were so many. */
function suppress(mail: MailReference, reason: 'bounce' | 'complaint', code: string, softBounces = 0): Statement {
  return {
    text: `insert into mail_suppression (email_hash, reason, code)
      select $1, $2::text, $3::text where $5 <= (select count(*) from mail_soft_bounce
        where email_hash = $1 and at > now() - interval '30 days')
      on conflict (tenant_id, email_hash, reason) do update set since = now(), code = excluded.code, lifted_at = null,
        tried_at = null, tried_entry = null
      where mail_suppression.lifted_at < $4`,
    values: [mail.emailHash, reason, code, mail.sentAt, softBounces],
  };
}

const noteSoft = (mail: MailReference): Statement => ({
  text: `insert into mail_soft_bounce (email_hash, mail) select $1, $2
    where not exists (select from mail_suppression where email_hash = $1 and reason = 'bounce' and lifted_at >= $3)
    on conflict do nothing`,
  values: [mail.emailHash, mail.mail, mail.sentAt],
});
