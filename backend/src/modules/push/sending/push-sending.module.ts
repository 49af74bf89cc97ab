import { Module } from '@nestjs/common';
import { PublicRequests } from '../../../platform/outside';
import { TenantsModule } from '../../tenants';
import { PushServices } from '../endpoints/push-services';
import { FreshPushes } from './fresh-pushes';
import { PushBrakes } from './push-brakes';
import { PushCap } from './push-cap';
import { PushDelivery } from './push-delivery';
import { PushDevices } from './push-devices';
import { PushFigures } from './push-figures';
import { PushHandler } from './push.handler';
import { PushSender } from './push-sender';
import { PushTokens } from './push-tokens';

/** Sends pushes: for the worker, which brings the outbox's handlers. */
@Module({
  imports: [TenantsModule],
  providers: [
    ...[FreshPushes, PushBrakes, PushCap, PushDelivery, PushDevices, PushFigures, PushHandler, PushSender],
    ...[PublicRequests, PushServices, PushTokens],
  ],
  exports: [FreshPushes],
})
export class PushSendingModule {}
