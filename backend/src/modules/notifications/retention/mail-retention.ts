import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const AT_ONCE = 2000;

/** Statements that delete expired rows, oldest first, $1 at a time. */
const OVER: readonly string[] = [
  // Events of the last month are still counted.
  `delete from mail_soft_bounce b using (
     select tenant_id, email_hash, mail from mail_soft_bounce where at < now() - interval '30 days'
     order by at limit $1 for update skip locked
   ) old where b.tenant_id = old.tenant_id and b.email_hash = old.email_hash and b.mail = old.mail`,
  // Until then somebody may still tell of a mail that was sent before.
  `delete from mail_suppression s using (
     select tenant_id, email_hash, reason from mail_suppression where lifted_at < now() - interval '90 days'
     order by lifted_at limit $1 for update skip locked
   ) old where s.tenant_id = old.tenant_id and s.email_hash = old.email_hash and s.reason = old.reason`,
  `delete from mail_log l using (
     select tenant_id, entry from mail_log where at < now() - interval '90 days' order by at limit $1 for update skip locked
   ) old where l.tenant_id = old.tenant_id and l.entry = old.entry`,
];

/** Forgets bounces that no longer count, and what became of mails long ago. Any number of workers may do it at once. */
@Injectable()
export class MailRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old bounces', logger);
  }

  override async forget(): Promise<number> {
    let total = 0;
    for (const statement of OVER)
      total += await this.repeat(AT_ONCE, () => this.platform.execute(statement, [AT_ONCE]));
    return total;
  }
}
