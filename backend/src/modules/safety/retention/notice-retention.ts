import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const AT_ONCE = 1000;

/** Deletes notices six years after they were made. Any number of workers may do it at once. */
@Injectable()
export class NoticeRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old notices', logger);
  }

  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      // Tenant by tenant, as the index lies.
      this.platform.execute(
        `delete from notice n using (
           select old.tenant_id, old.id from tenant cross join lateral (
             select tenant_id, id from notice
             where tenant_id = tenant.id and created_at < now() - interval '6 years'
             order by created_at limit $1 for update skip locked
           ) as old limit $1
         ) as old where n.tenant_id = old.tenant_id and n.id = old.id`,
        [AT_ONCE],
      ),
    );
  }
}
