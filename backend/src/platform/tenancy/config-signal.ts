import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type Redis from 'ioredis';
import { REDIS, openRedis } from '../cache';
import { CONFIG, type Config } from '../config/config';

const CHANNEL = 'config-changed';

/** Tells every process at once that something newer is live. Best effort: the directory also looks by itself. */
@Injectable()
export class ConfigSignal implements OnApplicationShutdown {
  private subscriber: Redis | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  announce(version: number): void {
    this.redis.publish(CHANNEL, String(version)).catch(() => undefined);
  }

  onChange(listener: () => void): void {
    this.subscriber ??= openRedis(this.config.REDIS_URL, 'subscriber');
    this.subscriber.on('message', listener);
    // A subscriber that was away may have missed a message.
    this.subscriber.on('ready', listener);
    this.subscriber.subscribe(CHANNEL).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.subscriber?.disconnect();
  }
}
