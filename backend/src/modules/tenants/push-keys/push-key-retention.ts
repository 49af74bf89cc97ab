import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { RETIRED_DAYS } from './push-keys';

/** Few, because the devices that subscribed with a key go with it. */
const AT_ONCE = 10;

/** Forgets retired keys that no longer sign. Any number of workers may do it at once. */
@Injectable()
export class PushKeyRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old push keys', logger);
  }

  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      this.platform.execute(
        `delete from push_key k using (
           select tenant_id, version from push_key where retired_at < now() - make_interval(days => $2)
           order by retired_at limit $1 for update skip locked
         ) old where k.tenant_id = old.tenant_id and k.version = old.version`,
        [AT_ONCE, RETIRED_DAYS],
      ),
    );
  }
}
