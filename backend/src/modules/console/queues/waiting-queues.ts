import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type WaitingCount, countWaiting, firstDue } from '../../../shared/waiting-work';
import { type KnownTenant, ModerationSettings } from '../../tenants';
import { type WorkQueue } from './queue-names';
import { QUEUES } from './queues';

export interface WaitingQueue extends Omit<WaitingCount, 'tenant_id' | 'firsts'> {
  readonly queue: WorkQueue;
  /** The slug of the tenant. */
  readonly tenant: string;
  /** How many of them somebody is at. */
  readonly claimed: number;
  /** When the most urgent of them should have been looked at. */
  readonly due: string;
}

interface Claimed {
  readonly queue: WorkQueue;
  readonly tenant_id: number;
  readonly claimed: number;
}

/** Counts the waiting items by queue and tenant. Empty queues are left out. */
@Injectable()
export class WaitingQueues {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly settings: ModerationSettings,
  ) {}

  async list(queues: readonly WorkQueue[], tenants: readonly KnownTenant[]): Promise<WaitingQueue[]> {
    const ids = tenants.map(({ id }) => id);
    const slugs = new Map(tenants.map(({ id, slug }) => [id, slug]));
    const [claimed, limitsOf, ...counts] = await Promise.all([
      this.claimed(ids),
      this.settings.orUsual(ids),
      ...queues.map((queue) => this.count(queue, ids)),
    ]);
    return queues
      .flatMap((queue, index) =>
        (counts[index] ?? []).map((count) => {
          const { tenant_id: id, open, oldest } = count;
          const due = firstDue(QUEUES[queue].work, count, limitsOf(id));
          const tenant = slugs.get(id) ?? '';
          return { queue, tenant, open, claimed: claimed.get(`${queue} ${id}`) ?? 0, oldest, due };
        }),
      )
      .sort((one, other) => (one.due < other.due ? -1 : Number(one.due > other.due)));
  }

  private async claimed(tenants: readonly number[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.platform.query<Claimed>(
      `select queue, tenant_id, count(*)::integer as claimed from staff_claim
       where claimed_until > now() and tenant_id = any($1::integer[]) group by queue, tenant_id`,
      [tenants],
    );
    return new Map(rows.map((row) => [`${row.queue} ${row.tenant_id}`, row.claimed]));
  }

  private count(queue: WorkQueue, tenants: readonly number[]): Promise<WaitingCount[]> {
    const { text, values } = countWaiting(QUEUES[queue].work, tenants);
    return this.platform.query<WaitingCount>(text, values);
  }
}
