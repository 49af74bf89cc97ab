import { Inject, Injectable } from '@nestjs/common';
import { DataKeys } from '../../../platform/data-keys';
import { Database, HourlyWork, PlatformDatabase } from '../../../platform/database';
import { OutboxHint } from '../../../platform/outbox';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { runInTenant } from '../../../platform/tenancy';
import { readerOf } from '../../../platform/texts';
import { reminderLink } from '../tokens/activation-link';

const AT_ONCE = 500;

interface Waiting {
  readonly tenantId: number;
  readonly account: number;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
}

// Accounts older than a week get no reminder, even if they were never reminded.
const WAITING = `
  select a.tenant_id as "tenantId", a.id as account, p.name, a.email, a.language, p.country
  from account a join profile p on p.tenant_id = a.tenant_id and p.id = a.id
  where a.status = 'not_confirmed' and a.created_at between now() - interval '7 days' and now() - interval '2 days'
    and not exists (select from activation_reminder r where r.tenant_id = a.tenant_id and r.account_id = a.id)
  order by a.created_at limit $1`;

/**
 * Reminds whoever has not confirmed their address, once, two days after they signed up, with a fresh link; the first one
 * works on for its seven days. Any number of workers may do it at once.
 */
@Injectable()
export class ActivationReminders extends HourlyWork {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    private readonly hint: OutboxHint,
    private readonly keys: DataKeys,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('reminders of activation could not be sent', logger);
  }

  protected override work(): Promise<number> {
    return this.remind();
  }

  /** Answers how many were reminded. */
  async remind(): Promise<number> {
    let total = 0;
    for (;;) {
      const waiting = await this.platform.query<Waiting>(WAITING, [AT_ONCE]);
      for (const one of waiting) {
        if (this.stopped) return total;
        total += await this.write(one);
      }
      if (waiting.length > 0) this.hint.give();
      if (waiting.length < AT_ONCE) return total;
    }
  }

  private async write({ tenantId, account, name, email, ...reader }: Waiting): Promise<number> {
    const recipient = { name, email, ...readerOf(reader) };
    const [, sent] = await runInTenant(tenantId, () =>
      this.database.batch(reminderLink(this.keys, account, recipient)),
    );
    return sent?.length ?? 0;
  }
}
