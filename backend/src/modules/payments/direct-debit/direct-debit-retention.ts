import { Inject, Injectable } from '@nestjs/common';
import { HourlySweep, PlatformDatabase } from '../../../platform/database';
import { LOGGER, type Logger } from '../../../platform/telemetry';

const AT_ONCE = 1000;

const CODES = `
  delete from phone_code c using (
    select old.tenant_id, old.id from tenant cross join lateral (
      select tenant_id, id from phone_code
      where tenant_id = tenant.id and sent_at < now() - interval '2 days'
      order by sent_at limit $1 for update skip locked
    ) as old limit $1
  ) as old where c.tenant_id = old.tenant_id and c.id = old.id`;

/** Mandates that were not used for so long; of those with a debit, since the day on which it was due. */
const unusedFor = (time: string, condition: string): string => `
  select old.tenant_id, old.id from tenant cross join lateral (
    select m.tenant_id, m.id from mandate m
    where m.tenant_id = tenant.id and m.last_used_at < now() - interval '${time}' and ${condition}
      and not exists (select from direct_debit d where d.tenant_id = m.tenant_id and d.mandate_id = m.id
        and d.due_on > now() - interval '${time}')
    order by m.last_used_at limit $1 for update skip locked
  ) as old limit $1`;

/** By the rules of SEPA nothing more may be collected by them. */
const EXPIRED = `
  update mandate m set status = 'expired', ended_at = now() from (
    ${unusedFor('36 months', 'm.ended_at is null')}
  ) as old where m.tenant_id = old.tenant_id and m.id = old.id`;

/** A bank may ask for the proof for thirteen months. Debits go with their mandate. */
const ENDED = `
  delete from mandate m using (
    ${unusedFor('14 months', 'm.ended_at is not null')}
  ) as old where m.tenant_id = old.tenant_id and m.id = old.id`;

/**
 * Deletes codes by text message two days after they were sent, ends mandates after 36 months without a debit, and deletes
 * ended ones fourteen months after the last debit. Payments stay with the books. Any number of workers may do it.
 */
@Injectable()
export class DirectDebitRetention extends HourlySweep {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('old mandates and codes', logger);
  }

  /** Answers how many rows were deleted or ended. */
  override async forget(): Promise<number> {
    let total = 0;
    for (const statement of [CODES, EXPIRED, ENDED])
      total += await this.repeat(AT_ONCE, () => this.platform.execute(statement, [AT_ONCE]));
    return total;
  }
}
