import { Inject, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import type Redis from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { REDIS } from '../cache';
import { type Limit } from './endpoint';

/** Counts calls in Redis, across all processes; while Redis is away each process counts for itself. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterRedis>();
  private readonly taken = new WeakMap<FastifyRequest, Map<string, Promise<number>>>();

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * As `take`, in the brand that was asked and once for a request, however often it is looked at. What is limited is its
   * route, if nothing else is.
   */
  takeFor(request: FastifyRequest, limit: Limit, who: string | number, what = routeOf(request)): Promise<number> {
    const taken = this.taken.get(request) ?? new Map<string, Promise<number>>();
    this.taken.set(request, taken);
    const before = taken.get(what);
    if (before) return before;
    const wait = this.take(what, limit, `${request.visit.scope.tenantId ?? 'platform'}:${who}`);
    taken.set(what, wait);
    return wait;
  }

  /** Takes one call. Answers the seconds to wait where there is none left, else 0. */
  async take(route: string, limit: Limit, who: string): Promise<number> {
    let limiter = this.limiters.get(route);
    if (!limiter) {
      const options = { keyPrefix: `limit:${route}`, points: limit.max, duration: limit.seconds };
      const insuranceLimiter = new RateLimiterMemory(options);
      limiter = new RateLimiterRedis({
        ...options,
        storeClient: this.redis,
        insuranceLimiter,
        rejectIfRedisNotReady: true,
      });
      this.limiters.set(route, limiter);
    }
    try {
      await limiter.consume(who);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}

const routeOf = ({ routeOptions, method }: FastifyRequest): string => `${routeOptions.url ?? ''}:${method}`;
