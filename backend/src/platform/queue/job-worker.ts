import { type Job, Worker } from 'bullmq';
import type Redis from 'ioredis';
import { openRedis } from '../cache';
import { type Logger } from '../telemetry';
import { runInTenant } from '../tenancy/scope';
import { type JobEnvelope, readEnvelope } from './job-envelope';
import { JOB_QUEUE } from './job-queue';
import { type QueueSettings } from './queue-settings';

const RECONNECT_MS = 1000;

export interface JobWorkerOptions {
  readonly redisUrl: string;
  readonly settings: QueueSettings;
  readonly logger: Logger;
  /** Runs inside the scope of the job's tenant. */
  readonly work: (job: JobEnvelope) => Promise<void>;
}

/** The consuming end: takes jobs, puts each into its tenant's scope, outlives Redis going away and coming back. */
export class JobWorker {
  private readonly redis: Redis;
  private readonly worker: Worker<unknown>;

  constructor({ redisUrl, settings, logger, work }: JobWorkerOptions) {
    this.redis = openRedis(redisUrl, 'subscriber');
    this.worker = new Worker<unknown>(JOB_QUEUE, (job: Job<unknown>) => runJob(job.data, work), {
      connection: this.redis,
      prefix: settings.prefix,
      concurrency: settings.concurrency,
      runRetryDelay: RECONNECT_MS,
      removeOnComplete: { count: 0 },
    });
    this.worker.on('error', (error) => {
      logger.debug({ err: error }, 'the queue is not reachable');
    });
    this.worker.on('failed', (job, error) => {
      logger.error({ err: error, job: job?.id }, 'a job failed');
    });
  }

  get reachable(): boolean {
    return this.redis.status === 'ready';
  }

  /** Takes no more jobs and waits for the running ones, at most `ms`. */
  async close(ms: number): Promise<void> {
    const gone = this.worker.close(!this.reachable);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    await Promise.race([gone.catch(() => undefined), late]);
    clearTimeout(timer);
    this.redis.disconnect();
  }
}

/** Restores the scope that the producer stamped on a job. */
export async function runJob(data: unknown, work: (job: JobEnvelope) => Promise<void>): Promise<void> {
  const envelope = readEnvelope(data);
  await runInTenant(envelope.tenant, () => work(envelope), envelope.trace);
}
