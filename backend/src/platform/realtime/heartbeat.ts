import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { MemberAuthenticator, type Standing } from '../http';
import { LOGGER, type Logger } from '../telemetry';
import { Presence } from './presence';
import { SealedPositions } from './sealed-positions';
import { type Stream } from './stream';
import { Streams, TURNS } from './streams';
import { Watch } from './watch';

const BEAT_MS = 25_000;

/** Looks after all streams in turns: ends those whose session is over, and writes the current position to the others. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private turn = 0;

  constructor(
    private readonly streams: Streams,
    private readonly watch: Watch,
    private readonly members: MemberAuthenticator,
    private readonly presence: Presence,
    private readonly positions: SealedPositions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.turn = (this.turn + 1) % TURNS;
      void this.beat(this.turn);
    }, BEAT_MS / TURNS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async beat(turn: number): Promise<void> {
    const streams = [...this.streams.ofTurn(turn)];
    const { over, away } = await this.standing(streams);
    // The same bytes for all: all streams of a process have the same position.
    const bytes = Buffer.from(`event: beat\nid: ${this.sealedPosition()}\ndata\n\n`);
    for (const stream of streams) {
      if (over.has(stream)) this.streams.endSignedOut(stream);
      else stream.write(bytes);
    }
    this.presence.keep(streams, away, turn);
  }

  private sealedPosition(): string {
    const { position } = this.watch;
    return position === '' ? '' : this.positions.seal(position);
  }

  private async standing(streams: readonly Stream[]): Promise<Standing<Stream>> {
    const asBefore = { over: new Set<Stream>(), away: new Set(streams.filter(({ isAway }) => isAway)) };
    if (streams.length === 0) return asBefore;
    try {
      return await this.members.standing(streams);
    } catch (error) {
      this.logger.warn({ err: error }, 'sessions of streams could not be looked at');
      return asBefore;
    }
  }
}
