import { Module } from '@nestjs/common';
import { TenantsModule } from '../../tenants';
import { FreshPushes } from './fresh-pushes';
import { PushHandler } from './push.handler';

/** Sends pushes: for the worker, which brings the outbox's handlers. */
@Module({
  imports: [TenantsModule],
  providers: [FreshPushes, PushHandler],
  exports: [FreshPushes],
})
export class PushSendingModule {}
