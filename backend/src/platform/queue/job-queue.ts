import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Job, Queue } from 'bullmq';
import type Redis from 'ioredis';
import { randomUUID } from 'node:crypto';
import { openRedis } from '../cache';
import { CONFIG, type Config } from '../config/config';
import { type JobEnvelope } from './job-envelope';
import { QUEUE_SETTINGS, type QueueSettings } from './queue-settings';

export const JOB_QUEUE = 'outbox';

/** BullMQ refuses a higher one. */
const LOWEST_PRIORITY = 2_097_151;

export interface RankedJob {
  readonly envelope: JobEnvelope;
  /** The job's place in its own tenant's backlog, from 1: a tenant with few jobs overtakes one with many. */
  readonly rank: number;
}

const LOOKED_AT = 99;

export interface QueueStanding {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly failed: number;
  /** When the oldest waiting job was handed over; null where none waits. */
  readonly oldest_at: Date | null;
}

export interface FailedJob {
  readonly id: string;
  /** Null where the job does not say whose it is. */
  readonly tenant_id: number | null;
  /** How many entries of the outbox it names. */
  readonly entries: number;
  readonly reason: string;
  readonly attempts: number;
  readonly failed_at: Date;
}

function failedJob({ id = '', data, failedReason, attemptsMade, finishedOn, timestamp }: Job<unknown>): FailedJob {
  const { tenant, ids } = (data ?? {}) as Partial<Record<keyof JobEnvelope, unknown>>;
  return {
    id,
    tenant_id: typeof tenant === 'number' ? tenant : null,
    entries: Array.isArray(ids) ? ids.length : 0,
    reason: failedReason,
    attempts: attemptsMade,
    failed_at: new Date(finishedOn ?? timestamp),
  };
}

/**
 * The producing end. Jobs are hints about rows: whatever Redis loses is handed over again from the table. Calls fail at
 * once while Redis is away.
 */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly queue: Queue<JobEnvelope>;
  private readonly epochKey: string;

  constructor(@Inject(CONFIG) config: Config, @Inject(QUEUE_SETTINGS) settings: QueueSettings) {
    this.redis = openRedis(config.REDIS_URL, 'commands');
    this.epochKey = `${settings.prefix}:epoch`;
    this.queue = new Queue<JobEnvelope>(JOB_QUEUE, {
      connection: this.redis,
      prefix: settings.prefix,
      streams: { events: { maxLen: 100 } },
      defaultJobOptions: { removeOnComplete: true, removeOnFail: { count: 1000, age: 7 * 24 * 3600 } },
    });
    // Its connection reconnects by itself; an unheard error event would end the process.
    this.queue.on('error', () => undefined);
  }

  get reachable(): boolean {
    return this.redis.status === 'ready';
  }

  /** Whether Redis still knows what was handed over earlier. False after it was wiped or replaced. */
  async remembers(): Promise<boolean> {
    return (await this.redis.exists(this.epochKey)) === 1;
  }

  /** From now on this Redis counts as the one that knows. */
  async beginEpoch(): Promise<void> {
    await this.redis.set(this.epochKey, randomUUID(), 'NX');
  }

  /** Jobs that nobody has taken yet. */
  async waiting(): Promise<number> {
    return this.queue.getPrioritizedCount();
  }

  async add(jobs: readonly RankedJob[]): Promise<void> {
    // Always a priority: BullMQ takes every job without one before all jobs with one.
    const ranked = jobs.map(({ envelope, rank }) => ({
      name: JOB_QUEUE,
      data: envelope,
      opts: { priority: Math.min(Math.max(rank, 1), LOWEST_PRIORITY) },
    }));
    await this.queue.addBulk(ranked);
  }

  /** How many jobs are in which state. The oldest is looked for among those that come next. */
  async standing(): Promise<QueueStanding> {
    const [counts, next] = await Promise.all([
      this.queue.getJobCounts('wait', 'prioritized', 'active', 'delayed', 'failed'),
      this.queue.getJobs(['wait', 'prioritized'], 0, LOOKED_AT, true),
    ]);
    const times = next.flatMap((job) => (job as Job | undefined)?.timestamp ?? []);
    return {
      queue: JOB_QUEUE,
      waiting: (counts['wait'] ?? 0) + (counts['prioritized'] ?? 0),
      ...{ active: counts['active'] ?? 0, delayed: counts['delayed'] ?? 0, failed: counts['failed'] ?? 0 },
      oldest_at: times.length === 0 ? null : new Date(Math.min(...times)),
    };
  }

  /** The jobs that failed, the newest first. */
  async failedJobs(most: number): Promise<FailedJob[]> {
    const jobs = await this.queue.getFailed(0, most - 1);
    return jobs.flatMap((job) => {
      const found = job as Job<unknown> | undefined;
      return found ? [failedJob(found)] : [];
    });
  }

  /** Hands a failed job over again. Answers what it was; undefined where there is no such failed job any more. */
  async retry(id: string): Promise<FailedJob | undefined> {
    const job = (await this.queue.getJob(id)) as Job<unknown> | undefined;
    if (!job) return undefined;
    const before = failedJob(job);
    try {
      // The script of BullMQ moves the job only where it is among the failed ones: of two calls one succeeds.
      await job.retry('failed');
    } catch (error) {
      if (!(await job.isFailed())) return undefined;
      throw error;
    }
    return before;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close().catch(() => undefined);
    this.redis.disconnect();
  }
}
