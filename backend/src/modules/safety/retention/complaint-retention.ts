import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const AT_ONCE = 1000;

/** Deletes complaints two years after they were made, as the privacy page says. Any number of workers may do it at once. */
@Injectable()
export class ComplaintRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old complaints', logger);
  }

  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      // Tenant by tenant, as the index lies.
      this.platform.execute(
        `delete from complaint c using (
           select old.tenant_id, old.id from tenant cross join lateral (
             select tenant_id, id from complaint
             where tenant_id = tenant.id and created_at < now() - interval '2 years'
             order by created_at limit $1 for update skip locked
           ) as old limit $1
         ) as old where c.tenant_id = old.tenant_id and c.id = old.id`,
        [AT_ONCE],
      ),
    );
  }
}
