import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const AT_ONCE = 2000;

/** Statements that delete expired rows, oldest first, $1 at a time. */
const OVER: readonly string[] = [
  `delete from session using (
     select tenant_id, token_hash from session where expires_at < now() order by expires_at limit $1 for update skip locked
   ) old where session.tenant_id = old.tenant_id and session.token_hash = old.token_hash`,
  `delete from session_revocation r using (
     select tenant_id, account_id, changed from session_revocation where revoked_at < now() - interval '1 hour'
     order by revoked_at limit $1 for update skip locked
   ) old where r.tenant_id = old.tenant_id and r.account_id = old.account_id and r.changed = old.changed`,
  // Links that were asked for within a day are counted against the limits.
  `delete from account_token t using (
     select tenant_id, hash from account_token where expires_at < now() - interval '24 hours'
     order by expires_at limit $1 for update skip locked
   ) old where t.tenant_id = old.tenant_id and t.hash = old.hash`,
  // A block is twice as long as the one before until a day has passed without one, and lasts a day at most.
  `delete from sign_in_tries t using (
     select tenant_id, kind, subject from sign_in_tries
     where since < now() - interval '3 days' and (blocked_until is null or blocked_until < now() - interval '24 hours')
     order by since limit $1 for update skip locked
   ) old where t.tenant_id = old.tenant_id and t.kind = old.kind and t.subject = old.subject`,
  `delete from email_hold h using (
     select tenant_id, email_key from email_hold where until < now() order by until limit $1 for update skip locked
   ) old where h.tenant_id = old.tenant_id and h.email_key = old.email_key`,
  `delete from passkey_challenge c using (
     select tenant_id, hash from passkey_challenge where expires_at < now()
     order by expires_at limit $1 for update skip locked
   ) old where c.tenant_id = old.tenant_id and c.hash = old.hash`,
  `delete from staff_mail_change m using (
     select tenant_id, id from staff_mail_change where asked_at < now() - interval '90 days'
     order by asked_at limit $1 for update skip locked
   ) old where m.tenant_id = old.tenant_id and m.id = old.id`,
  `delete from credit_gift g using (
     select tenant_id, id from credit_gift where asked_at < now() - interval '90 days'
     order by asked_at limit $1 for update skip locked
   ) old where g.tenant_id = old.tenant_id and g.id = old.id`,
];

/** Deletes sessions, links, tries, holds, challenges and what staff asked for that are over. Any number of workers may do it at once. */
@Injectable()
export class AccountRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('what is over of accounts', logger);
  }

  /** In small steps, so that no lock is held for long. Answers how many rows that were. */
  override async forget(): Promise<number> {
    let total = 0;
    for (const statement of OVER)
      total += await this.repeat(AT_ONCE, () => this.platform.execute(statement, [AT_ONCE]));
    return total;
  }
}
