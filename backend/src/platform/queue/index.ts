export { ENVELOPE_VERSION, JobRefused, readEnvelope, type JobEnvelope } from './job-envelope';
export { JOB_QUEUE, JobQueue, type RankedJob } from './job-queue';
export { JobWorker, runJob, type JobWorkerOptions } from './job-worker';
export { QueueModule } from './queue.module';
export { DEFAULT_QUEUE_SETTINGS, QUEUE_SETTINGS, type QueueSettings } from './queue-settings';
