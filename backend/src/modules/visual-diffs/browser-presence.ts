import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { REDIS } from '../../platform/cache';

const KEY = 'visual-diffs:browser';
/** Longer than the longest comparison, in which a worker does not say it again. */
const SECONDS = 200;

/** Whether some worker has a browser. Workers say so again and again, so that it is forgotten with them. */
@Injectable()
export class BrowserPresence {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async announce(): Promise<void> {
    await this.redis.set(KEY, '1', 'EX', SECONDS);
  }

  async isThere(): Promise<boolean> {
    return (await this.redis.exists(KEY)) === 1;
  }
}
