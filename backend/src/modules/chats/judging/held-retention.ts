import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const AT_ONCE = 500;

/** Messages that staff have decided about, after thirty days. */
@Injectable()
export class HeldRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('held messages', logger);
  }

  forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      this.platform.execute(
        `delete from held_message h using (
           select tenant_id, id from held_message where decided_at < now() - interval '30 days'
           order by decided_at limit ${AT_ONCE} for update skip locked
         ) old where h.tenant_id = old.tenant_id and h.id = old.id`,
      ),
    );
  }
}
