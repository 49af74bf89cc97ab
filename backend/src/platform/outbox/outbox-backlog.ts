import { Inject, Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../database';
import { OUTBOX_SETTINGS, type OutboxSettings } from './outbox-settings';

export interface DueRow {
  readonly tenantId: number;
  readonly id: string;
  readonly trace: string;
  /** Rows of the tenant that lie in the queue already. */
  readonly inQueue: number;
  /** Seconds it has been due. */
  readonly late: number;
}

// Tenants with rows are found by hopping along the index; each gets an even share of the sweep, however much it has.
const TAKE_DUE = `
  with recursive waiting (tenant_id) as (
    (select tenant_id from outbox where failed_at is null order by tenant_id limit 1)
    union all
    select (select o.tenant_id from outbox o where o.failed_at is null and o.tenant_id > w.tenant_id order by o.tenant_id limit 1)
    from waiting w where w.tenant_id is not null
  ), backlog as (
    select w.tenant_id, queued.rows as in_queue from waiting w cross join lateral (
      select count(*)::integer as rows from (
        select 1 from outbox o where o.tenant_id = w.tenant_id and o.failed_at is null and o.hand_at > now()
          and o.claimed_until is distinct from o.hand_at limit $1::integer
      ) untaken
    ) queued where w.tenant_id is not null
  ), share as (
    select greatest(1, $2::integer / greatest(1, count(*)::integer)) as rows from backlog
  ), due as (
    select b.tenant_id, b.in_queue, d.id, d.late from backlog b cross join lateral (
      select o.id, extract(epoch from now() - o.hand_at)::float8 as late from outbox o
      where o.tenant_id = b.tenant_id and o.failed_at is null and o.hand_at <= now()
      order by o.hand_at limit least((select rows from share), greatest(0, $1::integer - b.in_queue)) for update skip locked
    ) d
  )
  update outbox o set hand_at = now() + $3::integer * interval '1 millisecond' from due
  where o.tenant_id = due.tenant_id and o.id = due.id
  returning o.tenant_id as "tenantId", o.id, o.trace, due.in_queue as "inQueue", due.late`;

/** The rows of all tenants that wait to be handed to the queue. Several relays may use it at once. */
@Injectable()
export class OutboxBacklog {
  constructor(
    private readonly platform: PlatformDatabase,
    @Inject(OUTBOX_SETTINGS) private readonly settings: OutboxSettings,
  ) {}

  /** Takes due rows, oldest first within a tenant. They are due again after `lease` ms, should their job get lost. */
  async takeDue(lease: number): Promise<DueRow[]> {
    const { tenantBacklog, sweep } = this.settings;
    const rows = await this.platform.query<DueRow>(TAKE_DUE, [tenantBacklog, sweep, lease]);
    return rows.sort((a, b) => a.tenantId - b.tenantId || (a.id < b.id ? -1 : 1));
  }

  /** The queue did not take these after all. */
  async giveBack(rows: readonly DueRow[]): Promise<void> {
    await this.platform.query(
      `update outbox o set hand_at = now() from unnest($1::integer[], $2::uuid[]) as given (tenant_id, id)
       where o.tenant_id = given.tenant_id and o.id = given.id and o.claimed_until is distinct from o.hand_at`,
      [rows.map((row) => row.tenantId), rows.map((row) => row.id)],
    );
  }

  /**
   * The queue forgot everything: all that lay in it untaken is due at once. Rows are held in the order in which consumers take
   * them; another relay may do the same at this moment.
   */
  async recallAll(): Promise<void> {
    await this.platform.query(
      `with lost as (
         select tenant_id, id from outbox
         where failed_at is null and hand_at > now() and claimed_until is distinct from hand_at order by id for update
       )
       update outbox o set hand_at = now() from lost where o.tenant_id = lost.tenant_id and o.id = lost.id`,
      [],
    );
  }

  /** Deletes what was given up thirty days ago. */
  async forgetFailed(): Promise<void> {
    await this.platform.query(`delete from outbox where failed_at < now() - interval '30 days'`, []);
  }
}
