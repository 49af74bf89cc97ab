export { PUSH_DATA } from './push-data';
export { PushModule } from './push.module';
