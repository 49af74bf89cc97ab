import { LIVE_KINDS, type LiveKind } from './live-events';

/** Data passed on by a stream. `beat` says that the stream is alive, `resync` that events may have been missed. */
export type Heard = { readonly kind: LiveKind; readonly data: unknown } | { readonly kind: 'beat' | 'resync' };

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** The server sends a beat every 25 seconds: after this long a silent device has slept, or the connection is dead. */
const SILENCE_MS = 60_000;
const LOOK_MS = 15_000;

/** A member's event stream that is reopened after every failure and continues at its last position. */
export class Connection {
  private source: EventSource | undefined;
  private position: string;
  private failures = 0;
  private heardAt = Date.now();
  private pause: ReturnType<typeof setTimeout> | undefined;
  private readonly ending = new AbortController();

  /** @param position where another stream of this browser stood, if there was one. */
  constructor(
    private readonly member: number,
    position: string,
    private readonly hand: (heard: Heard, position: string) => void,
    /** Called when the stream is refused, to check whether the member is still signed in. */
    private readonly onRefused: () => void,
  ) {
    this.position = position;
    const { signal } = this.ending;
    const look = (): void => {
      if (Date.now() - this.heardAt > SILENCE_MS) this.open();
    };
    const timer = setInterval(look, LOOK_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('online', () => this.open(), { signal });
    this.open();
  }

  close(): void {
    this.ending.abort();
    clearTimeout(this.pause);
    this.source?.close();
  }

  private open(): void {
    clearTimeout(this.pause);
    this.source?.close();
    this.heardAt = Date.now();
    const after = this.position === '' ? '' : `&after=${this.position}`;
    const source = new EventSource(`/api/events?member=${this.member}${after}`);
    this.source = source;
    const take = (kind: string, use: (event: MessageEvent<string>) => void): void => {
      source.addEventListener(kind, (event: MessageEvent<string>) => {
        this.heardAt = Date.now();
        this.failures = 0;
        const isFirst = this.position === '';
        if (event.lastEventId !== '') this.position = event.lastEventId;
        if (kind === 'ready' && isFirst) this.hand({ kind: 'resync' }, this.position);
        use(event);
      });
    };
    for (const kind of LIVE_KINDS)
      take(kind, ({ data }) => {
        this.hand({ kind, data: JSON.parse(data) as unknown }, this.position);
      });
    for (const kind of ['ready', 'beat'])
      take(kind, () => {
        this.hand({ kind: 'beat' }, this.position);
      });
    take('reload', () => {
      this.hand({ kind: 'resync' }, this.position);
    });
    source.addEventListener('error', () => {
      // The browser reopens a stream that was merely cut off by itself, after the pause that the server has set.
      if (source.readyState === EventSource.CLOSED && source === this.source) this.later();
    });
  }

  private later(): void {
    this.onRefused();
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failures);
    this.failures += 1;
    this.heardAt = Date.now() + pause;
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.open(), pause * (0.5 + Math.random()));
  }
}
