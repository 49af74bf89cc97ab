import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

/** Three watches of four hours, the longest there are, and the hour before them. */
const KEPT_HOURS = 13;
const AT_ONCE = 20_000;

/** Deletes counts of answers that no wave looks at any more. */
@Injectable()
export class AnswerCountRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old counts of answers', logger);
  }

  override forget(): Promise<number> {
    return this.repeat(AT_ONCE, () =>
      this.platform.execute(
        `delete from answer_count where (tenant_id, slot) in (
           select tenant_id, slot from answer_count where slot < now() - make_interval(hours => $1) limit $2)`,
        [KEPT_HOURS, AT_ONCE],
      ),
    );
  }
}
