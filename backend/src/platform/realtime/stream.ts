import { type ServerResponse } from 'node:http';
import { channelOf } from './channel';
import { SECURITY_HEADERS } from '../http/security-headers';

/** So many bytes may wait for a reader; who is slower is cut off, comes again and catches up. */
const MOST_WAITING = 256 * 1024;

const HEADERS = Object.entries({
  ...SECURITY_HEADERS,
  'content-type': 'text/event-stream; charset=utf-8',
  // Nobody on the way may keep, pack or collect it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}).flat();

/** One open page of a member. What comes while it is catching up waits its turn. */
export class Stream {
  readonly channel: string;
  /** The member has a page open, and has not looked at any for a while. */
  isAway = false;
  private waiting: (Buffer | string)[] | undefined = [];

  constructor(
    readonly tenantId: number,
    readonly memberId: number,
    /** The id of the session that it was opened with. */
    readonly session: string,
    /** Whose turn it is to be looked after. */
    readonly turn: number,
    readonly response: ServerResponse,
  ) {
    this.channel = channelOf(tenantId, memberId);
  }

  get isLive(): boolean {
    return this.waiting === undefined;
  }

  /** Its head, what was missed, then what has come meanwhile. */
  start(trace: string, missed: string): void {
    const { response, waiting = [] } = this;
    this.waiting = undefined;
    if (response.destroyed || response.writableEnded) return;
    // Its end is the connection's: no chunk needs a frame of its own.
    response.useChunkedEncodingByDefault = false;
    response.shouldKeepAlive = false;
    response.writeHead(200, [...HEADERS, 'x-request-id', trace]);
    response.write(missed);
    for (const bytes of waiting) this.write(bytes);
  }

  /** Whether it keeps up. */
  write(bytes: Buffer | string): boolean {
    if (this.waiting) {
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
    if (!this.waiting) response.end(`retry: ${Math.round(retryMs)}\n\n`);
    else if (!response.writableEnded)
      response.writeHead(503, { 'retry-after': String(Math.ceil(retryMs / 1000)) }).end();
  }
}
