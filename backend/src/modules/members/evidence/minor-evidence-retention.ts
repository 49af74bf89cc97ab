import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const AT_ONCE = 500;

/** Deletes evidence half a year after a second person confirmed it, which an authority has had time to ask for. The files follow. */
@Injectable()
export class MinorEvidenceRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old evidence', logger);
  }

  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      this.platform.execute(
        `delete from minor_evidence e using (
           select tenant_id, photo_id from minor_evidence where decided_at < now() - interval '180 days'
           order by decided_at limit $1 for update skip locked
         ) old where e.tenant_id = old.tenant_id and e.photo_id = old.photo_id`,
        [AT_ONCE],
      ),
    );
  }
}
