export { ENVELOPE_VERSION, type JobEnvelope } from './job-envelope';
export { type FailedJob, JOB_QUEUE, JobQueue, type QueueStanding, type RankedJob } from './job-queue';
export { JobWorker } from './job-worker';
export { QueueModule } from './queue.module';
export { QUEUE_SETTINGS, type QueueSettings } from './queue-settings';
