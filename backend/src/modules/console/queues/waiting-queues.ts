import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type WaitingCount, countWaiting } from '../../../shared/waiting-work';
import { type WorkQueue } from './queue-names';
import { QUEUES } from './queues';

export interface WaitingQueue extends WaitingCount {
  readonly queue: WorkQueue;
  /** How many of them somebody is at. */
  readonly claimed: number;
}

interface Claimed {
  readonly queue: WorkQueue;
  readonly tenant_id: number;
  readonly claimed: number;
}

/** Counts the waiting items by queue and tenant. Empty queues are left out. */
@Injectable()
export class WaitingQueues {
  constructor(private readonly platform: PlatformDatabase) {}

  async list(queues: readonly WorkQueue[], tenants: readonly number[]): Promise<WaitingQueue[]> {
    const [claimed, ...counts] = await Promise.all([
      this.platform.query<Claimed>(
        `select queue, tenant_id, count(*)::integer as claimed from staff_claim
         where claimed_until > now() and tenant_id = any($1::integer[]) group by queue, tenant_id`,
        [tenants],
      ),
      ...queues.map((queue) => this.count(queue, tenants)),
    ]);
    const at = new Map(claimed.map((row) => [`${row.queue} ${row.tenant_id}`, row.claimed]));
    return counts
      .flat()
      .map((row) => ({ ...row, claimed: at.get(`${row.queue} ${row.tenant_id}`) ?? 0 }))
      .sort((one, other) => one.due.getTime() - other.due.getTime());
  }

  private async count(queue: WorkQueue, tenants: readonly number[]) {
    const { text, values } = countWaiting(QUEUES[queue].work, tenants);
    const rows = await this.platform.query<WaitingCount>(text, values);
    return rows.map((row) => ({ ...row, queue }));
  }
}
