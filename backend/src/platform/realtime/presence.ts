import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type Redis from 'ioredis';
import { REDIS } from '../cache';
import { runInTenant } from '../tenancy';
import { type Stream } from './stream';
import { Streams } from './streams';

/** As long as cards call somebody online whose last page is closed. */
const AWAY_MS = 7 * 60_000;
const KEPT_SECONDS = 9 * 60;
/** Of so many heartbeats one says in Redis that a member is still here. */
const SELDOM = 6;

type Listener = (memberId: number, isOnline: boolean) => Promise<void>;

/** Who has a page open anywhere. It stands in Redis alone: while that is away nobody comes or goes. */
@Injectable()
export class Presence implements OnApplicationBootstrap {
  private readonly process = randomUUID();
  private readonly leaving = new Map<string, { readonly stream: Stream; readonly at: number }>();
  private readonly listeners: Listener[] = [];
  private rounds = 0;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly streams: Streams,
  ) {}

  onApplicationBootstrap(): void {
    this.streams.onMember(
      (stream) => {
        this.leaving.delete(stream.channel);
        void this.arrive(stream);
      },
      (stream) => {
        this.leaving.set(stream.channel, { stream, at: Date.now() });
      },
    );
  }

  /** Hears, in the member's tenant, who comes and who has gone. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** With each heartbeat of some streams. */
  keep(streams: readonly Stream[], turn: number, now = Date.now()): void {
    if (turn === 0) this.rounds = (this.rounds + 1) % SELDOM;
    if (this.rounds === 0) this.stay(streams);
    for (const [channel, { stream, at }] of this.leaving) {
      // They stand in the order in which they left.
      if (now - at < AWAY_MS) break;
      this.leaving.delete(channel);
      void this.depart(stream);
    }
  }

  private stay(streams: readonly Stream[]): void {
    if (streams.length === 0) return;
    const pipeline = this.redis.pipeline();
    for (const { channel } of streams) pipeline.set(keyOf(channel), this.process, 'EX', KEPT_SECONDS);
    pipeline.exec().catch(() => undefined);
  }

  private async arrive(stream: Stream): Promise<void> {
    const before = await this.redis
      .set(keyOf(stream.channel), this.process, 'EX', KEPT_SECONDS, 'GET')
      .catch(() => 'unknown');
    if (before === null) this.tell(stream, true);
  }

  private async depart(stream: Stream): Promise<void> {
    const key = keyOf(stream.channel);
    const where = await this.redis.get(key).catch(() => null);
    if (where !== this.process || this.streams.has(stream.channel)) return;
    await this.redis.del(key).catch(() => 0);
    this.tell(stream, false);
  }

  private tell({ tenantId, memberId }: Stream, isOnline: boolean): void {
    runInTenant(tenantId, () => {
      for (const listener of this.listeners) listener(memberId, isOnline).catch(() => undefined);
    });
  }
}

const keyOf = (channel: string): string => `online:${channel}`;
