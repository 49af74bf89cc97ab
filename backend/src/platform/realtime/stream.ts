import { type ServerResponse } from 'node:http';
import { channelOf } from './channel';
import { SECURITY_HEADERS } from '../http/security-headers';

/** At most this many bytes wait for a reader; a slower one is disconnected, reconnects and catches up. */
const MOST_WAITING = 256 * 1024;

const HEADERS = Object.entries({
  ...SECURITY_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  // No proxy on the way may store, compress or buffer the stream.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}).flat();

/** One open page of a member. What comes before it has started, and while its session is being checked, waits. */
export class Stream {
  readonly channel: string;
  /** The member has a page open, and has not looked at any for a while. */
  isAway = false;
  private isStarted = false;
  private pauses = 0;
  private waiting: (Buffer | string)[] = [];

  constructor(
    readonly tenantId: number,
    readonly memberId: number,
    /** The session's token that it was opened with. */
    readonly token: string,
    /** The turn in which this stream is looked after. */
    readonly turn: number,
    readonly response: ServerResponse,
  ) {
    this.channel = channelOf(tenantId, memberId);
  }

  get isLive(): boolean {
    return this.isStarted && this.pauses === 0;
  }

  /** Its head, what was missed, then what has come meanwhile. */
  start(trace: string, missed: string): void {
    const { response } = this;
    if (response.destroyed || response.writableEnded) return;
    this.isStarted = true;
    // Its end is the connection's: no chunk needs a frame of its own.
    response.useChunkedEncodingByDefault = false;
    response.shouldKeepAlive = false;
    response.writeHead(200, [...HEADERS, 'x-request-id', trace]);
    this.waiting.unshift(missed);
    this.flush();
  }

  /** Until `resume`, as often as it was paused, nothing is written. */
  pause(): void {
    this.pauses += 1;
  }

  resume(): void {
    this.pauses -= 1;
    this.flush();
  }

  /** Whether it keeps up. */
  write(bytes: Buffer | string): boolean {
    if (!this.isLive) {
      this.waiting.push(bytes);
      return true;
    }
    const { response } = this;
    if (response.destroyed || response.writableEnded) return true;
    if (response.write(bytes) || response.writableLength <= MOST_WAITING) return true;
    response.destroy();
    return false;
  }

  /** The page comes again after `retryMs`. */
  end(retryMs: number): void {
    const { response } = this;
    this.waiting = [];
    if (this.isStarted) response.end(`retry: ${Math.round(retryMs)}\n\n`);
    else if (!response.writableEnded)
      response.writeHead(503, { 'retry-after': String(Math.ceil(retryMs / 1000)) }).end();
  }

  private flush(): void {
    if (!this.isLive) return;
    const { waiting } = this;
    this.waiting = [];
    for (const bytes of waiting) this.write(bytes);
  }
}
