import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type Redis from 'ioredis';
import { openRedis } from '../cache';
import { CONFIG, type Config } from '../config/config';

const PATIENCE_MS = 1000;

/** The one connection of a process that listens for its members' events. While Redis is away nothing waits for it. */
@Injectable()
export class Channels implements OnApplicationShutdown {
  private subscriber: Redis | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** `onReturn` is called when the connection is back: events that were published meanwhile are lost. */
  subscribe(onEvent: (channel: string, bytes: Buffer) => void, onReturn: () => void): void {
    this.subscriber = openRedis(this.config.REDIS_URL, 'subscriber');
    this.subscriber.on('messageBuffer', (channel: Buffer, bytes: Buffer) => {
      onEvent(channel.toString('latin1'), bytes);
    });
    this.subscriber.on('ready', onReturn);
  }

  /** Resolves when events come, or when that takes too long. */
  async join(channel: string): Promise<void> {
    const { subscriber } = this;
    if (!subscriber) return;
    const joined = subscriber.subscribe(channel).catch(() => undefined);
    if (subscriber.status !== 'ready') return;
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
    await Promise.race([joined, patience]);
    clearTimeout(timer);
  }

  leave(channel: string): void {
    this.subscriber?.unsubscribe(channel).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.subscriber?.disconnect();
  }
}
