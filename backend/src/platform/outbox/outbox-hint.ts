import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type Redis from 'ioredis';
import { REDIS, openRedis } from '../cache';
import { CONFIG, type Config } from '../config/config';

const CHANNEL = 'outbox';

/** Wakes the relays after a commit. Best effort: they also look by themselves. */
@Injectable()
export class OutboxHint implements OnApplicationShutdown {
  private subscriber: Redis | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** To be called after the commit that wrote an entry. Never fails, never waits. */
  give(): void {
    this.redis.publish(CHANNEL, '').catch(() => undefined);
  }

  onHint(listener: () => void): void {
    this.subscriber ??= openRedis(this.config.REDIS_URL, 'subscriber');
    this.subscriber.on('message', listener);
    this.subscriber.on('ready', listener);
    this.subscriber.subscribe(CHANNEL).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.subscriber?.disconnect();
  }
}
