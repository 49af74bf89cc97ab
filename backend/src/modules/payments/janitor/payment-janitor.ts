import { Inject, Injectable } from '@nestjs/common';
import { Database, PlatformDatabase, RepeatedWork } from '../../../platform/database';
import { OutboxHint } from '../../../platform/outbox';
import { runInTenant } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { RELEASE_ENDED } from '../discounts/discount-use';
import { onlyCheckEntry } from '../settling/check-entry';

const EVERY_MS = 2000;
/** Of one tenant in one look: whoever has thousands waits longer, and nobody else does. */
const SHARE = 50;
const EXPIRED_AT_ONCE = 500;

interface Due {
  readonly tenantId: number;
  readonly attempts: readonly string[];
}

/** Tenants are found by hopping along the index; what is taken is due again in a minute, should the process end here. */
const TAKE_DUE = `
  with recursive waiting (tenant_id) as (
    (select tenant_id from payment_attempt where next_check_at is not null order by tenant_id limit 1)
    union all
    select (select a.tenant_id from payment_attempt a where a.next_check_at is not null and a.tenant_id > w.tenant_id
      order by a.tenant_id limit 1)
    from waiting w where w.tenant_id is not null
  ), due as (
    select w.tenant_id, d.id from waiting w cross join lateral (
      select a.id from payment_attempt a where a.tenant_id = w.tenant_id and a.next_check_at <= now()
      order by a.next_check_at limit $1::integer for update skip locked
    ) d where w.tenant_id is not null
  ), taken as (
    update payment_attempt a set next_check_at = now() + interval '1 minute' from due
    where a.tenant_id = due.tenant_id and a.id = due.id returning a.tenant_id, a.id
  )
  select tenant_id as "tenantId", array_agg(id) as attempts from taken group by tenant_id`;

const EXPIRE = `
  with over as (
    select tenant_id, id from payment_order o where status = 'open' and expires_at < now()
      and not exists (select from payment_attempt a where a.tenant_id = o.tenant_id and a.order_id = o.id
        and a.status in ('new', 'unknown', 'open', 'pending'))
    limit $1::integer for update skip locked
  ), ended as (
    update payment_order o set status = 'expired' from over where o.tenant_id = over.tenant_id and o.id = over.id
    returning o.tenant_id, o.id
  )
  ${RELEASE_ENDED}`;

/** Has payments checked that nothing was heard of, and ends orders that nobody paid. */
@Injectable()
export class PaymentJanitor extends RepeatedWork {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    @Inject(OutboxHint) private readonly hint: OutboxHint,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(EVERY_MS, 'payments could not be looked after', logger);
  }

  /** One look. Answers how many payments are to be checked. */
  override async work(): Promise<number> {
    await this.platform.execute(EXPIRE, [EXPIRED_AT_ONCE]);
    const due = await this.platform.query<Due>(TAKE_DUE, [SHARE]);
    for (const { tenantId, attempts } of due)
      await runInTenant(tenantId, () => this.database.batch(attempts.map(onlyCheckEntry)));
    if (due.length > 0) this.hint.give();
    return due.reduce((sum, { attempts }) => sum + attempts.length, 0);
  }
}
