import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { REDIS } from '../cache';
import { currentTenantId } from '../tenancy';
import { channelOf } from './channel';

/** Somebody who put a page away this short a time ago may have read what came. */
const FRESH_MS = 15_000;
/** A page that is looked at says so again before that. */
const KEPT_SECONDS = 150;

const IN_SIGHT = 'in sight';

/** Whether a member looks at a page: in sight, out of sight since a moment ago until then, or not at all. */
export type Sight = 'in_sight' | { readonly until: Date } | 'none';

/**
 * Remembers which members look at a page of theirs, by what the pages last said. In Redis alone: while that is away, nobody
 * looks.
 */
@Injectable()
export class PageSight {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** A page of the member came into sight, or went out of it. */
  async note(memberId: number, isInSight: boolean): Promise<void> {
    const key = keyOf(memberId);
    const noted = isInSight
      ? this.redis.set(key, IN_SIGHT, 'EX', KEPT_SECONDS)
      : this.redis.set(key, String(Date.now()), 'PX', FRESH_MS);
    await noted.catch(() => undefined);
  }

  async of(memberId: number): Promise<Sight> {
    const noted = await this.redis.get(keyOf(memberId)).catch(() => null);
    if (noted === null) return 'none';
    return noted === IN_SIGHT ? 'in_sight' : { until: new Date(Number(noted) + FRESH_MS) };
  }
}

const keyOf = (memberId: number): string => `sight:${channelOf(currentTenantId(), memberId)}`;
