import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../../platform/database';
import { LOGGER, type Logger } from '../../../../platform/telemetry';

const AT_ONCE = 500;

/** Photos that were chosen and never sent, after a day. Their files follow. */
@Injectable()
export class UnsentPhotos extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('unsent photos', logger);
  }

  forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      this.platform.execute(
        `delete from chat_photo f using (
           select tenant_id, id from chat_photo where seq is null and created_at < now() - interval '1 day'
           order by created_at limit ${AT_ONCE} for update skip locked
         ) old where f.tenant_id = old.tenant_id and f.id = old.id`,
      ),
    );
  }
}
