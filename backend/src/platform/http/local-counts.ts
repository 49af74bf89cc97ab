import { LRUCache } from 'lru-cache';

interface Count {
  count: number;
  readonly endsAt: number;
}

/** Beyond these the count that was used least recently is dropped. */
const MOST = 100_000;

/**
 * The last counts that Redis answered. This process goes on counting from them while Redis is away, or when an answer is
 * lost. Times are in milliseconds.
 */
export class LocalCounts {
  private readonly counts = new LRUCache<string, Count>({ max: MOST });

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** As Redis has answered: this many calls in a period that lasts for `ms` more. */
  learn(key: string, count: number, ms: number): void {
    const known = this.current(key);
    // Answers may arrive in another order than they were given.
    if (known === undefined || known.count < count || ms > known.endsAt - this.now() + 1000) this.keep(key, count, ms);
  }

  /** Counts a call of `max` in `ms`. Answers the milliseconds to wait, 0 where it is allowed. */
  take(key: string, max: number, ms: number): number {
    const known = this.current(key);
    if (known === undefined) this.keep(key, 1, ms);
    else known.count += 1;
    return known === undefined || known.count <= max ? 0 : known.endsAt - this.now();
  }

  private current(key: string): Count | undefined {
    const known = this.counts.get(key);
    return known !== undefined && known.endsAt > this.now() ? known : undefined;
  }

  private keep(key: string, count: number, ms: number): void {
    this.counts.set(key, { count, endsAt: this.now() + ms });
  }
}
