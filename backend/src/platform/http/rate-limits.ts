import { Inject, Injectable } from '@nestjs/common';
import { type IncomingMessage } from 'node:http';
import { type FastifyRequest } from 'fastify';
import type Redis from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { SITE_FACTOR } from '../../shared/network';
import { REDIS } from '../cache';
import { CallsAhead } from './calls-ahead';
import { type Limit } from './endpoint';
import { LocalCounts } from './local-counts';
import { type RequestContext } from './site-request';

const NO_WAIT = Promise.resolve(0);

type Caller = Pick<RequestContext, 'scope' | 'network'>;

/** A process takes a fiftieth of a limit at once: 24 calls of 1,200, and single calls of limits below 100. */
const PART = 50;

/**
 * Counts calls in Redis, across all processes. No more than the limit ever go through; where it is large, a process takes
 * several calls ahead, and what it does not use another process lacks until the period ends. While Redis is away, and where
 * its answer to a call is lost, each process counts on by itself from what Redis said last.
 */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterRedis>();
  private readonly local = new LocalCounts();
  private readonly ahead = new CallsAhead();
  /** The limits of which several calls are being taken. Calls that arrive meanwhile take one each. */
  private readonly takingSeveral = new Set<string>();
  private readonly taken = new WeakMap<IncomingMessage, Map<string, Promise<number>>>();

  constructor(@Inject(REDIS) private readonly redis: Redis) {
    // Defines the limiters' script. A pipeline knows only what was defined before it was begun, and for another script
    // ioredis ends the process.
    this.limiterOf('', { max: 1, seconds: 1 });
  }

  /** As `take`, and once for a request, however often it is looked at: by a fast path, and then by the framework. */
  takeFor(
    { raw, context }: Pick<FastifyRequest, 'raw' | 'context'>,
    limit: Limit,
    { what, id }: { what: string; id?: string | number | undefined },
  ): Promise<number> {
    const taken = this.taken.get(raw) ?? new Map<string, Promise<number>>();
    this.taken.set(raw, taken);
    const before = taken.get(what);
    if (before) return before;
    const wait = this.take(context, limit, what, id);
    taken.set(what, wait);
    return wait;
  }

  /**
   * Takes one call of `what`, of those that the caller has at the brand that was asked. Answers the seconds to wait where
   * there is none left, else 0. Counts by `id`, the member's, where one is given; else by the caller's network, which for
   * IPv6 is the /64 and, with `SITE_FACTOR` times the limit, the /48. A call that is refused does not use up the /48's.
   */
  take({ scope, network }: Caller, limit: Limit, what: string, id?: string | number): Promise<number> {
    const tenant = scope.tenantId ?? 'platform';
    if (id !== undefined) return this.consume(what, limit, `${tenant}:${id}`);
    const ofLine = this.consume(what, limit, `${tenant}:${network.line}`);
    const { site } = network;
    if (site === undefined) return ofLine;
    const ofSite = { ...limit, max: limit.max * SITE_FACTOR };
    return ofLine.then((wait) => (wait > 0 ? wait : this.consume(`${what}:site`, ofSite, `${tenant}:${site}`)));
  }

  private consume(what: string, limit: Limit, key: string): Promise<number> {
    return this.ahead.use(`${what}:${key}`) ? NO_WAIT : this.ask(what, limit, key);
  }

  private async ask(what: string, limit: Limit, key: string): Promise<number> {
    const name = `${what}:${key}`;
    const several = Math.floor(limit.max / PART);
    if (several <= 1 || this.takingSeveral.has(name)) return this.askFor(1, what, limit, key);
    this.takingSeveral.add(name);
    try {
      return await this.askFor(several, what, limit, key);
    } finally {
      this.takingSeveral.delete(name);
    }
  }

  private async askFor(calls: number, what: string, limit: Limit, key: string): Promise<number> {
    const name = `${what}:${key}`;
    const answer = await this.limiterOf(what, limit)
      .consume(key, calls)
      .catch((refusal: unknown) => (refusal instanceof RateLimiterRes ? refusal : undefined));
    if (answer === undefined) return inSeconds(this.local.take(name, limit.max, limit.seconds * 1000));
    const { consumedPoints, msBeforeNext } = answer;
    this.local.learn(name, consumedPoints, msBeforeNext);
    const allowed = calls - Math.max(0, consumedPoints - limit.max);
    // Where none is left in Redis, one may have been taken ahead meanwhile.
    if (allowed <= 0) return this.ahead.use(name) ? 0 : inSeconds(msBeforeNext);
    this.ahead.add(name, allowed - 1, msBeforeNext);
    return 0;
  }

  private limiterOf(route: string, { max, seconds }: Pick<Limit, 'max' | 'seconds'>): RateLimiterRedis {
    const known = this.limiters.get(route);
    if (known) return known;
    const limiter = new RateLimiterRedis({
      keyPrefix: `limit:${route}`,
      points: max,
      duration: seconds,
      storeClient: this.redis,
      rejectIfRedisNotReady: true,
    });
    this.limiters.set(route, limiter);
    return limiter;
  }
}

const inSeconds = (ms: number): number => (ms > 0 ? Math.max(1, Math.ceil(ms / 1000)) : 0);

/** The subject to count by where a route is limited as a whole: its path as it is declared. */
export const limitedRoute = (path: string, method: string): string => `${path}:${method}`;
