import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { MemberAuthenticator, type RevokedSince } from '../http';
import { LOGGER, type Logger, gauge } from '../telemetry';
import { channelOf } from './channel';
import { type Stream } from './stream';
import { Streams } from './streams';

/** With the time that a look takes well below the second within which the stream of an ended session ends. */
const PAUSE_MS = 400;
/** A stream whose session cannot be checked for so long ends; its page comes again and proves itself. */
const PATIENCE_MS = 700;

/**
 * Ends the streams of sessions that have ended. A message on the member's channel announces it at once; a look at the rows,
 * one statement for all tenants every 400 ms, finds those whose message was lost. Without streams it does not look.
 */
@Injectable()
export class Revocations implements OnApplicationBootstrap, OnApplicationShutdown {
  private since: RevokedSince | undefined;
  private looking: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private lookedAt = 0;
  private failed = false;
  private stopped = false;

  constructor(
    private readonly streams: Streams,
    private readonly members: MemberAuthenticator,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.streams.check = (channel) => void this.check([channel]);
    gauge('live_revocation_age_seconds', 'Seconds since streams of ended sessions were last known to have ended', () =>
      this.since === undefined ? 0 : (Date.now() - this.lookedAt) / 1000,
    );
    this.wait();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking?.catch(() => undefined);
  }

  /** To be called when a stream is here, before its session is proven: what ends after the snapshot ends the stream. */
  begin(snapshot: string): void {
    if (this.since !== undefined) return;
    this.since = { snapshot };
    this.lookedAt = Date.now();
  }

  /** Looks now. A call while a look is under way is answered by the next one. */
  look(): Promise<void> {
    if (this.looking) {
      const again = (): Promise<void> => this.look();
      return (this.next ??= this.looking.then(again, again));
    }
    this.next = undefined;
    this.looking = this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private wait(): void {
    if (this.stopped) return;
    const look = async (): Promise<void> => {
      try {
        await this.look();
        this.failed = false;
      } catch (error) {
        if (!this.failed) this.logger.warn({ err: error }, 'ended sessions could not be looked at');
        this.failed = true;
      }
      this.wait();
    };
    this.timer = setTimeout(() => void look(), PAUSE_MS * (0.8 + 0.2 * Math.random()));
  }

  private async lookOnce(): Promise<void> {
    const { since } = this;
    if (since === undefined) return;
    if (this.streams.size === 0) {
      this.since = undefined;
      return;
    }
    const { until, members } = await this.members.revoked(since);
    await this.check(members.map(({ tenantId, memberId }) => channelOf(tenantId, memberId)));
    this.since = until;
    this.lookedAt = Date.now();
  }

  /** Nothing is written to streams of these channels until it is known which of them are still signed in. */
  private async check(channels: readonly string[]): Promise<void> {
    const streams = channels.flatMap((channel) => this.streams.of(channel));
    if (streams.length === 0) return;
    for (const stream of streams) stream.pause();
    const over = await this.overOf(streams);
    for (const stream of streams) {
      if (over.has(stream)) this.streams.endSignedOut(stream);
      else stream.resume();
    }
  }

  private async overOf(streams: readonly Stream[]): Promise<ReadonlySet<Stream>> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new Error(`no answer within ${PATIENCE_MS} ms`));
      }, PATIENCE_MS);
    });
    try {
      return (await Promise.race([this.members.standing(streams), patience])).over;
    } catch (error) {
      this.logger.warn({ err: error, streams: streams.length }, 'streams ended: their sessions could not be checked');
      return new Set(streams);
    } finally {
      clearTimeout(timer);
    }
  }
}
