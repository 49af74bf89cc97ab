import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const AT_ONCE = 1000;

/** Deletes statements of withdrawal two years after they were made; the refund stays with the books. Any number of workers may do it. */
@Injectable()
export class WithdrawalRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old withdrawals', logger);
  }

  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      this.platform.execute(
        `delete from withdrawal_statement s using (
           select old.tenant_id, old.id from tenant cross join lateral (
             select tenant_id, id from withdrawal_statement
             where tenant_id = tenant.id and received_at < now() - interval '2 years'
             order by received_at limit $1 for update skip locked
           ) as old limit $1
         ) as old where s.tenant_id = old.tenant_id and s.id = old.id`,
        [AT_ONCE],
      ),
    );
  }
}
