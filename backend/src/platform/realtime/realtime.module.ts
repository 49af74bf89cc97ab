import { Global, Module } from '@nestjs/common';
import { Channels } from './channels';
import { EventsController } from './events.controller';
import { Heartbeat } from './heartbeat';
import { LiveSources } from './live-sources';
import { OpenStream } from './open-stream';
import { PageSight } from './page-sight';
import { Presence } from './presence';
import { Realtime } from './realtime';
import { Revocations } from './revocations';
import { SealedPositions } from './sealed-positions';
import { Streams } from './streams';
import { Watch } from './watch';

/** For every process that publishes events to members. */
@Global()
@Module({ providers: [PageSight, Realtime], exports: [PageSight, Realtime] })
export class RealtimeModule {}

/** For the processes that members' pages are connected with. Needs a MemberAuthenticator from a global module. */
@Global()
@Module({
  controllers: [EventsController],
  providers: [Channels, Heartbeat, LiveSources, OpenStream, Presence, Revocations, SealedPositions, Streams, Watch],
  exports: [LiveSources, Presence],
})
export class StreamsModule {}
