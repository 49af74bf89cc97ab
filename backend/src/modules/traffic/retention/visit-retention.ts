import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

/** A year can be compared with the one before it; nothing is kept for longer. */
export const KEPT_DAYS = 400;
const AT_ONCE = 5000;

/** Forgets old visits, for as long as the process lives. Any number of workers may do it at once. */
@Injectable()
export class VisitRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old visits', logger);
  }

  /** Deletes what is too old, in small steps so that no lock is held for long. Answers how many visits that were. */
  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      // Tenant by tenant, as the index lies.
      this.platform.execute(
        `delete from visit using (
           select old.tenant_id, old.id from tenant cross join lateral (
             select tenant_id, id from visit
             where tenant_id = tenant.id and at < now() - make_interval(days => $1) order by at limit $2
           ) as old limit $2
         ) as old where visit.tenant_id = old.tenant_id and visit.id = old.id`,
        [KEPT_DAYS, AT_ONCE],
      ),
    );
  }
}
