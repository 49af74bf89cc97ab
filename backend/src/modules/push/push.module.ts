import { Module } from '@nestjs/common';
import { TenantsModule } from '../tenants';
import { PushServices } from './endpoints/push-services';
import { ListPushDevicesController } from './use-cases/list-devices/list-push-devices.controller';
import { ListPushDevices } from './use-cases/list-devices/list-push-devices.use-case';
import { RemovePushDeviceController } from './use-cases/remove-device/remove-push-device.controller';
import { SubscribeController } from './use-cases/subscribe/subscribe.controller';
import { Subscribe } from './use-cases/subscribe/subscribe.use-case';
import { UnsubscribePushController } from './use-cases/unsubscribe/unsubscribe.controller';

/** The devices on which members get push notifications: for the api. */
@Module({
  imports: [TenantsModule],
  controllers: [ListPushDevicesController, RemovePushDeviceController, SubscribeController, UnsubscribePushController],
  providers: [ListPushDevices, PushServices, Subscribe],
})
export class PushModule {}
