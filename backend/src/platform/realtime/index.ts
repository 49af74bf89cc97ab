export { type LiveEvent } from './live-event';
export { type Change, type LiveSource, LiveSources } from './live-sources';
export { PageSight, type Sight } from './page-sight';
export { Presence } from './presence';
export { Realtime } from './realtime';
export { RealtimeModule, StreamsModule } from './realtime.module';
