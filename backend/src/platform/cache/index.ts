import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import Redis from 'ioredis';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { CONFIG, type Config } from '../config/config';
import { giveUpSilence } from './silence';

export { isRefusedByRedis } from './refusal';

export const REDIS = Symbol('Redis');

/**
 * A connection that keeps trying. `commands` fails fast while Redis is away, so that a request can go on without it;
 * `subscriber` waits and subscribes again by itself. Either is given up and made anew where Redis answers nothing.
 */
export function openRedis(url: string, use: 'commands' | 'subscriber'): Redis {
  const redis = new Redis(url, {
    lazyConnect: false,
    // All commands of one turn of the event loop are sent in one write.
    enableAutoPipelining: use === 'commands',
    autoPipeliningIgnoredCommands: ['ping'],
    enableOfflineQueue: use === 'subscriber',
    maxRetriesPerRequest: use === 'subscriber' ? null : 0,
    connectTimeout: 2000,
    retryStrategy: (attempt) => Math.min(attempt * 50, 1000),
  });
  // The state of the connection is told by /readyz and metrics; an unheard error event would end the process.
  redis.on('error', () => undefined);
  giveUpSilence(redis);
  hearRefusedSubscriptions(redis);
  return redis;
}

/**
 * After a reconnect ioredis subscribes again by itself and handles no rejection of that call: where the connection ends
 * before Redis answers, an unhandled rejection would end the process. Callers still get the rejections of their own calls.
 */
function hearRefusedSubscriptions(redis: Redis): void {
  const subscribe = redis.subscribe.bind(redis);
  redis.subscribe = ((...channels: string[]) => {
    const subscribed = subscribe(...channels);
    subscribed.catch(() => undefined);
    return subscribed;
  }) as Redis['subscribe'];
}

@Global()
@Module({
  providers: [
    { provide: REDIS, inject: [CONFIG], useFactory: (config: Config) => openRedis(config.REDIS_URL, 'commands') },
  ],
  exports: [REDIS],
})
export class CacheModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async onApplicationShutdown(): Promise<void> {
    // Commands are sent at the end of the turn: disconnecting earlier would lose an event that was just published.
    await endOfTurn();
    this.redis.disconnect();
  }
}
