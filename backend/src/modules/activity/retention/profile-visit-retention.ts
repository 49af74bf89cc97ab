import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const AT_ONCE = 1000;

/** Deletes visits of profiles 30 days after the last one, as the privacy page says. Any number of workers may do it at once. */
@Injectable()
export class ProfileVisitRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old visits of profiles', logger);
  }

  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      // Tenant by tenant, as the index lies.
      this.platform.execute(
        `delete from profile_visit v using (
           select old.* from tenant cross join lateral (
             select tenant_id, viewer_id, viewed_id from profile_visit
             where tenant_id = tenant.id and last_at < now() - interval '30 days'
             order by last_at limit $1 for update skip locked
           ) as old limit $1
         ) as old where v.tenant_id = old.tenant_id and v.viewer_id = old.viewer_id and v.viewed_id = old.viewed_id`,
        [AT_ONCE],
      ),
    );
  }
}
