import { Global, Module } from '@nestjs/common';
import { Realtime } from './realtime';

/** For every process that tells members something. */
@Global()
@Module({ providers: [Realtime], exports: [Realtime] })
export class RealtimeModule {}
