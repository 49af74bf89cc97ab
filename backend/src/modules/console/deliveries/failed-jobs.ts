import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type FailedJob, JOB_QUEUE, JobQueue, type QueueStanding } from '../../../platform/queue';
import { type Actor, Tenants, audit } from '../../tenants';
import { FailedJobNotFound, QueueUnreachable } from '../errors';

const MOST = 200;

export interface ShownFailedJob extends Omit<FailedJob, 'tenant_id'> {
  readonly queue: string;
  readonly tenant: string | null;
}

/** The queue as it stands in Redis, and its failed jobs. */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly queue: JobQueue,
    private readonly platform: PlatformDatabase,
    private readonly tenants: Tenants,
  ) {}

  async queues(): Promise<QueueStanding[]> {
    return [await this.reached((queue) => queue.standing())];
  }

  async list(): Promise<ShownFailedJob[]> {
    const [jobs, tenants] = await Promise.all([this.reached((queue) => queue.failedJobs(MOST)), this.tenants.list()]);
    const slugs = new Map(tenants.map(({ id, slug }) => [id, slug]));
    return jobs.map(({ tenant_id, ...job }) => ({
      ...job,
      queue: JOB_QUEUE,
      tenant: tenant_id === null ? null : (slugs.get(tenant_id) ?? null),
    }));
  }

  async retry(name: string, id: string, actor: Actor): Promise<void> {
    if (name !== JOB_QUEUE) throw new FailedJobNotFound();
    const job = await this.reached((queue) => queue.retry(id));
    if (!job) throw new FailedJobNotFound();
    await audit(this.platform, actor, {
      ...{ action: 'queue.job_retried', tenantId: job.tenant_id, subject: `${name}:${id}` },
      details: { reason: job.reason, entries: job.entries },
    });
  }

  /** A call is not begun while Redis is away, and says so where Redis goes away in it. */
  private async reached<T>(work: (queue: JobQueue) => Promise<T>): Promise<T> {
    if (this.isAway()) throw new QueueUnreachable();
    try {
      return await work(this.queue);
    } catch (error) {
      throw this.isAway() ? new QueueUnreachable() : error;
    }
  }

  private isAway(): boolean {
    return !this.queue.reachable;
  }
}
