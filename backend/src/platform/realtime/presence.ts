import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type Redis from 'ioredis';
import { REDIS } from '../cache';
import { MemberAuthenticator } from '../http';
import { runInTenant } from '../tenancy';
import { type Stream } from './stream';
import { Streams } from './streams';

/** Cards go on showing a member as online for this long after the last page was closed or hidden. */
const AWAY_MS = 7 * 60_000;
const KEPT_SECONDS = 9 * 60;
/** One in this many heartbeats renews a member's presence in Redis. */
const SELDOM = 6;
const NOBODY_AWAY = { away: new Set<Stream>() };

type Listener = (memberId: number, isOnline: boolean) => Promise<void>;

/**
 * Tracks the members who have a page open in any process and looked at one recently. It is stored in Redis alone: while
 * that is unreachable, nobody comes or goes.
 */
@Injectable()
export class Presence implements OnApplicationBootstrap {
  private readonly process = randomUUID();
  private readonly leaving = new Map<string, { readonly stream: Stream; readonly at: number }>();
  private readonly listeners: Listener[] = [];
  private rounds = 0;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly streams: Streams,
    private readonly members: MemberAuthenticator,
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

  /** The listener is called in the member's tenant whenever a member comes online or goes offline. */
  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** With each heartbeat of some streams. */
  keep(streams: readonly Stream[], away: ReadonlySet<Stream>, turn: number, now = Date.now()): void {
    if (turn === 0) this.rounds = (this.rounds + 1) % SELDOM;
    if (this.rounds === 0) this.stay(streams.filter((stream) => !stream.isAway && !away.has(stream)));
    for (const stream of streams) {
      if (stream.isAway === away.has(stream)) continue;
      stream.isAway = !stream.isAway;
      if (stream.isAway) void this.leave(stream);
      else void this.arrive(stream);
    }
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
    const stand = [keyOf(stream.channel), this.process, 'EX', KEPT_SECONDS] as const;
    const isKnown = await this.redis.set(...stand, 'XX').catch(() => 'unknown');
    if (isKnown !== null) return;
    // A page that nobody looks at comes again where its stream was cut off.
    const { away } = await this.members.standing([stream]).catch(() => NOBODY_AWAY);
    if (away.has(stream)) stream.isAway = true;
    else if ((await this.redis.set(...stand, 'NX').catch(() => null)) !== null) this.notify(stream, true);
  }

  private async depart(stream: Stream): Promise<void> {
    const where = await this.redis.get(keyOf(stream.channel)).catch(() => null);
    if (where === this.process && !this.streams.has(stream.channel)) await this.leave(stream);
  }

  /** Only the process that deletes the key first publishes the change. */
  private async leave(stream: Stream): Promise<void> {
    if ((await this.redis.del(keyOf(stream.channel)).catch(() => 0)) === 1) this.notify(stream, false);
  }

  private notify({ tenantId, memberId }: Stream, isOnline: boolean): void {
    runInTenant(tenantId, () => {
      for (const listener of this.listeners) listener(memberId, isOnline).catch(() => undefined);
    });
  }
}

const keyOf = (channel: string): string => `online:${channel}`;
