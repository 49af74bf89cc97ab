import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
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

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close().catch(() => undefined);
    this.redis.disconnect();
  }
}
