import { LRUCache } from 'lru-cache';

interface Calls {
  left: number;
  readonly endsAt: number;
}

/** Beyond these the calls that were used least recently are lost. */
const MOST = 100_000;

/**
 * Calls that this process has taken of a limit and not used yet: taking several at once saves round trips. They end with the
 * period they were taken in. Times are in milliseconds.
 */
export class CallsAhead {
  private readonly calls = new LRUCache<string, Calls>({ max: MOST });

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Adds calls whose period lasts for `ms` more. */
  add(key: string, count: number, ms: number): void {
    if (count > 0) this.calls.set(key, { left: (this.current(key)?.left ?? 0) + count, endsAt: this.now() + ms });
  }

  /** Whether there was one to use. */
  use(key: string): boolean {
    const calls = this.current(key);
    if (calls === undefined || calls.left === 0) return false;
    calls.left -= 1;
    return true;
  }

  private current(key: string): Calls | undefined {
    const calls = this.calls.get(key);
    return calls !== undefined && calls.endsAt > this.now() ? calls : undefined;
  }
}
