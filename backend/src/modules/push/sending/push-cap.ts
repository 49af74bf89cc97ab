import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { REDIS } from '../../../platform/cache';
import { CONFIG, type Config } from '../../../platform/config/config';

const MINUTE_MS = 60_000;
/** This share of a minute's pushes may go at once; the rest is spread, so that no minute has more than the cap. */
const BURST = 1 / 6;

// Each push moves the time forward at which the next one is due. What is over the burst gets the place that it took.
const TAKE = `
  local clock = redis.call('time')
  local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
  local due = math.max(now, tonumber(redis.call('get', KEYS[1]) or '0')) + ARGV[1]
  redis.call('set', KEYS[1], string.format('%.0f', due), 'px', math.max(1, math.ceil(due - now)))
  return math.max(0, math.ceil(due - now - ARGV[2]))`;

/**
 * Spaces what a brand sends. Browsers limit a site that sends too much, for weeks; this keeps every brand under their limit.
 * Nothing is dropped: what is over it has a place later.
 */
@Injectable()
export class PushCap {
  private readonly perMinute: number;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) config: Pick<Config, 'PUSHES_PER_MINUTE'>,
  ) {
    this.perMinute = config.PUSHES_PER_MINUTE;
  }

  /** Takes places for as many pushes. Answers how many milliseconds they lie ahead; 0: now. */
  async take(tenantId: number, pushes: number): Promise<number> {
    const each = MINUTE_MS / (this.perMinute * (1 - BURST));
    const burst = this.perMinute * BURST * each;
    return Number(await this.redis.eval(TAKE, 1, `push-cap:${tenantId}`, Math.ceil(each * pushes), Math.floor(burst)));
  }
}
