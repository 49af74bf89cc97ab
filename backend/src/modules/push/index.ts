export { accountPush } from './contents/account-push';
export { AppBadge } from './contents/app-badge';
export { NewsPushes, type ToldNews } from './contents/news-pushes';
export { PushContentsModule } from './contents/push-contents.module';
export { selectedPush } from './contents/selected-push';
export { type ListedDevice, PushDeviceAdmin } from './operators/push-device-admin';
export { type PushStanding, pushStanding } from './operators/push-standing';
export { PUSH_DATA } from './push-data';
export { PushModule } from './push.module';
export {
  type Decision,
  FreshPushes,
  type PushMessage,
  type PushReader,
  type WriteMessage,
} from './sending/fresh-pushes';
export { type PushKind, type PushPayload, pushEntry } from './sending/push-entry';
export { PushSendingModule } from './sending/push-sending.module';
