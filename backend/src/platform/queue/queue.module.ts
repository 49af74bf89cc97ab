import { Module } from '@nestjs/common';
import { JobQueue } from './job-queue';
import { DEFAULT_QUEUE_SETTINGS, QUEUE_SETTINGS } from './queue-settings';

@Module({
  providers: [JobQueue, { provide: QUEUE_SETTINGS, useValue: DEFAULT_QUEUE_SETTINGS }],
  exports: [JobQueue, QUEUE_SETTINGS],
})
export class QueueModule {}
