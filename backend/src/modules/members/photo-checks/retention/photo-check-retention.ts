import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../../platform/database';
import { LOGGER, type Logger } from '../../../../platform/telemetry';

const AT_ONCE = 500;

/** Each finds its rows by an index and takes those that nobody works on. */
const STEPS: readonly string[] = [
  // A check without a picture only counts for the limit of a day.
  `delete from photo_check c using (
     select tenant_id, id from photo_check where status = 'started' and created_at < now() - interval '1 day'
     order by created_at limit $1 for update skip locked
   ) old where c.tenant_id = old.tenant_id and c.id = old.id`,
  // Members are told that a picture waits for 14 days at most.
  `update photo_check c set status = 'undecided', file = null, ended_at = now() from (
     select tenant_id, id from photo_check where status = 'waiting' and sent_at < now() - interval '14 days'
     order by sent_at limit $1 for update skip locked
   ) old where c.tenant_id = old.tenant_id and c.id = old.id`,
  // A decision can be disputed for six months.
  `delete from photo_check c using (
     select tenant_id, id from photo_check where ended_at < now() - interval '180 days'
     order by ended_at limit $1 for update skip locked
   ) old where c.tenant_id = old.tenant_id and c.id = old.id`,
];

/** Ends checks that nobody decided about within 14 days, and deletes those that are over. Their pictures follow. */
@Injectable()
export class PhotoCheckRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old checks of photos', logger);
  }

  override async forget(): Promise<number> {
    let total = 0;
    for (const step of STEPS) total += await this.repeat(AT_ONCE, () => this.platform.execute(step, [AT_ONCE]));
    return total;
  }
}
