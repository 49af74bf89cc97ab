import { Inject, Injectable } from '@nestjs/common';
import type Redis from 'ioredis';
import { REDIS } from '../cache';
import { currentTenantId } from '../tenancy';
import { channelOf } from './channel';
import { CHECK_SESSIONS, type LiveEvent, written } from './live-event';

/** Publishes events to the open pages of a member, in whichever processes their streams are. */
@Injectable()
export class Realtime {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /**
   * To be called after the commit, in the member's tenant. Never fails and never waits: streams catch up from the rows on
   * events that are lost on the way.
   */
  publish(memberId: number, event: LiveEvent): void {
    this.redis.publish(channelOf(currentTenantId(), memberId), written(event)).catch(() => undefined);
  }

  /**
   * To be called after the commit that ended or renewed sessions of a member, in the member's tenant: every process holds
   * back what comes for the member's streams until it has found out which of them are still signed in. It goes the way of
   * events, so that no event that is published later overtakes it.
   */
  checkSessions(memberId: number): void {
    this.redis.publish(channelOf(currentTenantId(), memberId), CHECK_SESSIONS).catch(() => undefined);
  }
}
