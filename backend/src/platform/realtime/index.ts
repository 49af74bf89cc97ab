export { Realtime } from './realtime';
export { RealtimeModule } from './realtime.module';
