import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { WAS_SENT } from './held-messages';

const AT_ONCE = 500;

/** Messages that staff have decided about, after thirty days, and those that have been sent after all. */
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
           select w.tenant_id, w.id from held_message w where w.decided_at < now() - interval '30 days' or ${WAS_SENT}
           limit ${AT_ONCE} for update of w skip locked
         ) old where h.tenant_id = old.tenant_id and h.id = old.id`,
      ),
    );
  }
}
