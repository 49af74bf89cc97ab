import { askAnew } from '../member';
import { Connection, type Heard } from './connection';
import { tellEvent, tellResync } from './live-events';

/** Messages between tabs: events from the stream of the leading tab, and the question whether one leads. */
type Said = { readonly heard: Heard; readonly position: string } | 'anybody?';

/** Longer than a leader is ever silent. */
const SILENCE_MS = 70_000;
const ANSWER_MS = 3000;

function hear(heard: Heard): void {
  if ('data' in heard) tellEvent(heard.kind, heard.data);
  else if (heard.kind === 'resync') tellResync();
}

/**
 * Keeps one stream for all tabs of the browser: the tab that holds a lock has it and tells the others. Where one tab is
 * asleep with it, another that is seen takes it over. A page goes on where the one before it in its tab was. Returns its end.
 */
export function startRealtime(member: number): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let tab = new Tab(member);
  // The browser keeps pages that have let go of everything.
  window.addEventListener('pagehide', () => tab.leave(), { signal });
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) tab = new Tab(member);
  };
  window.addEventListener('pageshow', comeBack, { signal });
  return () => {
    ending.abort();
    tab.leave();
  };
}

class Tab {
  private readonly tabs: BroadcastChannel;
  private readonly lock: string;
  private readonly ending = new AbortController();
  private connection: Connection | undefined;
  private release = (): void => undefined;
  private position: string;
  private heardAt = Date.now();

  constructor(private readonly member: number) {
    this.lock = `realtime-${member}`;
    this.position = sessionStorage.getItem(this.lock) ?? '';
    this.tabs = new BroadcastChannel(this.lock);
    this.tabs.onmessage = ({ data }: MessageEvent<Said>) => {
      this.listen(data);
    };
    const { signal } = this.ending;
    document.addEventListener('visibilitychange', () => this.ask(), { signal });
    const timer = setInterval(() => this.ask(), SILENCE_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    // Only pages that came safely have locks; others have a stream each.
    if ('locks' in navigator) this.queue();
    else this.lead(() => undefined);
  }

  leave(): void {
    this.ending.abort();
    sessionStorage.setItem(this.lock, this.position);
    this.stopLeading();
    this.tabs.close();
  }

  private listen(said: Said): void {
    if (said === 'anybody?') {
      if (this.connection) this.tabs.postMessage({ heard: { kind: 'beat' }, position: this.position } satisfies Said);
      return;
    }
    this.heardAt = Date.now();
    this.position = said.position;
    hear(said.heard);
  }

  /** Waits for its turn; where it may not wait any longer, takes the turn. */
  private queue(steal = false): void {
    const { signal } = this.ending;
    const lead = (): Promise<void> =>
      signal.aborted ? Promise.resolve() : new Promise((resolve) => this.lead(resolve));
    navigator.locks.request(this.lock, steal ? { steal } : { signal }, lead).catch(() => {
      // Another tab took it, which is seen while this one may be asleep.
      this.stopLeading();
      if (!signal.aborted) this.queue();
    });
  }

  private lead(release: () => void): void {
    this.release = release;
    this.connection = new Connection(
      this.member,
      this.position,
      (heard, position) => {
        this.position = position;
        this.tabs.postMessage({ heard, position } satisfies Said);
        hear(heard);
      },
      () => void askAnew(),
    );
  }

  private stopLeading(): void {
    this.connection?.close();
    this.connection = undefined;
    this.release();
  }

  /** Whether the tab with the stream is awake. */
  private ask(): void {
    if (this.connection || document.visibilityState === 'hidden') return;
    const askedAt = Date.now();
    this.tabs.postMessage('anybody?' satisfies Said);
    setTimeout(() => {
      if (this.connection || this.ending.signal.aborted || this.heardAt >= askedAt) return;
      this.queue(true);
    }, ANSWER_MS);
  }
}
