import { Inject, Injectable } from '@nestjs/common';
import { Database, HourlyWork, PlatformDatabase } from '../../../../platform/database';
import { OutboxHint, outboxEntry } from '../../../../platform/outbox';
import { runInTenant } from '../../../../platform/tenancy';
import { LOGGER, type Logger, gauge } from '../../../../platform/telemetry';
import { COMPARISON_KIND, type ComparisonPayload } from './comparison.handler';

interface Due {
  readonly tenantId: number;
  readonly days: readonly ComparisonPayload[];
}

/**
 * Every day is compared once it has been over for an hour, again when banks have had a week and five weeks to answer, and
 * each hour while something differs. What was asked for is not asked for again within the hour, so any number of workers may
 * look at once.
 */
const ASK = `
  with days as (
    select a.tenant_id, a.id as provider_account_id, d::date as day
    from provider_account a cross join generate_series(
      greatest((a.created_at at time zone 'UTC')::date, (now() at time zone 'UTC')::date - 40),
      ((now() - interval '25 hours') at time zone 'UTC')::date, interval '1 day') d
    where a.status <> 'closed'
  ), due as (
    select days.tenant_id, days.provider_account_id, days.day
    from days left join payment_comparison c using (tenant_id, provider_account_id, day)
    where c.asked_at is null or (c.asked_at < now() - interval '1 hour' and (
      c.compared_at is null
      or exists (select from unnest(array[8, 36]) late where now() > days.day + late and c.compared_at < days.day + late)
      or exists (select from payment_difference f where f.tenant_id = days.tenant_id
        and f.provider_account_id = days.provider_account_id and f.day = days.day and f.resolved_at is null)))
  ), asked as (
    insert into payment_comparison as c (tenant_id, provider_account_id, day)
    select tenant_id, provider_account_id, day from due
    on conflict (tenant_id, provider_account_id, day) do update set asked_at = now()
      where c.asked_at < now() - interval '1 hour'
    returning tenant_id, provider_account_id, day
  )
  select tenant_id as "tenantId",
    jsonb_agg(jsonb_build_object('account', provider_account_id, 'day', day) order by day) as days
  from asked group by tenant_id`;

interface State {
  readonly differences: number;
  readonly late: number;
}

/** A report that was missed is made good within two hours: until then it is nobody's work. A closed account is not asked any more. */
const STATE = `
  select (select count(*)::integer from payment_difference
      where resolved_at is null and first_seen < now() - interval '2 hours') as differences,
    (select count(*)::integer from payment_comparison c
      join provider_account a on a.tenant_id = c.tenant_id and a.id = c.provider_account_id and a.status <> 'closed'
      where c.compared_at is null and c.day < ((now() - interval '36 hours') at time zone 'UTC')::date) as late`;

/** Has the days of all brands compared with their providers, for as long as the process lives. */
@Injectable()
export class HourlyComparisons extends HourlyWork {
  private state: State = { differences: 0, late: 0 };

  constructor(
    private readonly platform: PlatformDatabase,
    private readonly database: Database,
    @Inject(OutboxHint) private readonly hint: OutboxHint,
    @Inject(LOGGER) logger: Logger,
  ) {
    super('days could not be compared with providers', logger);
    gauge('provider_differences', 'What providers and the books of payments have not agreed on for two hours', () => {
      return this.state.differences;
    });
    gauge('provider_days_uncompared', 'Days of accounts at providers that could not be compared', () => {
      return this.state.late;
    });
  }

  protected override work(): Promise<number> {
    return this.ask();
  }

  /** Answers how many days are to be compared. */
  async ask(): Promise<number> {
    const due = await this.platform.query<Due>(ASK);
    for (const { tenantId, days } of due)
      await runInTenant(tenantId, () => this.database.batch(days.map((day) => outboxEntry(COMPARISON_KIND, day))));
    if (due.length > 0) this.hint.give();
    const [state] = await this.platform.query<State>(STATE);
    if (state) this.state = state;
    return due.reduce((sum, { days }) => sum + days.length, 0);
  }
}
