import { Inject, Injectable } from '@nestjs/common';
import { HourlyWork, PlatformDatabase } from '../../../../platform/database';
import { LOGGER, type Logger, gauge } from '../../../../platform/telemetry';

interface Waiting {
  readonly unfiled: number;
  readonly untold: number;
}

/** A bank has sent back what it will within eight weeks; what it pays is on its statement within days. */
const WAITING = `
  select count(*) filter (where d.file_id is null and d.due_on < (now() at time zone 'UTC')::date)::integer as unfiled,
    count(*) filter (where f.collect_on < (now() at time zone 'UTC')::date - 10)::integer as untold
  from provider_account p join payment_attempt a on a.tenant_id = p.tenant_id and a.provider_account_id = p.id
  join direct_debit d on d.tenant_id = a.tenant_id and d.attempt_id = a.id
  left join debit_file f on f.tenant_id = d.tenant_id and f.id = d.file_id
  where p.provider = 'bank' and a.status = 'pending'`;

/** Counts the debits of all tenants that staff have forgotten to bring to a bank, or to tell the outcome of. */
@Injectable()
export class HourlyDebitFiles extends HourlyWork {
  private waiting: Waiting = { unfiled: 0, untold: 0 };

  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('debits that wait for files could not be counted', logger);
    gauge('debits_unfiled', 'Direct debits of banks that are in no file though their day is over', () => {
      return this.waiting.unfiled;
    });
    gauge(
      'debits_untold',
      'Direct debits that a file asked for ten days ago and nobody has told the outcome of',
      () => {
        return this.waiting.untold;
      },
    );
  }

  protected override work(): Promise<void> {
    return this.count();
  }

  async count(): Promise<void> {
    const [waiting] = await this.platform.query<Waiting>(WAITING);
    if (waiting) this.waiting = waiting;
  }
}
