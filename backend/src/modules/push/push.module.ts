import { Module } from '@nestjs/common';
import { TenantsModule } from '../tenants';
import { PushServices } from './endpoints/push-services';
import { ChangePushDeviceController } from './use-cases/change-device/change-push-device.controller';
import { ChangePushPreferenceController } from './use-cases/change-preference/change-push-preference.controller';
import { ChangeQuietHoursController } from './use-cases/change-quiet-hours/change-quiet-hours.controller';
import { ListPushDevicesController } from './use-cases/list-devices/list-push-devices.controller';
import { ListPushDevices } from './use-cases/list-devices/list-push-devices.use-case';
import { ListPushPreferencesController } from './use-cases/list-preferences/list-push-preferences.controller';
import { ListPushPreferences } from './use-cases/list-preferences/list-push-preferences.use-case';
import { NoteSightController } from './use-cases/note-sight/note-sight.controller';
import { RemovePushDeviceController } from './use-cases/remove-device/remove-push-device.controller';
import { SendTestPushController } from './use-cases/send-test/send-test-push.controller';
import { SendTestPush } from './use-cases/send-test/send-test-push.use-case';
import { SubscribeController } from './use-cases/subscribe/subscribe.controller';
import { Subscribe } from './use-cases/subscribe/subscribe.use-case';
import { UnsubscribePushController } from './use-cases/unsubscribe/unsubscribe.controller';

/** The devices on which members get push notifications, and which they want: for the api. */
@Module({
  imports: [TenantsModule],
  controllers: [
    ChangePushDeviceController,
    ChangePushPreferenceController,
    ChangeQuietHoursController,
    ListPushDevicesController,
    ListPushPreferencesController,
    NoteSightController,
    RemovePushDeviceController,
    SendTestPushController,
    SubscribeController,
    UnsubscribePushController,
  ],
  providers: [ListPushDevices, ListPushPreferences, PushServices, SendTestPush, Subscribe],
})
export class PushModule {}
