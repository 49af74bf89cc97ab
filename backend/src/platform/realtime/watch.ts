import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { PlatformDatabase } from '../database';
import { LOGGER, type Logger, gauge } from '../telemetry';
import { channelOf } from './channel';
import { written } from './live-event';
import { LiveSources } from './live-sources';
import { SNAPSHOT, positionOf } from './position';
import { Revocations } from './revocations';
import { Streams } from './streams';

const PAUSE_MS = 2000;

/**
 * Looks for changes every two seconds and whenever hints may have been lost, and writes them to the streams: every stored
 * change arrives, with Redis or without. It does not look while there are no streams.
 */
@Injectable()
export class Watch implements OnApplicationBootstrap, OnApplicationShutdown {
  private snapshot: string | undefined;
  private starting: Promise<string> | undefined;
  private looking: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private lookedAt = 0;
  private stopped = false;

  constructor(
    private readonly platform: PlatformDatabase,
    private readonly streams: Streams,
    private readonly sources: LiveSources,
    private readonly revocations: Revocations,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.streams.missed = () => void this.look();
    gauge('live_look_age_seconds', 'Seconds since all changes were last known to have been written to streams', () =>
      this.snapshot === undefined ? 0 : (Date.now() - this.lookedAt) / 1000,
    );
    this.wait();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  /** The snapshot whose changes have all been written to every stream. */
  get current(): string | undefined {
    return this.snapshot;
  }

  /** To be awaited by a registered stream before it catches up: every change after this snapshot is written to it. */
  async begin(): Promise<string> {
    if (this.snapshot !== undefined) return this.snapshot;
    this.starting ??= this.now().finally(() => {
      this.starting = undefined;
    });
    const begun = await this.starting;
    this.lookedAt = Date.now();
    return (this.snapshot ??= begun);
  }

  async now(): Promise<string> {
    const [row] = await this.platform.query<{ snapshot: string }>(SNAPSHOT);
    if (!row) throw new Error('no snapshot');
    return row.snapshot;
  }

  /** Looks now. Calls while a look is under way share the next one. */
  look(): Promise<void> {
    if (this.looking) return (this.next ??= this.looking.then(() => this.look()));
    this.next = undefined;
    this.looking = this.lookOnce()
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'changes could not be looked at');
      })
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private wait(): void {
    if (this.stopped) return;
    this.timer = setTimeout(
      () => {
        void this.look().finally(() => {
          this.wait();
        });
      },
      PAUSE_MS * (0.8 + 0.4 * Math.random()),
    );
  }

  private async lookOnce(): Promise<void> {
    const { snapshot } = this;
    if (snapshot === undefined) return;
    if (this.streams.size === 0) {
      this.snapshot = undefined;
      return;
    }
    // The position is read before the changes, so that no change falls between the two.
    const next = await this.now();
    const changes = await this.sources.after(snapshot);
    // Sessions that ended before these changes were stored are found now, before the changes are sent to any stream.
    await this.revocations.look();
    if (changes) for (const { tenantId, memberId, event } of changes) this.write(channelOf(tenantId, memberId), event);
    else this.streams.writeAll(written({ event: 'reload', data: {} }));
    this.snapshot = next;
    this.lookedAt = Date.now();
  }

  private write(channel: string, event: Parameters<typeof written>[0]): void {
    if (this.streams.has(channel)) this.streams.write(channel, written(event), 'look');
  }

  /** The current position of the streams. */
  get position(): string {
    return this.snapshot === undefined ? '' : positionOf(this.snapshot);
  }
}
